"""How far two pictures of a page are from each other, as an eye would say.

**What is compared.** Both pictures are scaled to half their size, blurred a little, and taken into CIELAB, where a
distance of 1 (ΔE) is the least that an eye sees beside each other. So a letter's edge that another machine sets
half a pixel further does not count, and a colour that is off by a little all over does.

**Three figures** come of it, and each has its limit, because each alone overlooks something:

- `mean`: the mean ΔE of the picture. A theme's colour that changed is a little everywhere.
- `share`: the part of the picture whose ΔE is over `CLEAR` (a difference that is plain to see). A row that moved, or a
  page with other content.
- `worst`: the mean ΔE of the worst tile of 24 × 24 points of the scaled picture (48 × 48 of the screen). A small
  thing that has gone or moved: an icon, a heading that is a few pixels lower.

The references are kept at half size, and in 256 colours where that takes no more than half of what the limits allow;
the other half is for another machine.
"""

import ctypes
import json
import pathlib
from collections import namedtuple

from PIL import Image, ImageCms, ImageFilter, ImageMath

# A difference that is plain to see without looking for it.
CLEAR = 12.0

# The limits of the three figures.
LIMITS = {"mean": 1.2, "share": 0.002, "worst": 6.0}

TILE = 24
_TO_LAB = ImageCms.buildTransform(ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB")
_compute = getattr(ImageMath, "unsafe_eval", None) or ImageMath.eval


class Difference(namedtuple("Difference", "mean share worst where")):
    """How far two pictures are from each other; `where` is the corner of the worst tile on the screen."""

    @property
    def is_seen(self):
        return any(getattr(self, name) > limit for name, limit in LIMITS.items())

    def __str__(self):
        return (
            f"mean ΔE {self.mean:.2f} (at most {LIMITS['mean']}), clear in {self.share:.2%} "
            f"(at most {LIMITS['share']:.2%}), worst {self.worst:.1f} at {self.where} (at most {LIMITS['worst']})"
        )


def halved(picture):
    return picture.convert("RGB").reduce(2)


def kept(picture):
    """The picture as a reference is kept: half the size, and in 256 colours where that changes little."""
    half = halved(picture)
    few = half.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE)
    lost = difference(picture, few)
    return few if all(getattr(lost, name) <= limit / 2 for name, limit in LIMITS.items()) else half


def difference(picture, reference):
    """The difference of a picture of the screen from a kept reference; None where their sizes differ."""
    one, other = halved(picture), reference.convert("RGB")
    return None if one.size != other.size else _summary(distances(one, other))


def distances(one, other):
    """ΔE of each point of two pictures of one size, as a picture of numbers."""
    blurred = [picture.filter(ImageFilter.GaussianBlur(1)) for picture in (one, other)]
    (l1, a1, b1), (l2, a2, b2) = (
        [band.convert("F") for band in plain_bands(ImageCms.applyTransform(picture, _TO_LAB))] for picture in blurred
    )
    # The bands go from 0 to 255: lightness is 0 to 100 in them, the other two have a step of 1.
    formula = "(((l1-l2)*100/255)**2 + (a1-a2)**2 + (b1-b2)**2) ** 0.5"
    return _compute(formula, l1=l1, a1=a1, b1=b1, l2=l2, a2=a2, b2=b2)


def plain_bands(lab):
    """The three bands as plain numbers from 0 to 255."""
    return [Image.frombytes("L", lab.size, band.tobytes()) for band in lab.split()]


def _summary(far):
    points = list(far.getdata())
    tiles = far.resize((-(-far.width // TILE), -(-far.height // TILE)), Image.Resampling.BOX)
    means = list(tiles.getdata())
    worst = max(means)
    row, column = divmod(means.index(worst), tiles.width)
    where = (round(column * far.width / tiles.width) * 2, round(row * far.height / tiles.height) * 2)
    return Difference(sum(points) / len(points), sum(far > CLEAR for far in points) / len(points), worst, where)


def seen(one, other):
    """A picture for a person: the differences in red on the fainter page."""
    far = distances(halved(one), other.convert("RGB")) if halved(one).size == other.size else None
    if far is None:
        return other.convert("RGB")
    mask = far.point(lambda value: value * 12 + 0).convert("L")  # Pillow wants both a factor and a sum
    faint = Image.blend(halved(one), Image.new("RGB", other.size, "white"), 0.5)
    return Image.composite(Image.new("RGB", other.size, "red"), faint, mask)


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
