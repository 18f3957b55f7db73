"""Well-known peaks and passes, which are facts of the tables alone."""

from __future__ import annotations

from collections.abc import Iterator

from builder import facts
from builder.labels import Label, LabelKind
from builder.projection import project_point


def summit_labels() -> Iterator[Label]:
    for table, kind in (("peaks", LabelKind.PEAK), ("passes", LabelKind.PASS)):
        for name, latitude, longitude, metres, min_zoom in facts.rows(table):
            x, y = project_point(float(longitude), float(latitude))
            yield Label(kind, float(min_zoom), x, y, int(metres), name)
