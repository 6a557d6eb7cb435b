"""From one half-year to the next (rulebook pp.6-8).

`half_years` leads through inventory, start player and preparation. `before_november` uses the starter houses, then
come the inventories, `november` and `may`, with `sustenance` as their last step.
"""
