"""What colours are on the screen."""

import collections
import re

from PIL import Image


def rgb(text):
    return tuple(int(text[index : index + 2], 16) for index in (1, 3, 5))


def near(one, other, tolerance=10):
    return all(abs(a - b) <= tolerance for a, b in zip(one, other))


def opened(picture):
    """A picture, or the one that is kept at a path."""
    return (picture if isinstance(picture, Image.Image) else Image.open(picture)).convert("RGB")


def most_frequent(picture, box):
    """The colour that most of a rectangle (left, top, right, bottom) of a picture has."""
    part = opened(picture).crop(tuple(map(round, box)))
    return collections.Counter(part.getdata()).most_common(1)[0][0]


def has(picture, box, colour, tolerance=10, at_least=20):
    """Whether at least so many pixels of a rectangle are near a colour."""
    part = opened(picture).crop(tuple(map(round, box)))
    return sum(near(pixel, colour, tolerance) for pixel in part.getdata()) >= at_least


def drawing_colours(path, apart_from=()):
    """The colours that an SVG file names, but for those near to others or to what lies between two of these."""
    between = [
        tuple(a + (b - a) * step / 8 for a, b in zip(one, other))
        for one in apart_from for other in apart_from for step in range(9)
    ]  # fmt: skip
    named = {rgb(text) for text in re.findall(r"#[0-9a-fA-F]{6}\b", path.read_text())}
    return [colour for colour in sorted(named) if not any(near(colour, other, 30) for other in between)]


def of_these(picture, box, colours, tolerance=20, at_least=3):
    """Which of some colours are in a rectangle, each at so many points."""
    part = opened(picture).crop(tuple(map(round, box)))
    points = collections.Counter(part.getdata())
    return [
        colour
        for colour in colours
        if sum(count for point, count in points.items() if near(point, colour, tolerance)) >= at_least
    ]
