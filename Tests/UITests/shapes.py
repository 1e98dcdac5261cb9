"""Shapes in a picture: what of one colour hangs together, and where it is."""

import collections
from collections import namedtuple


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


def shapes(picture, box, fits, at_least=12):
    """The pieces inside a rectangle (left, top, right, bottom) whose points fit, from the left; small ones left out."""
    left, top, right, bottom = map(round, box)
    points = picture.convert("RGB").crop((left, top, right, bottom)).load()
    width, height = right - left, bottom - top
    waiting = {(x, y) for x in range(width) for y in range(height) if fits(points[x, y])}
    found = []
    while waiting:
        queue = collections.deque([waiting.pop()])
        piece = []
        while queue:
            x, y = queue.popleft()
            piece.append((x, y))
            for near in ((x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)):
                if near in waiting:
                    waiting.remove(near)
                    queue.append(near)
        if len(piece) >= at_least:
            xs, ys = zip(*piece)
            found.append(Shape(left + min(xs), top + min(ys), left + max(xs) + 1, top + max(ys) + 1, len(piece)))
    return sorted(found)


def bounds(picture, ground, tolerance=24):
    """Left, top, right and bottom of all that is not of a colour; None where there is nothing else."""
    points = picture.convert("RGB").load()
    differs = [
        (x, y)
        for x in range(picture.width)
        for y in range(picture.height)
        if any(abs(a - b) > tolerance for a, b in zip(points[x, y], ground))
    ]
    if not differs:
        return None
    xs, ys = zip(*differs)
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1
