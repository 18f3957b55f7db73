"""Countries: where their names stand, and what they are in other languages."""

from __future__ import annotations

from pathlib import Path

from builder.coding import Chunk
from builder.labels import Label, LabelKind
from builder.projection import project_point
from builder.shapefiles import Row, read_table

# The languages of Natural Earth's table.
LANGUAGES = (
    "ar bn de en es fa fr el he hi hu id it ja ko nl pl pt ru sv tr uk ur vi zh zht"
).split()  # fmt: skip

DEFAULT_FIRST_ZOOM = 4.0
LAST_FIRST_ZOOM = 9.0


def read_countries(inputs: Path) -> list[Row]:
    return read_table(inputs / "ne_10m_admin_0_countries_deu.dbf")


def country_labels(countries: list[Row]) -> list[Label]:
    labels = []
    for country in countries:
        x, y = project_point(float(country["label_x"]), float(country["label_y"]))
        min_zoom = min(LAST_FIRST_ZOOM, max(0.0, float(country["min_label"] or DEFAULT_FIRST_ZOOM)))
        population = int(country["pop_est"] or 0)
        labels.append(Label(LabelKind.COUNTRY, min_zoom, x, y, population, str(country["name"])))
    return labels


def country_names(countries: list[Row]) -> Chunk:
    """Lines with fields apart by tabs; a name that is as in English is left empty."""
    lines = ["\t".join(LANGUAGES)]
    for country in countries:
        english = str(country["name"])
        others = [str(country[f"name_{language}"]) for language in LANGUAGES]
        names = ["" if name == english else name for name in others]
        lines.append("\t".join([english, str(country["iso_a2_eh"]), *names]))
    return Chunk.of("\n".join(lines).encode())
