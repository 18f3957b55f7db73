"""The page of the sample with layers that are kept, beside the same page without: at rest nobody can tell."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import SAMPLE
from surface import HOLDING, Map
from test_page import line_pixels

# Without workers every frame is painted whole.
NO_WORKERS = "delete window.Worker"

# What a worker is asked for comes late.
SLOW_WORKERS = """
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...all) { setTimeout(() => postMessage.apply(this, all), 2000); };
"""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HAS_WIDTH = "(width) => document.querySelector('canvas').width === width"


@pytest.fixture
def twins(new_context, page_file):
    """Two pages of the sample, the second without workers."""
    opened = []

    def make(script: str = "", **options) -> list[Map]:
        for script in (script, NO_WORKERS):
            context = new_context(**options)
            context.add_init_script(script)
            opened.append(Map(context.new_page(), page_file(SAMPLE)))
        return opened

    yield make
    for shown in opened:
        assert shown.noise == []
    ordered = [shown.page.evaluate("layers_ordered") for shown in opened]
    assert ordered[0] > 0, "the first one keeps no layers"
    assert ordered[1] == 0


def looks_same(one: np.ndarray, other: np.ndarray) -> bool:
    return one.shape == other.shape and (np.abs(one - other).max(axis=2) > 40).mean() < 0.001


def same_at_rest(pages: list[Map]) -> bool:
    """When no worker has anything more to do."""
    for page in pages:
        page.settle()
    return looks_same(*(page.picture() for page in pages))


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
    sessions = [page.page.context.new_cdp_session(page.page) for page in pages]
    # Emulation tells a page of another screen only with another size.
    for ratio, width in [(2, 1001), (1.25, 1004), (1, 1002)]:
        for page, session in zip(pages, sessions, strict=True):
            metrics = {"width": width, "height": 700, "deviceScaleFactor": ratio, "mobile": False}
            session.send("Emulation.setDeviceMetricsOverride", metrics)
            page.page.wait_for_function(HAS_WIDTH, arg=round(width * ratio))
        assert same_at_rest(pages)


def test_what_no_worker_has_painted_yet_is_there_all_the_same(twins):
    pages = twins(SLOW_WORKERS)
    for page in pages:
        # The route reaches beyond the edges, and beyond what the worker has painted round them.
        page.wheel((600, 350), -600)
        page.page.mouse.move(850, 300)
        page.page.mouse.down()
    for step in range(1, 8):
        for page in pages:
            page.page.mouse.move(850 - 90 * step, 300 + 20 * step)
            page.page.evaluate(TWO_FRAMES)
        one, other = (line_pixels(page.picture()) for page in pages)
        assert (one & other).sum() > 0.9 * max(one.sum(), other.sum()) - 50, step
    for page in pages:
        page.page.wait_for_timeout(HOLDING)
        page.page.mouse.up()
    assert same_at_rest(pages)


@pytest.mark.parametrize("scale", [1, 2])
def test_nothing_flashes_while_the_map_is_dragged(open_map, scale):
    shown = open_map(device_scale_factor=scale)
    mouse = shown.page.mouse
    mouse.move(700, 350)
    mouse.down()
    counts = [line_pixels(shown.picture()).sum()]
    for step in range(40):
        mouse.move(700 - 9 * step, 350 + 4.5 * step)
        counts.append(line_pixels(shown.picture()).sum())
    mouse.up()
    assert counts[0] > 2000 * scale
    assert shown.page.evaluate("layers_ordered") > 1, "there was no new painting on the way"
    # The route is on every picture: what is seen of it grows and shrinks a little from one to the next.
    for before, after in zip(counts, counts[1:], strict=False):
        assert abs(after - before) < 0.12 * counts[0], counts
