"""Great Western Trail: New Zealand, by the rulebook's chapters."""
