"""The pages of the examples, which know nothing of this package but the names of Apple's modules."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest
from conftest import ROOT
from surface import Map

PAGES = ROOT / ".build-examples"
RIDE = ROOT / "Examples" / "Sources" / "TransVerdon" / "TransVerdon.gpx"
SIZES = [{"width": 1000, "height": 700}, {"width": 390, "height": 780}]


@pytest.fixture
def open_example(new_context):
    """Opens the page of an example, which must stay silent to the end of the test."""
    opened: list[Map] = []

    def make(name: str, **options) -> Map:
        file = PAGES / f"{name}.html"
        if not file.exists():
            pytest.fail(f"there is no {file}; run: make examples")
        opened.append(Map(new_context(**options).new_page(), file))
        return opened[-1]

    yield make
    for shown in opened:
        assert shown.noise == [], "the page asked for something or said something"


def pins(shown: Map) -> list[str]:
    return [element.name for element in shown.elements() if element.name.endswith(" m")]


def readout(shown: Map) -> str:
    return next(element.name for element in shown.elements() if "north" in element.name)


def press(shown: Map, name: str, key: str) -> None:
    shown.page.get_by_label(name).first.focus()
    shown.page.keyboard.press(key)
    shown.settle()


@pytest.mark.parametrize("viewport", SIZES, ids=["desktop", "phone"])
def test_the_stepper_brings_one_pin_and_takes_it_and_leaves_the_others(open_example, viewport):
    shown = open_example("Placemarks", viewport=viewport)
    before, places = pins(shown), shown.places()
    assert len(before) == 5
    shown.page.evaluate("document.querySelector('[aria-label^=Iseran]').dataset.mark = 'same'")
    press(shown, "The 5 highest passes", "ArrowUp")
    assert pins(shown) == [*before, "Lombarde, 2350 m"]
    assert {name: shown.places()[name] for name in before} == {name: places[name] for name in before}
    press(shown, "The 6 highest passes", "ArrowDown")
    press(shown, "The 5 highest passes", "ArrowDown")
    assert pins(shown) == before[:4]
    assert shown.page.evaluate("document.querySelector('[aria-label^=Iseran]').dataset.mark") == "same"


@pytest.mark.parametrize("viewport", SIZES, ids=["desktop", "phone"])
def test_what_the_map_shows_goes_to_the_binding_and_back_without_a_loop(open_example, viewport):
    shown = open_example("Placemarks", viewport=viewport)
    first = readout(shown)
    shown.drag((200, 300), (150, 200))
    # The map rests, at what the person chose: `settle` has waited for that.
    dragged = readout(shown)
    assert dragged != first
    rested = shown.frames()
    shown.page.wait_for_timeout(500)
    assert shown.frames() == rested
    shown.element("Show all")
    shown.page.get_by_label("Show all").dispatch_event("click")
    shown.settle()
    assert readout(shown) == first


def test_a_pin_is_a_view_that_shows_its_selection(open_example):
    shown = open_example("Placemarks")
    pin = shown.element("Galibier, 2642 m")
    shown.page.mouse.click(*pin.center)
    shown.settle()
    # The pin says its name now, and so is wider.
    assert shown.element("Galibier, 2642 m").width > pin.width + 20


def test_the_ride_has_its_line_and_all_of_its_places(open_example):
    shown = open_example("TransVerdon")
    names = [name.text for name in ElementTree.parse(RIDE).getroot().iterfind("{*}wpt/{*}name")]
    assert [element.name for element in shown.elements() if element.name in names] == names
    picture = shown.picture()
    blue = np.abs(picture - np.array([0x0A, 0x6C, 0xF0])).max(axis=2) < 12
    assert blue.sum() > 2000
    assert "Gorges du Verdon" in [element.name for element in shown.elements()]


def test_a_kind_of_place_goes_and_comes_back(open_example):
    shown = open_example("TransVerdon")
    before = [element.name for element in shown.elements()]
    shown.page.get_by_label("Supermarkets, shown").dispatch_event("click")
    shown.settle()
    after = [element.name for element in shown.elements()]
    gone = [name for name in before if name not in after and name.startswith("Supermarket ")]
    assert len(gone) == 4 and len(after) == len(before) - 4
    shown.page.get_by_label("Supermarkets, hidden").dispatch_event("click")
    shown.settle()
    assert sorted(element.name for element in shown.elements()) == sorted(before)


def test_a_tap_beside_the_places_tells_the_nearest(open_example):
    shown = open_example("TransVerdon")
    dam = shown.element("Dam of Sainte-Croix")
    assert "Near Dam of Sainte-Croix" not in [element.name for element in shown.elements()]
    x, y = dam.center
    shown.page.mouse.click(x - 25, y)
    shown.settle()
    assert "Near Dam of Sainte-Croix" in [element.name for element in shown.elements()]
