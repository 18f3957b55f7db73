"""Outlines of lakes of the western Alps out of GLOBE's elevations: Natural Earth has none of them."""

from __future__ import annotations

from collections.abc import Iterator

import contourpy
import numpy as np
from numpy.typing import NDArray
from scipy import ndimage, optimize
from shapely.geometry import Polygon

from builder import facts
from builder.features import Feature
from builder.globe import Elevations, Globe
from builder.projection import kilometres_per_unit, project
from builder.streams import WINDOW

# No lake reaches farther from its point, in cells.
REACH = 40

# Cells hang together at their corners, too.
TOUCHING = np.ones((3, 3))

# A cell on the shore whose mean is so many metres above the lake has none of it.
SHORE_RISE = 120.0

# Outlines are drawn on so many points a cell, after a blur of so many cells that rounds the corners of cells.
MAGNIFICATION = 8
BLUR = 0.45

# The shore is drawn at a part of water between these.
WETTEST, DRIEST = 0.98, 0.3


def reservoirs(globe: Globe) -> Iterator[Feature]:
    elevations = globe.window(WINDOW)
    for name, latitude, longitude, area in facts.rows("reservoirs"):
        row, column = elevations.cell_at(float(longitude), float(latitude))
        yield Feature(_outline(elevations, row, column, float(area)), name=name)


def _outline(elevations: Elevations, row: int, column: int, area: float) -> Polygon:
    """The outline of the flat that a cell belongs to, drawn so that it has an area in square kilometres."""
    top, left = max(0, row - REACH), max(0, column - REACH)
    metres = elevations.metres[top : row + REACH, left : column + REACH]
    rise = metres - elevations.metres[row, column]
    _, y = project(elevations.degrees_of(np.array([row]), np.array([column])))[0]
    water = _blurred(_water(_flat(rise == 0, row - top, column - left), rise))

    def shore(part: float) -> Polygon:
        rings = [ring + (left, top) for ring in _rings(water, part)]
        polygons = [Polygon(project(elevations.degrees_of(ring[:, 1], ring[:, 0]))) for ring in rings]
        return max(polygons, key=lambda polygon: polygon.area, default=Polygon())

    def excess(part: float) -> float:
        return shore(part).area * kilometres_per_unit(y) ** 2 - area

    return shore(optimize.bisect(excess, DRIEST, WETTEST, xtol=1e-4))


def _flat(level: NDArray[np.bool_], row: int, column: int) -> NDArray[np.bool_]:
    """The cells of one level that hang together with a cell."""
    labels, _ = ndimage.label(level, TOUCHING)
    return labels == labels[row, column]


def _water(lake: NDArray[np.bool_], rise: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much of every cell is water: all of the lake's, of those that touch it the more the less they rise."""
    shore = ndimage.binary_dilation(lake, TOUCHING) & ~lake
    # What lies lower than the lake is behind its dam.
    part = np.where(rise > 0, 1 - rise / SHORE_RISE, 0)
    return np.where(lake, 1.0, np.where(shore, np.clip(part, 0, 0.5), 0.0))


def _blurred(water: NDArray[np.float64]) -> NDArray[np.float64]:
    fine = ndimage.zoom(np.pad(water, 1), MAGNIFICATION, order=1, grid_mode=True, mode="nearest")
    return ndimage.gaussian_filter(fine, BLUR * MAGNIFICATION)


def _rings(water: NDArray[np.float64], part: float) -> Iterator[NDArray[np.float64]]:
    """Rings of columns and rows, in cells, around what has at least a part of water."""
    for ring in contourpy.contour_generator(z=water).lines(part):
        if len(ring) > 3:
            yield (np.asarray(ring) + 0.5) / MAGNIFICATION - 1.5
