"""Against Sarah (solo booklet)."""
