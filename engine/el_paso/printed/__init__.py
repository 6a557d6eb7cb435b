"""What is printed.

`entries`: the kinds of local actions. `shapes`: tiles, cards, boards, the whole box. `checks`: counts, references.
"""
