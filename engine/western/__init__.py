"""What the Great Western Trail games share: the trail, the herd deck, objectives."""
