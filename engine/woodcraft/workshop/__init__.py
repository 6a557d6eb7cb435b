"""A player's workshop, and what is gained there.

`ledger`: what a seat holds, and the only ways in which that changes. `gains`: gaining anything, and what follows
from it. `lumber`: the pile. `planting`: trees, and Produce / Plant a Tree. `improving`: Improve Workshop. `attic`:
tools. `market`: the market track. `tracks`: incomes and reputation.
"""
