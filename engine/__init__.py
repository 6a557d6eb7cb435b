"""Longtable keeps its rules here; see `engine.kernel` for how a game is written."""
