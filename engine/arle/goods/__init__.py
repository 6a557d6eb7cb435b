"""Goods (rulebook pp.7, 10, 12).

`stock` is what one has and every way to pay a price with it, `paying` asks which way, `conversions` turn goods into
others; `wording` names goods in messages, `texts` says what is printed on everything else.
"""
