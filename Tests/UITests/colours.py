"""What colours are on the screen."""

import collections

from PIL import Image


def rgb(text):
    return tuple(int(text[index : index + 2], 16) for index in (1, 3, 5))


def near(one, other, tolerance=10):
    return all(abs(a - b) <= tolerance for a, b in zip(one, other))


def most_frequent(path, box):
    """The colour that most of a rectangle (left, top, right, bottom) of a picture has."""
    part = Image.open(path).convert("RGB").crop(tuple(map(round, box)))
    return collections.Counter(part.getdata()).most_common(1)[0][0]


def has(path, box, colour, tolerance=10, at_least=20):
    """Whether at least so many pixels of a rectangle are near a colour."""
    part = Image.open(path).convert("RGB").crop(tuple(map(round, box)))
    return sum(near(pixel, colour, tolerance) for pixel in part.getdata()) >= at_least
