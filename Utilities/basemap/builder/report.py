"""What takes how many bytes."""

from __future__ import annotations

from collections.abc import Iterator

from builder.container import Basemap
from builder.tiles import LayerKind


def report(basemap: Basemap, total: int) -> str:
    rows = [("part", "contents", "bytes"), *_rows(basemap)]
    named = sum(int(row[2].replace(",", "")) for row in rows[1:])
    rows += [("directory", "", f"{total - named:,}"), ("total", "", f"{total:,}")]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return "\n".join(f"{row[0]:{widths[0]}}  {row[1]:{widths[1]}}  {row[2]:>{widths[2]}}" for row in rows)


def _rows(basemap: Basemap) -> Iterator[tuple[str, str, str]]:
    for level, tiling in basemap.levels:
        vertices = " ".join(f"{kind.name.lower()} {tiling.vertices[kind]:,}" for kind in LayerKind)
        size = sum(len(block.chunk.deflated) for block in tiling.blocks)
        yield f"zoom {level.min_zoom}-{level.max_zoom}", f"{tiling.tile_count:,} tiles: {vertices}", f"{size:,}"
    for labels in basemap.labels:
        zooms = f"labels {labels.min_zoom}-{labels.max_zoom}"
        yield zooms, f"{labels.count:,} points", f"{len(labels.chunk.deflated):,}"
    for grid in basemap.grids:
        minutes = f"{grid.width} x {grid.height} samples of {grid.step * 60:g}'"
        yield f"relief {grid.name}", minutes, f"{len(grid.chunk.deflated):,}"
    yield "names", "rivers, lakes", f"{len(basemap.names.deflated):,}"
    yield "countries", "in other languages", f"{len(basemap.countries.deflated):,}"
