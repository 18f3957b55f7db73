"""The tables in `facts`: plain geographical knowledge that no source holds, one row a line, fields apart by tabs."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "facts"


def rows(table: str) -> list[list[str]]:
    """The rows of a table without its comments, which start with `#`."""
    lines = (FOLDER / f"{table}.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def named_points(table: str) -> list[tuple[str, float, float]]:
    """Name, longitude and latitude of a table that says name, latitude, longitude in its first columns."""
    return [(row[0], float(row[2]), float(row[1])) for row in rows(table)]
