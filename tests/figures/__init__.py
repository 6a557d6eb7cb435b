"""A figure lives in the component data, and nowhere else: each printed number, changed by one.

`changes` lists the numbers, `trial` plays and draws a game with one of them changed, in a process of its own (a game's
data are read once, when it is imported). `python -m tests.figures` tries all of them; the suite tries a sample.
"""
