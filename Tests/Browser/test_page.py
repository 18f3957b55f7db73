"""The page of the sample, as a person has it: from a file, without a network."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest
from conftest import SAMPLE
from PIL import Image
from surface import Map

WAYPOINTS = [waypoint.findtext("{*}name") for waypoint in ElementTree.parse(SAMPLE).getroot().iterfind("{*}wpt")]

# A place on the map of a desktop where nothing else is.
EMPTY = (500, 560)


def moved(before: Map, places: dict) -> dict[str, tuple[float, float]]:
    """How far each waypoint went since `places` were noted."""
    now = before.places()
    return {
        name: (now[name][0] - places[name][0], now[name][1] - places[name][1])
        for name in set(WAYPOINTS) & places.keys()
    }


def line_pixels(picture: np.ndarray) -> np.ndarray:
    """Where the blue of the route is, without the panel and its profile."""
    red, green, blue = picture[..., 0], picture[..., 1], picture[..., 2]
    mask = (np.abs(red - 0x0A) < 12) & (np.abs(green - 0x6C) < 12) & (np.abs(blue - 0xF0) < 12)
    mask[:, : round(320 * picture.shape[1] / 1000)] = False
    return mask


def test_it_is_silent(open_map):
    shown = open_map()
    shown.drag(EMPTY, (600, 600))
    shown.wheel(EMPTY, -300)
    # What it asks for and says is looked at when the test ends.
    assert shown.frames() > 2


def test_the_first_frame_has_the_route_and_every_waypoint(open_map):
    shown = open_map()
    first, settled = shown.first_picture(), shown.picture()
    assert line_pixels(first).sum() > 2000
    assert line_pixels(first).sum() == pytest.approx(line_pixels(settled).sum(), rel=0.02)
    names = [element.name for element in shown.elements()]
    for name in WAYPOINTS:
        assert names.count(name) == WAYPOINTS.count(name)
    for element in shown.elements():
        if element.name in WAYPOINTS:
            box = np.s_[
                round(element.y) : round(element.y + element.height),
                round(element.x) : round(element.x + element.width),
            ]
            assert np.abs(first[box] - settled[box]).mean() < 2, f"{element.name} came later"
            assert np.ptp(settled[box], axis=(0, 1)).max() > 60, f"{element.name} is not to be seen"


@pytest.mark.parametrize("size", [(1000, 700), (1600, 900), (390, 844), (844, 390)])
def test_everything_is_framed_with_a_margin(open_map, size):
    width, height = size
    shown = open_map(viewport={"width": width, "height": height})
    for element in shown.elements():
        if element.name in WAYPOINTS:
            assert element.x >= 8, element
            assert element.y >= 8, element
            assert element.x + element.width <= width - 8, element
            assert element.y + element.height <= height - 8, element


@pytest.mark.parametrize(("x", "y"), [(200, 0), (-200, 0), (0, -150), (120, 160)])
def test_a_drag_moves_the_map_as_far_as_the_mouse(open_map, x, y):
    shown = open_map()
    places = shown.places()
    shown.drag(EMPTY, (EMPTY[0] + x, EMPTY[1] + y))
    shifts = moved(shown, places)
    assert len(shifts) > 20
    for name, shift in shifts.items():
        assert shift == pytest.approx((x, y), abs=1), name


def test_a_drag_moves_the_picture_as_well(open_map):
    shown = open_map()
    before = line_pixels(shown.picture())
    shown.drag(EMPTY, (EMPTY[0] + 200, EMPTY[1]))
    after = line_pixels(shown.picture())
    overlaps = {shift: (before[:, :-shift] & after[:, shift:]).sum() for shift in range(190, 211)}
    best = max(overlaps, key=overlaps.get)
    assert abs(best - 200) <= 1
    # What was hidden below labels and at the edge may differ.
    assert overlaps[best] > 0.85 * before[:, :-best].sum()


# C88
@pytest.mark.parametrize("delta", [-100, -480, 240])
@pytest.mark.parametrize("index", [6, 15, 30])
def test_the_wheel_keeps_the_place_under_the_pointer(open_map, delta, index):
    shown = open_map()
    name = WAYPOINTS[index]
    places = shown.places()
    anchor = places[name]
    shown.wheel(anchor, delta)
    now = shown.places()
    assert now[name] == pytest.approx(anchor, abs=1)
    others = [other for other in places if other in now and other in WAYPOINTS and other != name]
    grown = [np.hypot(*np.subtract(now[other], now[name])) for other in others]
    was = [np.hypot(*np.subtract(places[other], anchor)) for other in others]
    assert (sum(grown) > 1.05 * sum(was)) if delta < 0 else (sum(grown) < 0.95 * sum(was))


def test_a_pinch_zooms_about_its_middle(open_map):
    shown = open_map(has_touch=True)
    places = shown.places()
    name, other = WAYPOINTS[15], WAYPOINTS[6]
    x, y = places[name]
    shown.touch(*[[(x - reach, y), (x + reach, y)] for reach in range(40, 81, 5)])
    now = shown.places()
    assert now[name] == pytest.approx((x, y), abs=2)
    before = np.hypot(*np.subtract(places[other], places[name]))
    after = np.hypot(*np.subtract(now[other], now[name]))
    assert after / before == pytest.approx(2, rel=0.05)


def test_a_finger_drags(open_map):
    shown = open_map(has_touch=True, viewport={"width": 390, "height": 844}, is_mobile=True)
    places = shown.places()
    shown.touch(*[[(195, 650 - step)] for step in range(0, 201, 10)], [(195, 450)])
    for name, shift in moved(shown, places).items():
        # The first few points are what tells a drag from a tap.
        assert shift[0] == pytest.approx(0, abs=1), name
        assert shift[1] == pytest.approx(-200, abs=12), name


def test_the_keyboard_pans_and_zooms(open_map):
    shown = open_map()
    places = shown.places()
    shown.page.keyboard.press("ArrowRight")
    shown.settle()
    shifts = set(moved(shown, places).values())
    assert all(x < -20 and abs(y) < 1 for x, y in shifts), "to see more of the right, things go left"
    shown.page.keyboard.press("ArrowLeft")
    shown.settle()
    for shift in moved(shown, places).values():
        assert shift == pytest.approx((0, 0), abs=1)

    def spread():
        xs = [x for name, (x, _) in shown.places().items() if name in WAYPOINTS]
        return max(xs) - min(xs)

    before = spread()
    shown.page.keyboard.press("+")
    shown.settle()
    closer = spread()
    assert closer > 1.2 * before
    shown.page.keyboard.press("-")
    shown.settle()
    assert spread() == pytest.approx(before, abs=2)


def test_a_double_click_zooms_in_on_its_place(open_map):
    shown = open_map()
    places = shown.places()
    shown.page.mouse.dblclick(*EMPTY)
    shown.settle()
    for name, shift in moved(shown, places).items():
        away = np.subtract(places[name], EMPTY)
        assert shift == pytest.approx(tuple(away), abs=2), f"{name}: twice as far from the pointer"


def switch(shown: Map):
    return next(element for element in shown.elements() if element.role == "switch")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_waypoints_can_be_switched_off_and_on(open_map, by):
    shown = open_map()

    def toggle():
        frames = shown.frames()
        if by == "mouse":
            shown.page.mouse.click(*switch(shown).center)
            shown.page.mouse.move(*EMPTY)
        else:
            shown.page.locator("#mirror [role=switch]").focus()
            shown.page.keyboard.press("Space")
        shown.settle()
        return shown.frames() - frames

    before, places = shown.picture(), shown.places()
    assert switch(shown).checked == "true"
    assert toggle() > 3, "they fade"
    assert switch(shown).checked == "false"
    assert not {element.name for element in shown.elements()} & set(WAYPOINTS)
    without = shown.picture()
    assert line_pixels(without).sum() > line_pixels(before).sum()
    # Where no waypoint or label was, nothing changed but the switch itself.
    same = (np.abs(without - before).max(axis=2) <= 2).mean()
    assert same > 0.9
    assert toggle() > 3
    assert switch(shown).checked == "true"
    assert shown.places() == places
    assert (np.abs(shown.picture() - before).max(axis=2) <= 2).mean() > 0.999


# C87
@pytest.mark.parametrize("ratio", [1, 2, 3])
def test_it_is_sharp_on_every_screen(open_map, ratio):
    plain = open_map().picture()
    picture = open_map(device_scale_factor=ratio).picture()
    assert picture.shape == (700 * ratio, 1000 * ratio, 3)
    if ratio == 1:
        return

    def softness(pixels: np.ndarray) -> float:
        """How much of the panel's text is neither ink nor ground."""
        text = pixels[round(20 * ratio) : round(150 * ratio), round(20 * ratio) : round(280 * ratio)].mean(axis=2)
        return ((text > 70) & (text < 220)).mean()

    enlarged = Image.fromarray(plain.astype(np.uint8)).resize(picture.shape[1::-1], Image.Resampling.BICUBIC)
    assert softness(picture) < 0.6 * softness(np.asarray(enlarged).astype(int))


# C87
def test_a_new_size_keeps_the_map_whole(open_map):
    shown = open_map()
    shown.page.set_viewport_size({"width": 1300, "height": 800})
    shown.settle()
    picture = shown.picture()
    assert picture.shape == (800, 1300, 3)
    assert line_pixels(picture).sum() > 2000
    map_element = next(element for element in shown.elements() if element.role == "application")
    assert (map_element.width, map_element.height) == (1300, 800)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_follows_the_color_scheme(open_map, scheme):
    shown = open_map(color_scheme=scheme)
    ground = np.median(shown.picture().reshape(-1, 3), axis=0)
    assert (ground.mean() > 200) == (scheme == "light")
    shown.page.emulate_media(color_scheme="dark" if scheme == "light" else "light")
    shown.settle()
    ground = np.median(shown.picture().reshape(-1, 3), axis=0)
    assert (ground.mean() > 200) == (scheme != "light")


# C90
def test_assistive_technology_is_told_of_the_map_and_every_waypoint(open_map):
    shown = open_map()
    devtools = shown.page.context.new_cdp_session(shown.page)
    nodes = devtools.send("Accessibility.getFullAXTree")["nodes"]
    told = [(node["role"]["value"], node.get("name", {}).get("value")) for node in nodes if not node["ignored"]]
    maps = [name for role, name in told if role == "application"]
    assert len(maps) == 1
    assert "Verdon" in maps[0]
    for name in WAYPOINTS:
        assert ("button", name) in told
    assert any(role == "switch" for role, _ in told)


# C90
def test_a_waypoint_out_of_sight_comes_into_view_with_the_focus(open_map):
    shown = open_map()
    name = WAYPOINTS[0]
    # Four levels closer at the other end of the ride.
    for _ in range(4):
        shown.wheel((520, 160), -480)
    assert shown.element(name).x > 1000
    shown.page.locator(f'#mirror [aria-label="{name}"]').focus()
    shown.settle()
    element = shown.element(name)
    assert 0 < element.center[0] < 1000
    assert 0 < element.center[1] < 700
    focused = shown.page.evaluate("document.activeElement.ariaLabel")
    assert focused == name


def test_an_idle_page_does_nothing(open_map):
    shown = open_map()
    frames = shown.frames()
    shown.page.wait_for_timeout(1000)
    assert shown.frames() == frames


def test_a_picture_that_the_browser_lost_is_drawn_again(open_map):
    shown = open_map()
    before = shown.picture()
    # What a browser leaves of a context that it lost and gives back, and what it says of it.
    shown.page.evaluate("""() => {
      const canvas = document.querySelector("#canvas");
      CanvasRenderingContext2D.prototype.reset.call(canvas.getContext("2d"));
      canvas.dispatchEvent(new Event("contextlost", { cancelable: true }));
    }""")
    assert shown.picture().max() == 0
    shown.page.evaluate("document.querySelector('#canvas').dispatchEvent(new Event('contextrestored'))")
    shown.settle()
    assert (np.abs(shown.picture() - before).max(axis=2) <= 2).mean() > 0.999


def test_a_waypoint_without_a_name_is_called_what_it_is(open_map, tmp_path):
    file = tmp_path / "nameless.gpx"
    file.write_text(
        '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="44" lon="7"/>'
        '<wpt lat="44.01" lon="7.01"><sym>Campground</sym></wpt><wpt lat="44.02" lon="7"><name>Camp</name></wpt></gpx>'
    )
    names = [element.name for element in open_map(file).elements() if element.role == "button"]
    assert names[:3] == ["Waypoint", "Waypoint", "Camp"], names


def test_less_movement_means_none(open_map):
    shown = open_map(reduced_motion="reduce")
    frames = shown.frames()
    shown.page.keyboard.press("+")
    shown.settle()
    # A flight takes some dozens of frames; these make what was kept sharp again, and the scale go.
    assert 1 <= shown.frames() - frames <= 16


def test_the_title_is_the_name_of_the_ride(open_map):
    assert "erdon" in open_map().page.title()


# What a browser cannot do


@pytest.mark.parametrize("name", ["WebAssembly", "DecompressionStream"])
def test_a_browser_that_lacks_something_says_so(new_context, page_file, name):
    page = new_context().new_page()
    page.add_init_script(f"delete window.{name}")
    page.goto(page_file(SAMPLE).as_uri())
    message = page.locator("#message")
    message.wait_for()
    assert name in message.text_content()


def test_without_scripts_the_page_says_what_it_lacks(new_context, page_file):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(page_file(SAMPLE).as_uri())
    text = page.locator("noscript p")
    assert text.is_visible()
    assert "scripts are switched off" in text.inner_text()


def test_a_damaged_page_says_so(new_context, page_file, tmp_path):
    text = page_file(SAMPLE).read_text()
    start = text.index(">", text.index('id="program"')) + 1
    damaged = tmp_path / "damaged.html"
    damaged.write_text(text[: start + 1000] + "AAAA" + text[start + 1004 :])
    page = new_context().new_page()
    page.goto(damaged.as_uri())
    message = page.locator("#message")
    message.wait_for()
    assert "damaged" in message.text_content()
