"""The painter: words onto a canvas, at every number of pixels in a point."""

from __future__ import annotations

import base64

import numpy as np
import pytest
from drawing import Commands, LayerWords, frame, rect

RED, GREEN, BLUE, BLACK = 0xFF0000FF, 0x00FF00FF, 0x0000FFFF, 0x000000FF

PAINT = """({ words, scale, images, size }) => {
  window.canvas ??= document.createElement("canvas");
  window.painter ??= new Painter(canvas);
  for (const [id, width, height, pixels] of images) {
    const context = blank(width, height);
    context.putImageData(new ImageData(Uint8ClampedArray.from(pixels), width, height), 0, 0);
    painter.images.set(id, context.canvas);
  }
  const [width, height] = size;
  painter.paint(views(Uint32Array.from(words)), 0, scale, { width, height });
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  let text = "";
  for (let at = 0; at < data.length; at += 4096) text += String.fromCharCode(...data.subarray(at, at + 4096));
  return btoa(text);
}"""


@pytest.fixture
def paint(host):
    page = host()

    def paint(*layers, scale: float = 1, images=(), points: int = 100) -> np.ndarray:
        side = round(points * scale)
        argument = {
            "words": frame(*layers, size=(points, points)),
            "scale": scale, "images": list(images), "size": [side, side],
        }  # fmt: skip
        pixels = base64.b64decode(page.evaluate(PAINT, argument))
        return np.frombuffer(pixels, np.uint8).astype(int).reshape(side, side, 4)

    paint.page = page
    return paint


def covered(picture: np.ndarray) -> np.ndarray:
    return picture[..., 3] > 0


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
def test_edges_on_pixels_are_sharp(paint, scale):
    picture = paint(Commands().fill(rect(10, 20, 30, 40), RED), scale=scale)
    expected = np.zeros_like(picture)
    left, top, right, bottom = (round(edge * scale) for edge in (10, 20, 40, 60))
    expected[top:bottom, left:right] = (255, 0, 0, 255)
    assert np.array_equal(picture, expected)


def test_colors_have_their_four_parts(paint):
    picture = paint(Commands().fill(rect(0, 0, 50, 50), 0x12345680).fill(rect(50, 0, 50, 50), 0x00A0FFFF))
    assert np.abs(picture[10, 10] - (0x12, 0x34, 0x56, 0x80)).max() <= 1
    assert tuple(picture[10, 60]) == (0x00, 0xA0, 0xFF, 0xFF)


def test_fill_rules_differ(paint):
    path = rect(10, 10, 80, 80) + rect(30, 30, 40, 40)
    assert paint(Commands().fill(path, RED))[50, 50, 3] == 255
    assert paint(Commands().fill(path, RED, even_odd=True))[50, 50, 3] == 0


def test_curves_reach_where_they_should(paint):
    # The middle of a quadratic curve lies halfway to its control point, that of a cubic three quarters.
    quadratic = [("move", 10, 50), ("quadCurve", 50, 10, 90, 50), ("close",)]
    cubic = [("move", 10, 50), ("curve", 10, 90, 90, 90, 90, 50), ("close",)]
    picture = covered(paint(Commands().fill(quadratic, RED).fill(cubic, BLUE), scale=3))
    column = np.flatnonzero(picture[:, 150])
    assert abs(column[0] - 30 * 3) <= 1
    assert abs(column[-1] - 80 * 3) <= 1


def test_a_line_of_no_length_is_a_dot_where_the_cap_is_round(paint):
    dot = [("move", 50, 50), ("line", 50, 50)]
    picture = covered(paint(Commands().stroke(dot, RED, 20, cap=1, join=1), scale=2))
    assert abs(picture.sum() - np.pi * 20**2) < 60
    assert not covered(paint(Commands().stroke(dot, RED, 20), scale=2)).any()


def test_dashes_start_at_their_phase(paint):
    line = [("move", 0, 50), ("line", 100, 50)]
    picture = covered(paint(Commands().stroke(line, RED, 10, phase=5, dash=(20, 10))))[50]
    assert list(np.flatnonzero(np.diff(picture.astype(int)) != 0) + 1) == [15, 25, 45, 55, 75, 85]


def test_dashes_end_with_their_line(paint):
    line = [("move", 0, 50), ("line", 100, 50)]
    commands = Commands().stroke(line, RED, 10, dash=(5, 5)).stroke(line, RED, 10)
    assert covered(paint(commands))[50].all()


def test_joins_and_their_limit(paint):
    corner = [("move", 10, 80), ("line", 50, 20), ("line", 90, 80)]
    tops = {}
    for name, join, limit in [("miter", 0, 10), ("limited", 0, 1), ("round", 1, 10), ("bevel", 2, 10)]:
        picture = covered(paint(Commands().stroke(corner, RED, 16, join=join, limit=limit), scale=3))
        tops[name] = np.flatnonzero(picture.any(axis=1))[0]
    assert tops["miter"] < tops["round"] < tops["bevel"]
    assert tops["limited"] == tops["bevel"]


def test_a_clip_ends_with_its_restore(paint):
    commands = Commands().save().clip(rect(0, 0, 50, 100)).clip(rect(0, 0, 100, 50))
    commands.fill(rect(0, 0, 100, 100), RED).restore().fill(rect(90, 90, 10, 10), BLUE)
    picture = covered(paint(commands))
    assert picture[:50, :50].all()
    assert picture[90:, 90:].all()
    assert picture.sum() == 2500 + 100


def test_transforms_multiply_in_order(paint):
    commands = Commands().save().concatenate(1, 0, 0, 1, 20, 0).concatenate(2, 0, 0, 2, 0, 0)
    commands.fill(rect(5, 10, 10, 10), RED).restore().fill(rect(0, 0, 5, 5), BLUE)
    picture = covered(paint((commands, (1, 0, 0, 1, 0, 10))))
    assert picture[30:50, 30:50].all()
    assert picture[10:15, 0:5].all()
    assert picture.sum() == 400 + 25


def test_layers_lie_upon_each_other(paint):
    picture = paint(Commands().fill(rect(0, 0, 100, 100), RED), Commands().fill(rect(0, 0, 50, 100), BLUE))
    assert tuple(picture[50, 25]) == (0, 0, 255, 255)
    assert tuple(picture[50, 75]) == (255, 0, 0, 255)


def test_a_group_is_one_picture(paint):
    commands = Commands().begin_group(0.5)
    commands.fill(rect(10, 10, 50, 50), RED).fill(rect(30, 30, 50, 50), RED).end_group()
    picture = paint(commands)
    inside = picture[covered(picture)]
    assert len(inside) == 2 * 2500 - 900
    assert np.abs(inside - (255, 0, 0, 128)).max() <= 1


def test_groups_multiply_and_keep_their_places(paint):
    commands = Commands().save().concatenate(0, 1, -1, 0, 100, 0).begin_group(0.5)
    commands.concatenate(1, 0, 0, 1, 10, 0).begin_group(0.5).fill(rect(0, 0, 20, 40), RED).end_group()
    commands.fill(rect(60, 0, 10, 10), BLUE).end_group().restore().fill(rect(0, 90, 10, 10), GREEN)
    picture = paint(commands)
    assert np.abs(picture[10:30, 60:100] - (255, 0, 0, 64)).max() <= 2
    assert np.abs(picture[70:80, 90:100] - (0, 0, 255, 128)).max() <= 1
    assert (picture[90:, :10] == (0, 255, 0, 255)).all()
    assert covered(picture).sum() == 800 + 100 + 100


def test_a_group_keeps_the_clip_round_it(paint):
    commands = Commands().save().clip(rect(0, 0, 50, 100)).begin_group(0.5)
    commands.fill(rect(0, 0, 100, 100), RED).end_group().restore()
    assert covered(paint(commands)).sum() == 50 * 100


def everything() -> Commands:
    commands = Commands().save().concatenate(0.9, 0.2, -0.2, 0.9, 12, -3)
    commands.fill([("move", 5, 5), ("curve", 60, -20, 20, 90, 50, 50), ("close",)], RED)
    commands.stroke([("move", 20, 70), ("line", 80, 60), ("line", 30, 60)], BLUE, 6, limit=20)
    commands.stroke([("move", 60, 20), ("line", 60, 20)], GREEN, 12, cap=1)
    commands.text("Ågypß Éfj", 20, 40, BLACK, 14, italic=True, halo=0xFFFFFFFF, halo_width=3)
    commands.save().clip(rect(50, 70, 30, 30)).image(7, 50, 70, 40, 20).restore()
    return commands.restore()


CHECKERS = [7, 2, 2, [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128]]


@pytest.mark.parametrize("scale", [1, 2, 2.625])
def test_a_group_of_full_opacity_changes_nothing(paint, scale):
    plain = paint(everything(), scale=scale, images=[CHECKERS])
    grouped = Commands().begin_group(1)
    grouped.words += everything().words
    assert np.abs(paint(grouped.end_group(), scale=scale) - plain).max() <= 3


def test_a_group_that_reaches_beyond_the_canvas(paint):
    commands = Commands().begin_group(0.5).fill(rect(-1000, -1000, 5000, 5000), RED).end_group()
    commands.begin_group(0.5).fill(rect(200, 0, 50, 50), RED).end_group()
    assert np.abs(paint(commands) - (255, 0, 0, 128)).max() <= 1


def test_what_is_left_open_does_not_leak(paint):
    leaking = Commands().save().clip(rect(0, 0, 10, 10)).begin_group(0.5).concatenate(9, 0, 0, 9, 0, 0).save()
    paint(leaking)
    paint(Commands().restore().restore().end_group())
    assert covered(paint(Commands().fill(rect(0, 0, 100, 100), RED))).all()


def test_a_layer_is_seen_inside_its_clips_as_one_picture(paint):
    commands = Commands().fill(rect(0, 0, 30, 30), RED).fill(rect(10, 0, 30, 30), RED)
    # What has no start in the layer ends nothing of its own.
    commands.restore().fill(rect(0, 30, 90, 10), RED)
    clips = (rect(15, 0, 100, 100), rect(0, 5, 100, 30))
    layer = LayerWords(commands, (1, 0, 0, 1, 10, 0), opacity=0.5, clips=clips)
    picture = paint(layer, Commands().fill(rect(90, 90, 10, 10), BLUE))
    inside = picture[5:30, 15:50].reshape(-1, 4)
    assert np.abs(inside - (255, 0, 0, 128)).max() <= 1
    assert np.abs(picture[30:35, 15:] - (255, 0, 0, 128)).max() <= 1
    assert covered(picture).sum() == 25 * 35 + 5 * 85 + 100


def test_what_a_layer_leaves_open_ends_with_it(paint):
    leaking = Commands().save().clip(rect(0, 0, 10, 10)).begin_group(0.5).save().clip(rect(0, 0, 1, 1))
    assert covered(paint(leaking, Commands().fill(rect(0, 0, 100, 100), RED))).all()


def test_a_picture_stands_upright_and_blends(paint):
    picture = paint(Commands().image(7, 10, 10, 80, 80), images=[CHECKERS])
    assert tuple(picture[12, 12]) == (255, 0, 0, 255)
    assert tuple(picture[12, 87]) == (0, 255, 0, 255)
    assert tuple(picture[87, 12]) == (0, 0, 255, 255)
    assert np.abs(picture[87, 87] - (255, 255, 255, 128)).max() <= 1


def test_an_unknown_picture_is_left_out(paint):
    picture = paint(Commands().image(99, 0, 0, 50, 50).fill(rect(90, 90, 10, 10), RED))
    assert covered(picture).sum() == 100


MEASURE = """([text, size, weight, kind]) => {
  setFont(painter.screen, size, weight, kind);
  return painter.screen.measureText(text).width;
}"""


@pytest.mark.parametrize("scale", [1, 1.25, 2, 3])
def test_text_is_as_wide_as_it_was_measured(paint, scale):
    text = "HIIIIIIIIIIIIIIIIIIIIIIIH"
    picture = covered(paint(Commands().text(text, 5, 50, BLACK, 11), scale=scale, points=200))
    columns = np.flatnonzero(picture.any(axis=0))
    measured = paint.page.evaluate(MEASURE, [text, 11, 400, 0])
    # The two outer letters have a bearing of about a tenth of an em.
    assert abs((columns[-1] - columns[0]) / scale - measured) < 3
    rows = np.flatnonzero(picture.any(axis=1))
    assert abs(rows[-1] + 1 - 50 * scale) <= 1, "the baseline is where it was asked for"


def test_a_halo_lies_below_its_letters_and_reaches_beyond_them(paint):
    plain = paint(Commands().text("Harz", 20, 50, BLACK, 20, weight=700), scale=2)
    rimmed = paint(Commands().text("Harz", 20, 50, BLACK, 20, weight=700, halo=0xFFFFFFFF, halo_width=3), scale=2)
    letters = plain[..., 3] == 255
    assert (rimmed[letters] == (0, 0, 0, 255)).all()
    grown = np.zeros_like(letters)
    for y in range(-4, 5):
        for x in range(-4, 5):
            grown |= np.roll(np.roll(letters, y, axis=0), x, axis=1)
    assert (rimmed[grown][..., 3] > 200).all()


def test_fonts_differ_by_weight_design_and_slant(paint):
    pictures = [
        paint(Commands().text("Rag", 10, 60, BLACK, 40, weight=weight, design=design, italic=italic))
        for weight, design, italic in [
            (400, 0, False),
            (700, 0, False),
            (400, 1, False),
            (400, 3, False),
            (400, 0, True),
        ]
    ]
    for index, picture in enumerate(pictures):
        assert covered(picture).any()
        assert not any(np.array_equal(picture, other) for other in pictures[:index])


def test_a_frame_of_another_version_is_refused(paint):
    with pytest.raises(Exception, match="another version"):
        paint.page.evaluate(
            "painter => new Painter(document.createElement('canvas'))"
            ".paint(views(Uint32Array.of(1, 2, 3, 4)), 0, 1, { width: 1, height: 1 })"
        )
