"""The markets (rulebook p11 to p14): `sheep_market`, `hiring` of workers, `investing` in bonus tiles."""
