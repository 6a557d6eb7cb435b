"""Cards: the `hand`, `objectives`, `showing` sheep, `shearing`, `exchange_tokens` (rulebook p6, p12, p16 to p18)."""
