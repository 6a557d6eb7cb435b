"""Orders and public contracts.

`display`: the two rows of face-up cards and their decks. `orders`: taking, placing and completing orders.
`contracts`: what hazelnut orders let one claim.
"""
