"""The page of a file with so many waypoints that they form clusters."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from surface import Map

COUNT = 400


@pytest.fixture(scope="module")
def many(tmp_path_factory) -> Path:
    """Waypoints that lie as if they were strewn."""
    numbers = random.Random(1)
    waypoints = "".join(
        f'<wpt lat="{numbers.uniform(43.5, 44.2):.6f}" lon="{numbers.uniform(6, 7):.6f}"><name>P{index}</name></wpt>'
        for index in range(COUNT)
    )
    file = tmp_path_factory.mktemp("many") / "many.gpx"
    file.write_text(f'<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">{waypoints}</gpx>')
    return file


def marks(shown: Map) -> dict[str, list[tuple[float, float]]]:
    """Where the clusters are, and the waypoints that are in none, by their names."""
    found: dict[str, list[tuple[float, float]]] = {}
    for element in shown.elements():
        if is_cluster(element.name) or element.name.startswith("P"):
            found.setdefault(element.name, []).append((round(element.center[0]), round(element.center[1])))
    return {name: sorted(places) for name, places in found.items()}


def is_cluster(name: str) -> bool:
    return name.endswith(" places")


def size(name: str) -> int:
    """How many waypoints an element stands for."""
    return int(name.split()[0]) if is_cluster(name) else 1


def focused(shown: Map) -> str:
    return shown.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.tagName")


def test_the_focus_goes_to_the_map_when_a_cluster_is_opened(open_map, many):
    shown = open_map(many)
    cluster = next(name for name in marks(shown) if is_cluster(name))
    shown.page.get_by_label(cluster, exact=True).first.focus()
    shown.settle()
    before = marks(shown)
    shown.page.keyboard.press("Enter")
    shown.settle()
    assert marks(shown) != before, "it is opened"
    assert focused(shown) == next(element.name for element in shown.elements() if element.role == "application")


def test_waypoints_that_are_switched_off_and_on_stand_in_the_same_clusters(open_map, many):
    shown = open_map(many)
    before = marks(shown)
    assert sum(size(name) * len(places) for name, places in before.items()) == COUNT
    # Only what stands alone leaves over a while, and can come back meanwhile.
    for _ in range(3):
        shown.wheel((500, 350), -200)
    assert sum(not is_cluster(name) for name in marks(shown)) > 10
    toggle = shown.page.locator("#mirror [role=switch]")
    toggle.dispatch_event("click")
    shown.page.wait_for_timeout(100)
    toggle.dispatch_event("click")
    shown.settle()
    shown.page.keyboard.press("Home")
    shown.settle()
    assert marks(shown) == before
