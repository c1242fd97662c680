"""Measurements, side by side with others where there are others. Not part of the tests."""
