"""Shapes in a picture: what of one colour hangs together, and where it is."""

from collections import namedtuple

from colours import points_near, points_off


class Shape(namedtuple("Shape", "left top right bottom points")):
    """A piece of one colour: its bounds, and how many points it has."""

    @property
    def width(self):
        return self.right - self.left

    @property
    def height(self):
        return self.bottom - self.top

    @property
    def is_full_square(self):
        """Whether it is about as wide as high, and filled but for its corners."""
        return abs(self.width - self.height) <= 2 and self.points > 0.7 * self.width * self.height


def shapes(picture, box, colour, tolerance, at_least=12):
    """The pieces near a colour inside a rectangle (left, top, right, bottom), from the left; small ones left out."""
    left, top, right, bottom = map(round, box)
    mask = points_near(picture.crop((left, top, right, bottom)), colour, tolerance)
    # A frame of nothing around them, so that each point has all its neighbours.
    wide = mask.width + 2
    rows = [mask.tobytes()[start : start + mask.width] for start in range(0, mask.width * mask.height, mask.width)]
    waiting = bytearray(wide) + b"".join(b"\0" + row + b"\0" for row in rows) + bytearray(wide)
    steps = [down + across for down in (-wide, 0, wide) for across in (-1, 0, 1)]
    found = []
    while (first := waiting.find(255)) >= 0:
        waiting[first] = 0
        piece = [first]
        for point in piece:
            for step in steps:
                if waiting[point + step]:
                    waiting[point + step] = 0
                    piece.append(point + step)
        if len(piece) >= at_least:
            ys, xs = zip(*(divmod(point, wide) for point in piece))
            found.append(Shape(left + min(xs) - 1, top + min(ys) - 1, left + max(xs), top + max(ys), len(piece)))
    return sorted(found)


def bounds(picture, ground, tolerance=24):
    """Left, top, right and bottom of all that is not of a colour; None where there is nothing else."""
    return points_off(picture, ground, tolerance).getbbox()
