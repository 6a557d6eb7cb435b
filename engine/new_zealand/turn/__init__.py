"""A turn (rulebook p6 to p11): `turn` is its phases, `visit` phase B; beside it `windows` and `exchange_tokens`."""
