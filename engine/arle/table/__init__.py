"""The table as it is laid, seen and scored.

`setup` lays it (p.4), with three players `specialties` comes first (booklet p.6). `looking` makes the `view` that
everybody sees. `scoring` is the printed score sheet (p.15), `estimate` a guess for automatic players.
"""
