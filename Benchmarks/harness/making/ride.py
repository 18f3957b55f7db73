"""A rider with a receiver that speaks once a second."""

import math
from datetime import datetime, timedelta

METRES_A_DEGREE = 111_195.0
HOME = (46.8, 9.2)
# The rider turns back from here, in degrees, so that the track fills one map.
RANGE = 0.5
# A track point follows the one before after a second, and at times after a break.
BREAK_CHANCE = 0.0004
SPLIT_CHANCE = 0.15


def ride(chance):
    """Latitude, longitude, elevation, time, speed of one point after another, and whether a segment begins."""
    latitude, longitude, elevation = *HOME, 560.0
    heading, turn, speed, grade = chance.uniform(0, 2 * math.pi), 0.0, 7.0, 0.0
    random_number, narrowing = chance.random, math.cos(math.radians(HOME[0]))
    day, second = datetime(2024, 5, 4), 5 * 3600
    date = f"{day:%Y-%m-%d}T"
    is_new = False
    while True:
        minutes = second // 60
        clock = f"{date}{minutes // 60:02d}:{minutes % 60:02d}:{second % 60:02d}"
        yield latitude, longitude, elevation, clock, speed, is_new
        turn = 0.92 * turn + 0.07 * (random_number() - 0.5)
        heading += turn
        north, east = HOME[0] - latitude, (HOME[1] - longitude) * narrowing
        if north * north + east * east > RANGE * RANGE:
            back = math.atan2(east, north)
            heading += 0.05 * ((back - heading + math.pi) % (2 * math.pi) - math.pi)
        speed = min(15.0, max(0.5, speed + 1.2 * (random_number() - 0.5)))
        grade = 0.98 * grade + 0.02 * (random_number() - 0.5)
        if not 350 < elevation < 2300:
            grade = abs(grade) if elevation <= 350 else -abs(grade)
        latitude += speed * math.cos(heading) / METRES_A_DEGREE
        longitude += speed * math.sin(heading) / METRES_A_DEGREE / narrowing
        elevation += speed * grade
        second, is_new = second + 1, False
        if random_number() < BREAK_CHANCE:
            second += int(900 * random_number())
            is_new = random_number() < SPLIT_CHANCE
        if second >= 86_400:
            day, second = day + timedelta(days=1), second - 86_400
            date = f"{day:%Y-%m-%d}T"


def sensors(row, speed):
    """Temperature, heart rate and cadence."""
    cadence = 0 if speed < 2 else 58 + int(2 * speed)
    return 15 + int(6 * math.sin(row / 9000)), 112 + int(34 * math.sin(row / 900) + speed), cadence
