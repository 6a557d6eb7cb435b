"""Orders and public contracts.

`display`: the two rows of face-up cards and their decks. `taking`: Choose Orders, and placing. `rows`: what a row
brings. `needs`: what an order lacks and what could pay for it. `completing`: the free action. `contracts`: what
hazelnut orders let one claim. `measures`: what contracts count.
"""
