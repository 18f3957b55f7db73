"""The pages that are measured."""

# The case of the page that shows nothing, whatever the data.
FLOOR_CASE = "line-100k"

PAGES = {
    "switchback": "Switchback",
    "leaflet": "Leaflet, on a canvas",
    "maplibre": "MapLibre GL JS",
    "empty": "an empty page",
}


def has_case(page, case):
    return page != "empty" or case == FLOOR_CASE
