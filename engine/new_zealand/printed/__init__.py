"""What is printed: the shapes of `components.yaml`.

`boards` (trail, sea, markets, player boards), `cards` (tiles and cards), `checks` (counts and references).
"""
