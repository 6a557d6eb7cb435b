"""Cards: the `hand`, `objectives`, and `shearing` (rulebook p6, p12, p16, p17)."""
