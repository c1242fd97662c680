"""Text in a script <-> sounds."""
