"""Measurements against evaluation data that is not part of the package (`make eval`)."""
