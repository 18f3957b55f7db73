"""Outlines of lakes of the western Alps out of GLOBE's elevations: Natural Earth has none of them."""

from __future__ import annotations

from collections.abc import Iterator

import contourpy
import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from shapely.geometry import Polygon

from builder import facts
from builder.features import Feature
from builder.globe import Elevations, Globe
from builder.projection import project
from builder.streams import WINDOW

# No lake reaches farther from its point, in cells.
REACH = 40

# The mask of a lake is magnified, blurred by so many of its new cells, and outlined half-way.
MAGNIFICATION = 4
BLUR = 2.2


def reservoirs(globe: Globe) -> Iterator[Feature]:
    elevations = globe.window(WINDOW)
    for name, longitude, latitude in facts.named_points("reservoirs"):
        row, column = elevations.cell_at(longitude, latitude)
        yield Feature(_outline(elevations, row, column), name=name)


def _outline(elevations: Elevations, row: int, column: int) -> Polygon:
    """The outline of the flat that a cell belongs to."""
    metres = elevations.metres
    labels, _ = ndimage.label(metres == metres[row, column])
    top, left = max(0, row - REACH), max(0, column - REACH)
    mask = (labels == labels[row, column])[top : row + REACH, left : column + REACH]
    contours = [_polygon(elevations, contour + (left, top)) for contour in _contours(mask)]
    return max(contours, key=lambda polygon: polygon.area)


def _contours(mask: NDArray[np.bool_]) -> Iterator[NDArray[np.float64]]:
    """Rings of columns and rows around what is set in a mask."""
    padded = np.pad(mask.astype(float), 1)
    magnified = np.kron(padded, np.ones((MAGNIFICATION, MAGNIFICATION)))
    blurred = ndimage.gaussian_filter(magnified, BLUR)
    for ring in contourpy.contour_generator(z=blurred).lines(0.5):
        if len(ring) > 5:
            yield (ring + 0.5) / MAGNIFICATION - 1.5


def _polygon(elevations: Elevations, ring: NDArray[np.float64]) -> Polygon:
    return Polygon(project(elevations.degrees_of(ring[:, 1], ring[:, 0])))
