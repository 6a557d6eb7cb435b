"""Free actions: any number of them, in any order, within one's turn.

`offering` lists them all. `sawing`, `splicing`, `gluing` change dice. `making`: what an order lacks, made and delivered
in one answer. Harvesting is in `workshop.planting`, completing in `orders`, abilities in `helpers.once_a_turn`.
"""
