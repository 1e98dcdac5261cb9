"""What colours are on the screen."""

import collections

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
