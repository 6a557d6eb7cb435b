"""The sea routes (rulebook p15): `ships` and the `harbours` that they reach."""
