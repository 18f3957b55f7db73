"""Points with names, and the sets in which they are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from builder.coding import LABEL_BITS, Chunk, unsigned24, varint, varints
from builder.container import LabelSet

# Sets by their zooms; a label is in the set in which its own first zoom lies.
SETS = [(0, 6), (7, 8), (9, 22)]

# Population is kept in hundreds.
POPULATION_UNIT = 100

# First zooms are kept in tenths.
ZOOM_STEPS = 10


class LabelKind(IntEnum):
    COUNTRY = 0
    CAPITAL = 1
    PLACE = 2
    SEA = 3
    LAKE = 4
    PEAK = 5
    PASS = 6

    @property
    def has_elevation(self) -> bool:
        return self in (LabelKind.PEAK, LabelKind.PASS)


@dataclass(frozen=True)
class Label:
    """A point in world coordinates. Its size is a population, or the elevation of a peak or a pass in metres."""

    kind: LabelKind
    min_zoom: float
    x: float
    y: float
    size: int
    name: str

    @property
    def stored_zoom(self) -> int:
        return round(self.min_zoom * ZOOM_STEPS)

    @property
    def stored_size(self) -> int:
        return self.size if self.kind.has_elevation else self.size // POPULATION_UNIT


def label_sets(labels: list[Label]) -> list[LabelSet]:
    sets = []
    for min_zoom, max_zoom in SETS:
        zooms = range(min_zoom * ZOOM_STEPS, (max_zoom + 1) * ZOOM_STEPS)
        own = [label for label in labels if label.stored_zoom in zooms]
        sets.append(LabelSet(min_zoom, max_zoom, len(own), _chunk(own)))
    return sets


def _chunk(labels: Iterable[Label]) -> Chunk:
    """Labels column by column, those of the widest zooms first, and of these the largest."""
    ordered = sorted(labels, key=lambda label: (label.stored_zoom, -label.size))
    data = varint(len(ordered))
    data += bytes(label.kind for label in ordered)
    data += bytes(label.stored_zoom for label in ordered)
    data += unsigned24(_step(label.x) for label in ordered)
    data += unsigned24(_step(label.y) for label in ordered)
    data += varints(label.stored_size for label in ordered)
    data += "\n".join(label.name.replace("\n", " ") for label in ordered).encode()
    return Chunk.of(data)


def _step(coordinate: float) -> int:
    return min(2**LABEL_BITS - 1, int(coordinate * 2**LABEL_BITS))
