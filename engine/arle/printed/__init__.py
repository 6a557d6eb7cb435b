"""The printed data.

`shapes`: goods, tools, spaces, tiles, buildings. `box`: all of it together. `checks`: counts and references.
"""
