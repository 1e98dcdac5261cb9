"""What colours are on the screen."""

import re

from PIL import Image, ImageChops


def rgb(text):
    return tuple(int(text[index : index + 2], 16) for index in (1, 3, 5))


def near(one, other, tolerance=10):
    return all(abs(a - b) <= tolerance for a, b in zip(one, other))


def opened(picture):
    """A picture, or the one that is kept at a path."""
    return (picture if isinstance(picture, Image.Image) else Image.open(picture)).convert("RGB")


def farthest(one, other):
    """For each point of two pictures the distance of that colour, of red, green and blue, which is farthest from the other's."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def points_off(picture, colour, tolerance):
    """The points of a picture that are not near a colour, in white."""
    picture = opened(picture)
    return farthest(picture, Image.new("RGB", picture.size, colour)).point(lambda far: 255 * (far > tolerance))


def points_near(picture, colour, tolerance=10):
    """The points of a picture that are near a colour, in white."""
    return ImageChops.invert(points_off(picture, colour, tolerance))


def counted(picture, box):
    """How many points of a rectangle (left, top, right, bottom) of a picture have a colour, for each."""
    part = opened(picture).crop(tuple(map(round, box)))
    return part.getcolors(part.width * part.height)


def most_frequent(picture, box):
    """The colour that most of a rectangle (left, top, right, bottom) of a picture has."""
    return max(counted(picture, box))[1]


def has(picture, box, colour, tolerance=10, at_least=20):
    """Whether at least so many points of a rectangle are near a colour."""
    part = opened(picture).crop(tuple(map(round, box)))
    return points_near(part, colour, tolerance).histogram()[255] >= at_least


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
    return [colour for colour in colours if has(picture, box, colour, tolerance, at_least)]
