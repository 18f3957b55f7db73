"""Layers that are painted once for many frames: what is seen must be what it would be without them."""

from __future__ import annotations

import base64

import numpy as np
import pytest
from drawing import IDENTITY, Commands, LayerWords, frame, rect

RED, GREEN, BLUE, HALF = 0xFF0000FF, 0x00FF00FF, 0x0000FFFF, 0xFF000080
SIDE = 120
EXTENT = (-40.0, -40.0, 200.0, 200.0)

PAINT = """({ words, scale, keeps }) => {
  window.canvas ??= document.createElement("canvas");
  window.painter ??= new Painter(canvas);
  window.painted ??= 0;
  window.paintings ??= new Paintings(() => window.painted++);
  const side = Math.round(%d * scale);
  painter.paint(views(Uint32Array.from(words)), 0, scale, { width: side, height: side }, keeps ? paintings : undefined);
  const { data } = canvas.getContext("2d").getImageData(0, 0, side, side);
  let text = "";
  for (let at = 0; at < data.length; at += 4096) text += String.fromCharCode(...data.subarray(at, at + 4096));
  return btoa(text);
}""" % SIDE

# Counts how often pictures of whole layers are drawn, which are the only ones that large.
WATCH = """() => {
  window.shown = 0;
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (picture, ...rest) {
    if (picture instanceof ImageBitmap && picture.width > 100) window.shown++;
    return drawImage.call(this, picture, ...rest);
  };
}"""



def difference(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """How far two pictures are apart on a white ground, pixel by pixel."""
    on_white = [255 - (255 - picture[..., :3]) * picture[..., 3:] / 255 for picture in (one, other)]
    return np.abs(on_white[0] - on_white[1]).max(axis=2)


def looks_same(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two pictures are equal but for noise at edges.

    How much of a pixel a shape covers the browser counts in another way where the shape reaches beyond the canvas. A
    shift by a pixel would change a fiftieth of the picture.
    """
    apart = difference(one, other)
    return apart.max() < 96 and (apart > 26).mean() < 0.008


class Screen:
    def __init__(self, page) -> None:
        self.page = page
        page.evaluate(WATCH)

    def paint(self, *layers: LayerWords, scale: float = 1, keeps: bool = True) -> np.ndarray:
        argument = {"words": frame(*layers, size=(SIDE, SIDE)), "scale": scale, "keeps": keeps}
        pixels = base64.b64decode(self.page.evaluate(PAINT, argument))
        side = round(SIDE * scale)
        return np.frombuffer(pixels, np.uint8).astype(int).reshape(side, side, 4)

    def settled(self, *layers: LayerWords, scale: float = 1) -> np.ndarray:
        """The picture when the worker has painted what it was given."""
        self.paint(*layers, scale=scale)
        self.page.wait_for_function("paintings.jobs.size === 0")
        self.page.evaluate("window.shown = 0")
        return self.paint(*layers, scale=scale)

    @property
    def shown(self) -> int:
        return self.page.evaluate("window.shown")


@pytest.fixture
def screen(host):
    return Screen(host())


def scene(color: int = RED) -> Commands:
    """A line, a shape with a round edge and a text, all of which reach into the margin."""
    commands = Commands().fill([("move", -30, 20), ("curve", 30, -40, 90, 90, 140, 30), ("close",)], color)
    commands.stroke([("move", -20, 100), ("line", 60, 40), ("line", 150, 110)], BLUE, 5, cap=1, join=1)
    return commands.text("Verdon", 20, 70, 0x000000FF, 16, halo=0xFFFFFFFF, halo_width=2)


def layer(commands: Commands, matrix=IDENTITY, revision: int = 1, **more) -> LayerWords:
    return LayerWords(commands, matrix, revision=revision, extent=EXTENT, **more)


def shift(x: float, y: float) -> tuple[float, ...]:
    return (1, 0, 0, 1, x, y)


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
def test_a_kept_layer_looks_as_if_it_were_painted_for_the_frame(screen, scale):
    plain = screen.paint(layer(scene()), scale=scale, keeps=False)
    assert screen.shown == 0
    assert np.array_equal(screen.paint(layer(scene()), scale=scale), plain), "the first frame does not wait"
    kept = screen.settled(layer(scene()), scale=scale)
    assert screen.shown == 1
    assert looks_same(kept, plain)


@pytest.mark.parametrize("place", [(15, 0), (-23, 31), (0, -40)])
def test_a_kept_layer_moves_with_its_transform(screen, place):
    screen.settled(layer(scene()))
    kept = screen.paint(layer(scene(), shift(*place)))
    assert screen.shown == 2
    assert looks_same(kept, screen.paint(layer(scene(), shift(*place)), keeps=False))


@pytest.mark.parametrize("matrix", [(1.2, 0, 0, 1.2, 5, 5), (0.9, 0, 0, 0.9, 7.3, 2), (0.98, 0.17, -0.17, 0.98, 10, 0)])
def test_a_kept_layer_is_scaled_and_turned(screen, matrix):
    screen.settled(layer(scene()))
    kept = screen.paint(layer(scene(), matrix))
    assert screen.shown == 2
    # Pixels between pixels: edges differ, shapes do not.
    assert difference(kept, screen.paint(layer(scene(), matrix), keeps=False)).mean() < 6


def test_other_content_is_seen_at_once(screen):
    screen.settled(layer(scene()))
    other = layer(scene(GREEN), revision=2)
    assert np.array_equal(screen.paint(other), screen.paint(other, keeps=False))
    assert looks_same(screen.settled(other), screen.paint(other, keeps=False))


def test_another_layer_in_the_same_place_is_seen_at_once(screen):
    screen.settled(layer(scene()))
    other = LayerWords(scene(GREEN), revision=1, extent=EXTENT, kind=3)
    assert np.array_equal(screen.paint(other), screen.paint(other, keeps=False))


def test_other_numbers_of_pixels_are_seen_at_once(screen):
    screen.settled(layer(scene()))
    sharp = screen.paint(layer(scene(), revision=2), scale=2)
    assert np.array_equal(sharp, screen.paint(layer(scene(), revision=2), scale=2, keeps=False))


def test_the_painting_before_is_shown_until_its_successor_is_there(screen):
    screen.settled(layer(scene()))
    step = (1, 0, 0, 1, 30, 0)
    # The same things thirty points further right in the layer, and the layer thirty points further left.
    moved = Commands().save().concatenate(*step)
    moved.words += scene(GREEN).words
    moved.restore()
    plain = screen.paint(layer(scene()), keeps=False)
    successor = layer(moved, shift(-30, 0), revision=2, succession=step)
    between = screen.paint(successor)
    assert looks_same(between[:, :90], plain[:, :90]), "the old painting, where it was"
    after = screen.settled(successor)
    assert looks_same(after, screen.paint(successor, keeps=False))
    assert (after != between).any()


def test_what_a_painting_does_not_reach_is_painted_beside_it(screen):
    # More than the extent of 200 has, as if the worker were late.
    wide = Commands().fill(rect(-300, -300, 600, 600), RED)
    wide.stroke([("move", -300, -300), ("line", 300, 300)], BLUE, 8)
    screen.settled(layer(wide))
    for matrix in [shift(90, 0), shift(-110, -120), (0.4, 0, 0, 0.4, 60, 60)]:
        before = screen.shown
        kept = screen.paint(layer(wide, matrix))
        assert screen.shown == before + 1
        plain = screen.paint(layer(wide, matrix), keeps=False)
        assert (difference(kept, plain) > 64).mean() < 0.01, "no hole and no seam"


def test_a_painting_out_of_sight_is_no_help(screen):
    wide = Commands().fill(rect(-900, -900, 1800, 1800), RED)
    screen.settled(layer(wide))
    assert (screen.paint(layer(wide, shift(500, 0))) == (255, 0, 0, 255)).all()


def test_clips_and_opacity_hold_for_paintings(screen):
    clips = (rect(20, 20, 80, 60), rect(0, 0, 90, 90))
    for opacity in (1, 0.5):
        seen = layer(scene(), shift(5, 5), clips=clips, opacity=opacity, revision=7)
        plain = screen.paint(seen, keeps=False)
        assert looks_same(screen.settled(seen), plain)


def test_layers_that_are_gone_are_forgotten(screen):
    screen.settled(layer(scene()))
    screen.paint()
    assert screen.page.evaluate("paintings.entries.length") == 0
    assert np.array_equal(screen.paint(layer(scene(GREEN))), screen.paint(layer(scene(GREEN)), keeps=False))


def test_layers_without_an_extent_are_painted_each_time(screen):
    screen.settled(LayerWords(scene()))
    screen.paint(LayerWords(scene(GREEN)))
    assert screen.shown == 0


def test_without_the_worker_every_frame_is_painted(screen):
    screen.settled(layer(scene()))
    screen.page.evaluate("paintings.close()")
    plain = screen.paint(layer(scene(), shift(9, 9)), keeps=False)
    assert np.array_equal(screen.paint(layer(scene(), shift(9, 9))), plain)


def test_a_storm_of_revisions_ends_with_the_last(screen):
    for revision in range(1, 40):
        commands = scene(RED if revision % 2 else GREEN)
        succession = IDENTITY if revision > 1 else None
        screen.paint(layer(commands, shift(revision / 4, 0), revision=revision, succession=succession))
    last = layer(scene(RED), shift(10, 0), revision=39)
    screen.settled(last)
    assert looks_same(screen.settled(last), screen.paint(last, keeps=False))


def test_long_lines_are_cut_without_a_seam(screen):
    points = [(60 + 50 * np.cos(turn / 40), 60 + 50 * np.sin(turn / 40)) for turn in range(252)]
    path = [("move", *points[0]), *(("line", *point) for point in points[1:])]
    for cap, join in [(1, 1), (0, 1), (0, 2), (2, 0)]:
        whole = screen.paint(LayerWords(Commands().stroke(path, 0xFF0000FE, 6, cap=cap, join=join)), keeps=False)
        cut = screen.paint(LayerWords(Commands().stroke(path, RED, 6, cap=cap, join=join)), keeps=False)
        assert looks_same(whole, cut)


# Stamps


def dots(count: int) -> Commands:
    stamp = Commands().fill([("move", 0, 0), ("line", 8, 0), ("line", 4, 9), ("close",)], HALF)
    stamp.stroke([("move", 0, 0), ("line", 8, 8)], BLUE, 2)
    commands = Commands().define(5, stamp)
    for index in range(count):
        commands.use(5, 3 + index % 10 * 11, 2 + index // 10 * 11)
    return commands


def single(count: int) -> Commands:
    commands = Commands()
    for index in range(count):
        commands.save().concatenate(1, 0, 0, 1, 3 + index % 10 * 11, 2 + index // 10 * 11)
        commands.fill([("move", 0, 0), ("line", 8, 0), ("line", 4, 9), ("close",)], HALF)
        commands.stroke([("move", 0, 0), ("line", 8, 8)], BLUE, 2).restore()
    return commands


@pytest.mark.parametrize("count", [3, 100])
@pytest.mark.parametrize("scale", [1, 2])
def test_stamps_look_like_what_they_stand_for(screen, count, scale):
    few = screen.paint(LayerWords(dots(count)), scale=scale, keeps=False)
    assert difference(few, screen.paint(LayerWords(single(count)), scale=scale, keeps=False)).max() <= 3


def test_many_stamps_lie_under_a_transform(screen):
    matrix = (0.8, 0.1, -0.1, 0.8, 15, 4)
    stamped = screen.paint(LayerWords(dots(100), matrix), keeps=False)
    plain = screen.paint(LayerWords(single(100), matrix), keeps=False)
    # They lie on whole pixels.
    assert difference(stamped, plain).mean() < 12


def test_what_follows_stamps_is_where_it_was(screen):
    commands = dots(100).fill(rect(100, 110, 10, 10), GREEN)
    picture = screen.paint(LayerWords(commands), keeps=False)
    assert (picture[110:120, 100:110] == (0, 255, 0, 255)).all()


def test_a_stamp_that_nobody_defined_shows_nothing(screen):
    commands = Commands().use(9, 50, 50).fill(rect(0, 0, 1, 1), RED)
    assert (screen.paint(LayerWords(commands), keeps=False)[..., 3] > 0).sum() == 1


def test_a_stamp_ends_nothing_that_it_did_not_start(screen):
    stamp = Commands().restore().restore().save().clip(rect(0, 0, 1, 1))
    commands = Commands().define(1, stamp).save().concatenate(1, 0, 0, 1, 10, 10).use(1, 0, 0)
    commands.fill(rect(0, 0, 20, 20), RED).restore()
    picture = screen.paint(LayerWords(commands), keeps=False)
    assert (picture[10:30, 10:30, 3] == 255).all()
    assert (picture[..., 3] > 0).sum() == 400
