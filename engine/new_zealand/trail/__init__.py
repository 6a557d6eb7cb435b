"""On the trail: `movement` and tolls, `hazards`, `private_buildings`, and the `pathfinder` track."""
