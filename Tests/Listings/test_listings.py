"""The programs of two documents, as their listings have them, compile and show what the documents say."""

from __future__ import annotations

import pytest
from conftest import PLACES, ROUTE, SVG

LAST = 7


def test_shows_the_route_as_a_blue_line(route, tmp_path):
    picture = route.picture(tmp_path)
    lines = [path for path in picture.root.iter(SVG + "path") if path.get("stroke-width") == "5"]
    assert len(lines) == 1
    # `MapPolyline` is blue by its own declaration: more blue than red.
    colour = int(lines[0].get("stroke").removeprefix("#"), 16)
    assert colour & 0xFF > colour >> 16
    assert len(ROUTE) <= lines[0].get("d").count(" ")


def test_shows_every_place_with_its_name_once_more_for_the_name_of_the_track(route, tmp_path):
    picture = route.picture(tmp_path)
    # What the document's reader does with the name of the track, a fault of its own that no map may trip over: the
    # last place stands there twice, under both names, one of which has no room.
    *apart, last = PLACES
    assert all(name in picture.texts for name in apart)
    assert last in picture.texts or "Down the gorge" in picture.texts
    assert picture.complaints.count("\n") == 1 and "item 3" in picture.complaints


def test_says_what_the_file_says(route, tmp_path):
    assert route.picture(tmp_path).said == "Author: A. Rider, url: https://example.org/ride\n"


def test_the_first_stage_shows_a_map_alone(placemarks, tmp_path):
    picture = placemarks.picture(tmp_path, STAGE="0")
    assert picture.titled("Place") == [] and picture.titled("Count") == []


def test_the_second_stage_shows_all_placemarks(placemarks, tmp_path):
    picture = placemarks.picture(tmp_path, STAGE="1")
    assert picture.complaints == ""
    assert picture.titled("Place") == [f"Place {number}" for number in range(6)]


@pytest.mark.parametrize("stage", ["2", "5", str(LAST)])
def test_the_stepper_grows_and_shrinks_the_slice(placemarks, tmp_path, stage):
    steps = ["--increment=Count"] * 4 + ["--decrement=Count"]
    picture = placemarks.picture(tmp_path, *steps, STAGE=stage)
    assert picture.titled("Place") == ["Place 0", "Place 1", "Place 2"]
    assert picture.titled("Count") == ["Count 3"]


@pytest.mark.parametrize("stage", ["3", "4", "6"])
def test_stages_that_only_look_change_nothing(placemarks, tmp_path, stage):
    picture = placemarks.picture(tmp_path, "--increment=Count", STAGE=stage)
    assert picture.titled("Place") == [] and picture.titled("Count") == ["Count 1"]


@pytest.mark.parametrize("step", ["--increment=Count", "--decrement=Count"])
def test_only_what_comes_or_goes_is_animated(placemarks, tmp_path, step):
    before = ["--increment=Count"] * 3
    assert placemarks.picture(tmp_path, *before, STAGE=str(LAST)).fading == 0
    three = placemarks.picture(tmp_path, *before, "--at=0.1", STAGE=str(LAST)).fading
    one = placemarks.picture(tmp_path, *before, "--wait=1", step, "--at=0.1", STAGE=str(LAST)).fading
    assert one > 0 and three == 3 * one
