"""How far two pictures of a page are from each other, as an eye would say.

**What is compared.** The pictures in full size, point by point. A point is *off* where one of its three colours is more
than `OFF` from the other picture's: the same page on the same machine has none of these, and a colour that was rounded
otherwise is none.

**Two figures** come of it, and each has its limit, because each alone overlooks something:

- `worst`: how many points are off in the worst square of `SQUARE` points. A word in a quiet grey, an icon, a mark that
  has gone or moved by a point: few points in one place. A single point here and there, as where another processor rounds
  the edge of a letter otherwise, is no difference.
- `mean`: the mean distance of all points (0 to 255). A theme's colour that is another one is a little off everywhere,
  and nowhere much.

The references are kept in full size without loss, but for the last two bits of each colour, which take most of the room
and are seen by nobody.
"""

import ctypes
import json
import pathlib
from collections import namedtuple

from colours import farthest
from PIL import Image, ImageChops, ImageFilter, ImageStat

# More than what rounding and the bits that are left out amount to.
OFF = 10

SQUARE = 15

# The limits of the two figures.
LIMITS = {"worst": 6, "mean": 1.2}


class Difference(namedtuple("Difference", "worst mean where")):
    """How far two pictures are from each other; `where` is the middle of the worst square."""

    @property
    def is_seen(self):
        return any(getattr(self, name) > limit for name, limit in LIMITS.items())

    def __str__(self):
        return (
            f"{self.worst} points off in the square around {self.where} (at most {LIMITS['worst']}), "
            f"mean distance {self.mean:.2f} (at most {LIMITS['mean']})"
        )


def reference(name):
    """Where a reference is kept."""
    return REFERENCES / f"{name}.webp"


def opened(path):
    with Image.open(path) as picture:
        return picture.convert("RGB")


def rounded(picture):
    """The picture without what is not kept of it."""
    return picture.convert("RGB").point(lambda value: min(255, (value + 2) // 4 * 4))


def keep(picture, path):
    """Keeps a picture as a reference."""
    rounded(picture).save(path, lossless=True, quality=100, method=6)


def difference(picture, reference):
    """The difference of a picture of the screen from a reference; None where their sizes differ."""
    one, other = rounded(picture), rounded(reference)
    if one.size != other.size:
        return None
    if one.tobytes() == other.tobytes():
        return Difference(0, 0, None)
    far = farthest(one, other)
    counts = off(far).filter(ImageFilter.BoxBlur(SQUARE // 2))
    share = counts.getextrema()[1]
    where = None
    if share:
        place = counts.point(lambda value: 255 * (value == share)).getbbox()
        where = ((place[0] + place[2]) // 2, (place[1] + place[3]) // 2)
    mean = sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
    return Difference(round(share / 255 * SQUARE * SQUARE), mean, where)


def is_same(picture, path):
    """Whether a reference has nothing that is off at all."""
    found = difference(picture, opened(path))
    return found is not None and found.worst == 0 and found.mean == 0


def off(far):
    """The points that are off, in white."""
    return far.point(lambda value: 255 * (value > OFF))


def seen(one, other):
    """A picture for a person: what is off in red on the fainter page."""
    one, other = one.convert("RGB"), other.convert("RGB")
    if one.size != other.size:
        return other
    faint = Image.blend(one, Image.new("RGB", other.size, "white"), 0.5)
    # Larger than it is, so that a single point is found.
    mask = off(farthest(rounded(one), rounded(other))).filter(ImageFilter.MaxFilter(5))
    return Image.composite(Image.new("RGB", other.size, "red"), faint, mask)


def without(picture, box):
    """The picture with a rectangle (left, top, right, bottom) painted over with what is around it.

    Each point gets the colours of the four sides, of the nearer one more.
    """
    picture = picture.convert("RGB")
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    sides = {
        "left": picture.crop((max(0, left - 1), top, max(0, left - 1) + 1, bottom)).resize((width, height)),
        "right": picture.crop((min(picture.width - 1, right), top, min(picture.width - 1, right) + 1, bottom)).resize((width, height)),
        "top": picture.crop((left, max(0, top - 1), right, max(0, top - 1) + 1)).resize((width, height)),
        "bottom": picture.crop((left, min(picture.height - 1, bottom), right, min(picture.height - 1, bottom) + 1)).resize((width, height)),
    }
    down = Image.linear_gradient("L").resize((width, height))
    across = down.resize((height, width)).transpose(Image.Transpose.ROTATE_90).resize((width, height))
    beside = Image.composite(sides["right"], sides["left"], across)
    above = Image.composite(sides["bottom"], sides["top"], down)
    painted = picture.copy()
    painted.paste(Image.blend(beside, above, 0.5), (left, top))
    return painted


def drawn_with_gl():
    """The environment of a program that draws with OpenGL. In newer GTK the renderer of GTK 4.8 is gone, and its successor
    has another name."""
    return {"GSK_RENDERER": "gl" if type_setters()["gtk"] == "4.8" else "ngl", "GDK_DEBUG": "", "GDK_DISABLE": ""}


def type_setters():
    """The versions of what sets text and draws controls: another one may set a line otherwise."""
    gtk = ctypes.CDLL("libgtk-4.so.1")
    pango = ctypes.CDLL("libpango-1.0.so.0")
    pango.pango_version_string.restype = ctypes.c_char_p
    return {
        "gtk": f"{gtk.gtk_get_major_version()}.{gtk.gtk_get_minor_version()}",
        "pango": ".".join(pango.pango_version_string().decode().split(".")[:2]),
    }


def references(gtk):
    """Where the references of a version of GTK are: another one than the first has a folder of its own."""
    first = pathlib.Path(__file__).with_name("references")
    made_with = json.loads((first / "made-with.json").read_text())
    return first if gtk == made_with["gtk"] else first / f"gtk-{gtk}"


REFERENCES = references(type_setters()["gtk"])
MADE_WITH = REFERENCES / "made-with.json"


def reason_not_to_compare():
    """Why this machine's pictures cannot be held against the references, or None."""
    here = type_setters()
    if not MADE_WITH.exists():
        return f"no references were made with GTK {here['gtk']}; see CONTRIBUTING.md"
    wanted = json.loads(MADE_WITH.read_text())
    return None if wanted == here else f"the references were made with {wanted}, and here is {here}"
