"""What is printed.

`entries`: the kinds of local actions. `shapes`: tiles, cards, boards, the whole box. `checks`: counts, references.
`effects`: what an entry does, in words. `names`: what names are made of. `figures`: those of the rule texts.
"""
