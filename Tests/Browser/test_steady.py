"""The page of the sample with layers that are kept, beside the same page without: at rest nobody can tell."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import SAMPLE
from surface import Map

# Without workers every frame is painted whole.
NO_WORKERS = "delete window.Worker"


@pytest.fixture
def twins(new_context, page_file):
    """Two pages of the sample, the second without workers."""
    opened = []

    def make(**options) -> list[Map]:
        for script in (None, NO_WORKERS):
            context = new_context(**options)
            if script:
                context.add_init_script(script)
            opened.append(Map(context.new_page(), page_file(SAMPLE)))
        return opened

    yield make
    for shown in opened:
        assert shown.noise == []


def looks_same(one: np.ndarray, other: np.ndarray) -> bool:
    apart = np.abs(one - other).max(axis=2)
    return one.shape == other.shape and (apart > 40).mean() < 0.001


def rest(shown: Map) -> np.ndarray:
    """The picture when the worker has nothing more to do."""
    shown.settle()
    shown.page.wait_for_timeout(300)
    shown.settle()
    return shown.picture()


def same_at_rest(pages: list[Map]) -> bool:
    return looks_same(*(rest(page) for page in pages))


@pytest.mark.parametrize("scale", [1, 2])
def test_moves_end_in_the_same_picture(twins, scale):
    pages = twins(device_scale_factor=scale)
    assert same_at_rest(pages)
    for start, end in [((600, 300), (413, 377)), ((500, 200), (903.5, 411)), ((700, 600), (300, 20))]:
        for page in pages:
            page.drag(start, end)
        assert same_at_rest(pages)
    for delta in (-150, -400, 700):
        for page in pages:
            page.wheel((640, 333), delta)
        assert same_at_rest(pages)


def test_other_colours_are_there_at_once(twins):
    pages = twins()
    for scheme in ("dark", "light"):
        for page in pages:
            page.drag((600, 300), (550, 340))
            page.page.emulate_media(color_scheme=scheme)
            page.page.wait_for_timeout(50)
        assert looks_same(*(page.picture() for page in pages))
        assert same_at_rest(pages)


def test_a_storm_of_sizes_ends_with_the_last(twins):
    pages = twins()
    for page in pages:
        for step in range(40):
            page.page.set_viewport_size({"width": 500 + step * 37 % 600, "height": 400 + step * 53 % 400})
        page.page.set_viewport_size({"width": 901, "height": 611})
    assert same_at_rest(pages)


def test_another_screen_is_sharp(twins):
    pages = twins()
    for ratio in (2, 1.25, 1):
        for page in pages:
            devtools = page.page.context.new_cdp_session(page.page)
            metrics = {"width": 1000, "height": 700, "deviceScaleFactor": ratio, "mobile": False}
            devtools.send("Emulation.setDeviceMetricsOverride", metrics)
            page.page.wait_for_timeout(200)
        assert rest(pages[0]).shape[:2] == (round(700 * ratio), round(1000 * ratio))
        assert same_at_rest(pages)


def test_nothing_flashes_while_the_map_is_dragged(open_map):
    shown = open_map()
    mouse = shown.page.mouse
    ink = rest(shown)[..., 2].mean()
    counts = []
    mouse.move(700, 350)
    mouse.down()
    for step in range(60):
        mouse.move(700 - 6 * step, 350 + 3 * step)
        counts.append(dark_pixels(shown.picture()))
    mouse.up()
    assert ink > 0
    # The route is on every picture: what is seen of it grows and shrinks a little from one to the next.
    for before, after in zip(counts, counts[1:], strict=False):
        assert after > 0.7 * before - 200


def dark_pixels(picture: np.ndarray) -> int:
    """How many pixels differ much from the ground of the map."""
    ground = np.median(picture.reshape(-1, 3), axis=0)
    return int((np.abs(picture - ground).max(axis=2) > 60).sum())
