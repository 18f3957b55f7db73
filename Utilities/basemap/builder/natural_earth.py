"""The layers of Natural Earth in world coordinates."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree
from shapely.geometry import LineString, MultiLineString
from shapely.ops import linemerge

from builder import facts
from builder.features import Feature, lines_of
from builder.projection import project
from builder.shapefiles import Record, polygons_from, read_shapes, read_table

# Where rivers and administrative lines do not say how important they are.
DEFAULT_RANK = 9
DEFAULT_FIRST_ZOOM = 8

INTERNATIONAL_BORDER = 0
DISPUTED_BORDER = 1

# Two copies of a border are the same where they are as close as this, in degrees.
SAME_BORDER = 0.02

# A line that the package drew itself, and that is no border.
NOT_A_BORDER = "Magics"

PROVINCE_LINES = {"Admin-1 boundary", "Admin-1 region boundary"}


@dataclass
class World:
    """Everything that is drawn as a shape."""

    land: list[Feature]
    lakes: list[Feature]
    rivers: list[Feature]  # Their attribute is the rank, 0 for the greatest.
    borders: list[Feature]
    provinces: list[Feature]  # Their attribute is the first zoom.
    urban: list[Feature]
    rivers_in_focus: list[Feature] = field(default_factory=list)  # More of them than `rivers` has.


def read_world(inputs: Path) -> World:
    return World(
        land=_areas(inputs / "ne_10m_land.shp"),
        lakes=_areas(inputs / "ne_10m_lakes.shp"),
        rivers=_rivers(inputs / "ne_10m_rivers_lake_centerlines.shp"),
        borders=_borders(
            inputs / "ne_10m_admin_0_boundary_lines_land.shp",
            inputs / "magics" / "ne_10m_admin_0_boundary_lines_land.shp",
        ),
        provinces=_provinces(inputs / "ne_10m_admin_1_states_provinces_lines.shp"),
        urban=_areas(inputs / "ne_10m_urban_areas.shp"),
    )


def _areas(path: Path) -> list[Feature]:
    return [Feature(polygon) for record in read_shapes(path) for polygon in polygons_from(record)]


def _lines(record: Iterable[NDArray[np.float64]]) -> list[LineString]:
    return [LineString(project(part)) for part in record if len(part) > 1]


def _joined(lines: list[LineString]) -> list[LineString]:
    """Lines, made one where one ends and another begins."""
    return list(lines_of(linemerge(MultiLineString(lines)) if len(lines) > 1 else lines[0]))


def _rivers(path: Path) -> list[Feature]:
    repaired = dict(facts.rows("river_names"))
    table = read_table(path.with_suffix(".dbf"))
    if unknown := repaired.keys() - {row["name"] for row in table}:
        raise ValueError(f"no rivers to repair the names of: {sorted(unknown)}")
    groups: dict[tuple[int, str], list[LineString]] = defaultdict(list)
    for row, record in zip(table, read_shapes(path)):
        rank = int(row["scalerank"] or DEFAULT_RANK)
        name = str(row["name"] or "")
        groups[rank, " ".join(repaired.get(name, name).split())] += _lines(record)
    return [
        Feature(line, rank, name) for (rank, name), lines in groups.items() if lines for line in _joined(lines)
    ]


def _borders(newest: Path, classified: Path) -> list[Feature]:
    """The newest borders, which come without a table, with the class of the border nearby of an older copy."""
    points, disputed = _classified_points(classified)
    nearest = cKDTree(points)
    groups: dict[int, list[LineString]] = {INTERNATIONAL_BORDER: [], DISPUTED_BORDER: []}
    for record in read_shapes(newest):
        distances, indexes = nearest.query(np.concatenate(record))
        close = distances < SAME_BORDER
        known = close.mean() > 0.5
        is_disputed = known and disputed[indexes[close]].mean() > 0.5
        groups[DISPUTED_BORDER if is_disputed else INTERNATIONAL_BORDER] += _lines(record)
    return [Feature(line, kind) for kind, lines in groups.items() if lines for line in _joined(lines)]


def _classified_points(path: Path) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    points: Record = []
    disputed = []
    for row, record in zip(read_table(path.with_suffix(".dbf")), read_shapes(path)):
        kind = str(row["featurecla"])
        if NOT_A_BORDER in kind:
            continue
        for part in record:
            points.append(part)
            disputed.append(np.full(len(part), not kind.startswith("International")))
    return np.concatenate(points), np.concatenate(disputed)


def _provinces(path: Path) -> list[Feature]:
    groups: dict[int, list[LineString]] = defaultdict(list)
    for row, record in zip(read_table(path.with_suffix(".dbf")), read_shapes(path)):
        if row["featurecla"] in PROVINCE_LINES:
            first_zoom = math.floor(float(row["min_zoom"] or DEFAULT_FIRST_ZOOM))
            groups[first_zoom] += _lines(record)
    return [
        Feature(line, first_zoom) for first_zoom, lines in groups.items() if lines for line in _joined(lines)
    ]
