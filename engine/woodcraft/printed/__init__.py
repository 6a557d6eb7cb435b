"""The shape of the printed data, and what must hold in it.

`goods`: dice, tokens, tools and gains. `cards`: helpers, orders, contracts. `boards`: everything else.
`lexicon`: what each card says. `checks`: counts, ranges, and that everything named exists.
"""
