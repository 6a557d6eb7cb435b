"""A turn (rulebook p6 to p11): `turn` is its phases, `visit` phase B; `windows` are between its actions."""
