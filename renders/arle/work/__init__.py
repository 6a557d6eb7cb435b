"""The work board: `board` is the whole picture, made of `columns` of spaces, `tools` and buildings for `sale`."""
