"""The shapes of the files that are read: what `Benchmarks/make-files` writes."""

import random

from harness.making.ride import ride
from harness.making.tracks import Connect, Garmin, RideWithGPS, Strava
from harness.making.uneven import Uneven
from harness.making.waypoints import waypoints


def track(shape, seed):
    """The texts of a file: its head, its points, its foot after the last that is asked for."""
    yield shape.head
    for row, (*values, speed, is_new) in enumerate(ride(random.Random(seed))):
        text = shape.point(*values, speed, row)
        yield shape.between + text if is_new else text


# The texts of a file without end, and the foot that ends it.
SHAPES = {
    "strava": (lambda: track(Strava(), 20240501), Strava.foot),
    "garmin": (lambda: track(Garmin(), 20240502), Garmin.foot),
    "connect": (lambda: track(Connect(), 20240503), Connect.foot),
    "ridewithgps": (lambda: track(RideWithGPS(), 20240504), RideWithGPS.foot),
    "uneven": (lambda: track(Uneven(), 20240506), Uneven.foot),
    "waypoints": (lambda: waypoints(20240505), "</gpx>\n"),
}
