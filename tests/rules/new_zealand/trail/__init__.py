"""On the trail: movement and buildings."""
