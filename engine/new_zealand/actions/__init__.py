"""What buildings, tiles, cards and boards let a seat do.

`vocabulary` lists the actions, `performing` carries them out, `describing` words them, `counting` is "for each ...",
`gains` all that is gained and paid, `auxiliary` the player board's own actions; `markets` are hiring, investing and
buying sheep, `sea` is the ship and its harbours.
"""
