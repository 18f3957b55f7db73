"""A track of which each part of each point is drawn by lot."""

import random

from harness.making.ride import sensors
from harness.making.tracks import Strava


class Uneven:
    head = Strava.head
    between = Strava.between
    foot = Strava.foot

    def __init__(self):
        self.chance = random.Random(20240507)

    def point(self, latitude, longitude, elevation, clock, speed, row):
        random_number = self.chance.random
        north, east = f'lat="{round(latitude, 7)}"', f'lon="{round(longitude, 7)}"'
        lines = [f"   <trkpt {north} {east}>" if random_number() < 0.8 else f"   <trkpt {east} {north}>"]
        if random_number() < 0.9:
            lines.append(f"    <ele>{round(elevation, 3)}</ele>")
        lines.append(f"    <time>{clock}{'.000' if random_number() < 0.2 else ''}Z</time>")
        if random_number() < 0.05:
            lines.append(f"    <name>{clock} &lt;mark&gt;</name>")
        if random_number() < 0.02:
            lines.append("    <!-- the receiver had been covered -->")
        names = ("atemp", "hr", "cad")
        pairs = [pair for pair in zip(names, sensors(row, speed)) if random_number() < 0.7]
        if random_number() < 0.2:
            pairs.reverse()
        if pairs:
            inside = "".join(f"<gpxtpx:{name}>{value}</gpxtpx:{name}>" for name, value in pairs)
            lines.append(
                f"    <extensions><gpxtpx:TrackPointExtension>{inside}</gpxtpx:TrackPointExtension></extensions>"
            )
        return "\n".join(lines) + "\n   </trkpt>\n"
