"""Set-up, and what holds on every table."""
