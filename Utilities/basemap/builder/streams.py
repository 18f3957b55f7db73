"""Rivers of the western Alps out of GLOBE's elevations: Natural Earth has hardly one of them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import groupby

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from shapely.geometry import LineString

from builder import facts
from builder.drainage import NOWHERE, Drainage, drain
from builder.features import Feature
from builder.globe import Elevations, Globe
from builder.projection import Region, project, unproject

# More than the region that is drawn, so that its rivers have the catchments that lie outside.
WINDOW = Region(4.0, 42.5, 9.0, 47.0)

# The least catchment of a stream, in square kilometres.
LEAST_CATCHMENT = 60.0

# On plains the cells do not know where water runs, except for a great river: there a stream needs a relief of so many
# metres within so many cells, or a catchment of so many square kilometres.
PLAIN_RELIEF = 40
PLAIN_CELLS = 9
GREAT_CATCHMENT = 2500

# From catchments of so many square kilometres a stream has the rank.
RANKS = [(8000, 4), (3000, 5), (1000, 7), (300, 8), (120, 9)]
LEAST_RANK = 10

# A river keeps its name downstream until its catchment has grown by this factor.
NAME_GROWTH = 1.7

# A name is given to the largest stream within so many rows and columns of its point.
NAME_ROWS, NAME_COLUMNS = 3, 4

# Shorter streams, counted in cells, are left out.
LEAST_CELLS = 4

# How often corners are rounded.
SMOOTHING_ROUNDS = 2

# Valleys are carved so many metres below the lowest cell around.
CARVED_DEPTH = 40

# Natural Earth's course of these is better than that of the cells, except through Lake Geneva.
KNOWN_RIVERS = {"Rhône", "Saône"}
LAKE_GENEVA = Region(6.1, 46.15, 6.95, 46.6)

# Points of a course that are farther apart, in degrees, are two courses.
GAP = 0.6

Point = tuple[float, float]


def streams(globe: Globe, rivers: list[Feature]) -> list[Feature]:
    """The streams of the window; `rivers` are Natural Earth's."""
    elevations = globe.window(WINDOW)
    courses = [*_guided_valleys(), *_known_courses(rivers)]
    drainage = drain(_carved(elevations, courses), elevations)
    return list(_Network(elevations, drainage).features())


def _guided_valleys() -> Iterator[list[Point]]:
    """Valleys narrower than the cells, along points of longitude and latitude."""
    for _, points in groupby(facts.named_points("valleys"), key=lambda row: row[0]):
        yield [(longitude, latitude) for _, longitude, latitude in points]


def _known_courses(rivers: list[Feature]) -> Iterator[list[Point]]:
    for river in rivers:
        if river.name in KNOWN_RIVERS:
            points = unproject(river.shape.coords).tolist()
            yield [(x, y) for x, y in points if WINDOW.contains(x, y) and not LAKE_GENEVA.contains(x, y)]


def _carved(elevations: Elevations, courses: list[list[Point]]) -> NDArray[np.float64]:
    """Heights that are lower along courses, and that never rise on the way down one."""
    original = elevations.metres
    heights = original.copy()
    for course in courses:
        if original[elevations.cell_at(*course[0])] < original[elevations.cell_at(*course[-1])]:
            course = course[::-1]
        bed = math.inf
        for start, end in zip(course, course[1:]):
            for longitude, latitude in _steps(start, end):
                row, column = elevations.cell_at(longitude, latitude)
                if original[row, column] > 0:
                    around = original[max(0, row - 1) : row + 2, max(0, column - 1) : column + 2]
                    bed = max(1, min(bed, around.min() - CARVED_DEPTH))
                    heights[row, column] = min(heights[row, column], bed)
    return heights


def _steps(start: Point, end: Point) -> Iterator[Point]:
    """Points from start to end, two for every cell; none across a gap."""
    across, along = end[0] - start[0], end[1] - start[1]
    if abs(across) + abs(along) > GAP:
        return
    count = int(max(abs(across), abs(along)) * 240) + 1
    for fraction in np.linspace(0, 1, count + 1).tolist():
        yield start[0] + across * fraction, start[1] + along * fraction


def _rank(catchment: float) -> int:
    return next((rank for least, rank in RANKS if catchment > least), LEAST_RANK)


class _Network:
    """The cells that are streams, and how they hang together."""

    def __init__(self, elevations: Elevations, drainage: Drainage) -> None:
        self._elevations = elevations
        self._width = drainage.width
        self._downstream = drainage.downstream
        self._catchment = drainage.catchment
        self._is_stream = self._stream_cells()
        self._upstream: dict[int, list[int]] = {}
        for cell in np.flatnonzero(self._is_stream).tolist():
            self._upstream.setdefault(int(self._downstream[cell]), []).append(cell)
        self._names = self._named_cells()

    def _stream_cells(self) -> NDArray[np.bool_]:
        metres = self._elevations.metres
        relief = ndimage.maximum_filter(metres, PLAIN_CELLS) - ndimage.minimum_filter(metres, PLAIN_CELLS)
        knows = (relief.ravel() > PLAIN_RELIEF) | (self._catchment > GREAT_CATCHMENT)
        return (self._catchment >= LEAST_CATCHMENT) & (metres.ravel() > 0) & knows

    def _named_cells(self) -> dict[int, str]:
        names: dict[int, str] = {}
        for name, longitude, latitude in facts.named_points("rivers"):
            seed = self._largest_near(longitude, latitude)
            for cell in self._main_stem(seed):
                names.setdefault(cell, name)
            limit = NAME_GROWTH * self._catchment[seed]
            cell = int(self._downstream[seed])
            while self._continues(cell) and self._catchment[cell] < limit and cell not in names:
                names[cell] = name
                cell = int(self._downstream[cell])
        return names

    def _largest_near(self, longitude: float, latitude: float) -> int:
        middle_row, middle_column = self._elevations.cell_at(longitude, latitude)
        height = len(self._downstream) // self._width
        rows = range(max(0, middle_row - NAME_ROWS), min(height, middle_row + NAME_ROWS + 1))
        columns = range(max(0, middle_column - NAME_COLUMNS), min(self._width, middle_column + NAME_COLUMNS + 1))
        cells = [row * self._width + column for row in rows for column in columns]
        return max(cells, key=lambda cell: self._catchment[cell] * self._is_stream[cell])

    def _main_stem(self, cell: int) -> Iterator[int]:
        """The cell and those above, always up the larger stream."""
        yield cell
        while above := self._upstream.get(cell):
            cell = max(above, key=lambda candidate: self._catchment[candidate])
            yield cell

    def _continues(self, cell: int) -> bool:
        return cell != NOWHERE and bool(self._is_stream[cell])

    def features(self) -> Iterator[Feature]:
        for path in self._paths():
            pieces = self._pieces(path)
            for piece in pieces:
                if len(piece) >= 2 and not (len(pieces) == 1 and len(piece) < LEAST_CELLS):
                    yield Feature(self._line(piece), _rank(self._catchment[piece[0]]), self._names.get(piece[0], ""))

    def _paths(self) -> Iterator[list[int]]:
        """From every spring, the smallest first, down to a stream that is drawn already, or out of the window."""
        springs = [cell for cell in np.flatnonzero(self._is_stream).tolist() if cell not in self._upstream]
        springs.sort(key=lambda cell: self._catchment[cell])
        drawn: set[int] = set()
        for spring in springs:
            path = [spring]
            cell = int(self._downstream[spring])
            while self._continues(cell):
                path.append(cell)
                if cell in drawn:
                    break
                cell = int(self._downstream[cell])
            if cell != NOWHERE and not self._is_stream[cell]:
                path.append(cell)
            drawn.update(path)
            yield path

    def _pieces(self, path: list[int]) -> list[list[int]]:
        """A path in pieces of one name and one rank, each of which ends where the next begins."""
        def kind(cell: int) -> tuple[str | None, int]:
            return self._names.get(cell), _rank(self._catchment[cell])

        starts = [0] + [at for at in range(1, len(path)) if kind(path[at]) != kind(path[at - 1])]
        ends = [*starts[1:], len(path)]
        return [path[start : end + 1] for start, end in zip(starts, ends)]

    def _line(self, cells: list[int]) -> LineString:
        rows, columns = np.divmod(np.asarray(cells), self._width)
        points = self._elevations.degrees_of(rows, columns)
        for _ in range(SMOOTHING_ROUNDS):
            points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
        return LineString(project(points))
