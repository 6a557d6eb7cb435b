"""Wellington (rulebook p9 to p11): its `steps`, `discs` and trading `posts` of a delivery, the `bonus_market`."""
