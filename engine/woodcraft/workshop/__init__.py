"""A player's workshop, and what is gained there.

`lumber`: the pile. `planting`: trees, and Produce / Plant a Tree. `improving`: Improve Workshop. `attic`: tools.
`market`: the market track. `tracks`: incomes and reputation. `gains`: gaining anything, and what follows from it.
"""
