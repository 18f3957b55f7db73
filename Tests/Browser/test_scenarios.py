"""What went wrong on other maps in browsers, tried on the page of the sample."""

from __future__ import annotations

import random

import numpy as np
import pytest
from surface import Map
from test_page import EMPTY, WAYPOINTS, line_pixels

# Two waypoints that stay in sight while the map is zoomed about the place between them.
PAIR = (WAYPOINTS[6], WAYPOINTS[15])


def distance(shown: Map) -> float:
    """How far apart the pair is, in points."""
    places = shown.places()
    return float(np.hypot(*np.subtract(places[PAIR[0]], places[PAIR[1]])))


def levels(before: float, after: float) -> float:
    return float(np.log2(after / before))


def replay(shown: Map, deltas: list[float], pause: int = 16, *, pinch: bool = False) -> None:
    """Sends what a wheel or a trackpad sends, an event a frame."""
    devtools = shown.page.context.new_cdp_session(shown.page)
    x, y = EMPTY
    for delta in deltas:
        event = {"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta, "modifiers": 2 if pinch else 0}
        devtools.send("Input.dispatchMouseEvent", event)
        shown.page.wait_for_timeout(pause)


def trackpad(peak: float) -> list[float]:
    """What two fingers do, and the rest that goes on as they are gone."""
    fingers = [max(1, round(peak * 4 * part * (1 - part))) for part in np.linspace(0, 1, 14)]
    rest = [round(peak / 4 * 0.85**step) for step in range(20)]
    return [-float(delta) for delta in fingers + [delta for delta in rest if delta > 0]]


# C88
@pytest.mark.parametrize("notch", [-100, -120])
def test_a_notch_of_a_wheel_is_a_level_at_most(open_map, notch):
    shown = open_map()
    before = distance(shown)
    for count in (1, 2):
        replay(shown, [notch], pause=400)
        shown.settle()
        assert 0.2 * count < levels(before, distance(shown)) <= count


# C88
def test_a_trackpad_zooms_in_proportion_and_stops_with_its_stream(open_map):
    shown = open_map()
    rates = []
    for peak in (4, 18, 110):
        before = distance(shown)
        deltas = trackpad(peak)
        replay(shown, deltas)
        # The elements follow a moment after the picture.
        shown.page.wait_for_timeout(400)
        frames, end = shown.frames(), distance(shown)
        shown.page.wait_for_timeout(500)
        assert shown.frames() - frames <= 2, "the map goes on after the fingers"
        assert distance(shown) == pytest.approx(end, abs=0.5)
        rates.append(levels(before, end) / -sum(deltas))
        replay(shown, [-delta for delta in deltas])
        shown.settle()
    assert max(rates) < 1.05 * min(rates), rates


# C88
def test_a_pinch_on_a_trackpad_zooms_the_map_and_not_the_page(open_map):
    shown = open_map()
    before = distance(shown)
    replay(shown, [-3.5] * 12, pinch=True)
    shown.settle()
    assert levels(before, distance(shown)) > 0.3
    assert shown.page.evaluate("visualViewport.scale") == 1
    assert shown.page.evaluate("devicePixelRatio") == 1


# C87
def test_a_storm_of_sizes_ends_in_a_whole_map(open_map):
    shown = open_map()
    before = shown.places()
    chance = random.Random(87)
    for _ in range(40):
        shown.page.set_viewport_size({"width": chance.randint(1, 1800), "height": chance.randint(1, 1200)})
    shown.page.set_viewport_size({"width": 1000, "height": 700})
    shown.settle()
    picture = shown.picture()
    assert picture.shape == (700, 1000, 3)
    assert line_pixels(picture).sum() > 2000
    after = shown.places()
    for name in set(before) & set(WAYPOINTS):
        assert after[name] == pytest.approx(before[name], abs=1), name


# C87
@pytest.mark.parametrize("moment", ["a flight", "a resize"])
def test_a_page_that_is_closed_in_the_middle_of_something_is_silent(open_map, moment):
    shown = open_map()
    if moment == "a flight":
        shown.page.mouse.dblclick(*EMPTY)
    else:
        shown.page.set_viewport_size({"width": 700, "height": 500})
    shown.page.close(run_before_unload=False)
    assert shown.noise == []
