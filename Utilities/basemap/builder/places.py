"""Capitals, towns and villages: Natural Earth's, and GeoNames' where they are no part of one that is there already."""

from __future__ import annotations

import json
import math
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from builder.labels import Label, LabelKind
from builder.levels import FOCUS
from builder.projection import EQUATOR, TILE_SIDE, kilometres_per_unit, project_point, scale_at
from builder.shapefiles import read_table

# The first zooms of Natural Earth's ranks, the greatest first; a capital is there from its own zoom on at the latest.
RANK_ZOOMS = [2.2, 3.0, 3.7, 4.4, 5.0, 5.3, 5.8, 6.4, 7.0, 7.5, 7.5]
CAPITAL_ZOOM = 4.0

# GeoNames' places with fewer people are for the focus alone.
LEAST_POPULATION = 30_000

# From so many people on, a place hides smaller ones within so many kilometres: they are parts of it.
DOMAINS = [(1_000_000, 9.0), (300_000, 6.0), (100_000, 4.0), (20_000, 2.2), (3000, 1.2)]
LEAST_DOMAIN = 0.8

# Places of one name are the same within so many kilometres.
SAME_PLACE = 25.0

# From so many people on, a place of GeoNames is there from the zoom on.
POPULATION_ZOOMS = [(100_000, 7.0), (50_000, 7.5), (15_000, 8.0), (6000, 8.6), (2500, 9.2), (1000, 9.8)]
LAST_ZOOM = 10.5
FIRST_ZOOM = 7.0

# A place comes up earlier, by at most so many zooms, if the next that is larger is so many pixels away.
LONELY_BONUS = 2.0
LONELY_PIXELS = 75

# How far a place that has no larger one nearby is taken to be from the next, in kilometres.
FARTHEST = 40.0


@dataclass(frozen=True)
class _Place:
    x: float
    y: float
    population: int
    name: str

    def distance(self, other: _Place) -> float:
        """Kilometres between two places that are not far from each other."""
        return math.hypot(other.x - self.x, other.y - self.y) * kilometres_per_unit(self.y)

    @property
    def domain(self) -> float:
        return next((radius for least, radius in DOMAINS if self.population > least), LEAST_DOMAIN)

    @property
    def folded_name(self) -> str:
        """The name without accents and capitals."""
        letters = unicodedata.normalize("NFKD", self.name)
        return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower()


class _Neighbourhood:
    """Places by cells of the world, each of them wider than two places can have to do with each other."""

    CELLS = 2048

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[_Place]] = defaultdict(list)

    def add(self, place: _Place) -> None:
        self._cells[self._cell(place)].append(place)

    def around(self, place: _Place) -> Iterator[_Place]:
        column, row = self._cell(place)
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                yield from self._cells.get((x, y), ())

    def _cell(self, place: _Place) -> tuple[int, int]:
        return int(place.x * self.CELLS), int(place.y * self.CELLS)


def place_labels(inputs: Path) -> list[Label]:
    neighbourhood = _Neighbourhood()
    labels = list(_natural_earth_labels(inputs))
    for label in labels:
        neighbourhood.add(_Place(label.x, label.y, label.size, label.name))
    for place in _geonames_places(inputs):
        around = list(neighbourhood.around(place))
        if _is_known(place, around):
            continue
        larger = [other for other in around if other.population >= place.population]
        neighbourhood.add(place)
        min_zoom = _first_zoom(place, larger)
        labels.append(Label(LabelKind.PLACE, min_zoom, place.x, place.y, place.population, place.name))
    return labels


def _natural_earth_labels(inputs: Path) -> Iterator[Label]:
    for row in read_table(inputs / "ne_10m_populated_places_simple.dbf"):
        is_capital = str(row["featurecla"]).startswith("Admin-0 capital")
        x, y = project_point(float(row["longitude"]), float(row["latitude"]))
        min_zoom = RANK_ZOOMS[int(row["scalerank"])]
        if is_capital:
            min_zoom = min(min_zoom, CAPITAL_ZOOM)
        kind = LabelKind.CAPITAL if is_capital else LabelKind.PLACE
        yield Label(kind, min_zoom, x, y, int(max(row["pop_max"] or 0, 0)), str(row["name"]))


def _geonames_places(inputs: Path) -> list[_Place]:
    """The largest first."""
    places = []
    for row in json.loads((inputs / "cities500.json").read_text(encoding="utf-8")).values():
        longitude, latitude, population = row["longitude"], row["latitude"], row["population"]
        if population >= LEAST_POPULATION or FOCUS.contains(longitude, latitude):
            places.append(_Place(*project_point(longitude, latitude), population, row["name"]))
    return sorted(places, key=lambda place: -place.population)


def _is_known(place: _Place, around: list[_Place]) -> bool:
    """Whether a place is one of those around it or a part of one, as the numbered districts of cities are."""
    if not around:
        return False
    if place.name[-1:].isdigit():
        return True
    return any(
        (distance := place.distance(other)) < SAME_PLACE
        and (
            (distance < other.domain and other.population >= place.population)
            or other.folded_name == place.folded_name
        )
        for other in around
    )


def _first_zoom(place: _Place, larger: list[_Place]) -> float:
    by_population = next((zoom for least, zoom in POPULATION_ZOOMS if place.population >= least), LAST_ZOOM)
    room = min((place.distance(other) for other in larger), default=FARTHEST)
    kilometres_per_pixel = EQUATOR / 1000 / TILE_SIDE * scale_at(place.y)
    by_room = math.log2(LONELY_PIXELS * kilometres_per_pixel / room) if room > 0 else LAST_ZOOM
    return max(FIRST_ZOOM, min(by_population, max(by_room, by_population - LONELY_BONUS)))
