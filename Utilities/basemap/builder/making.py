"""The whole way from the inputs to the map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from builder.alps import add_alps
from builder.coding import Names
from builder.container import Basemap
from builder.countries import country_labels, country_names, read_countries
from builder.globe import Globe
from builder.labels import label_sets
from builder.lakes import lake_labels, name_lakes
from builder.levels import LEVELS, layers
from builder.natural_earth import read_world
from builder.places import place_labels
from builder.relief import grids
from builder.seas import sea_labels
from builder.summits import summit_labels
from builder.tiles import tiling

CREDIT = "Natural Earth · GLOBE, ETOPO1 (NOAA) · © GeoNames (CC BY 4.0)"


def make(inputs: Path, tell: Callable[[str], None]) -> Basemap:
    """Builds the map, and tells from time to time how far it is."""
    tell("reading the world")
    world = read_world(inputs)
    globe = Globe(inputs / "g10g.npz")
    tell("following the water of the Alps")
    add_alps(world, globe)
    world.lakes = name_lakes(world.lakes)
    names = Names()
    levels = []
    for level in LEVELS:
        tell(f"cutting the tiles of zoom {level.min_zoom}-{level.max_zoom}")
        levels.append((level, tiling(level, layers(level, world), names)))
    tell("placing the labels")
    countries = read_countries(inputs)
    labels = [
        *country_labels(countries),
        *place_labels(inputs),
        *sea_labels(inputs),
        *lake_labels(world.lakes),
        *summit_labels(),
    ]
    tell("sampling the relief")
    relief = grids(inputs, globe)
    return Basemap(CREDIT, names.chunk(), country_names(countries), levels, label_sets(labels), relief)
