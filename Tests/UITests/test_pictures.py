"""That the comparison of pictures sees what a person would see, and nothing else."""

import pytest
from pictures import difference, halved, kept
from PIL import Image, ImageChops, ImageDraw, ImageFont

PAPER, INK, WINE = "#FBF6EC", "#2A1A14", "#741102"


def page(heading_at=(60, 80), heading="Apple", ground=PAPER, button=WINE, mark=True):
    """Something like a page: a gradient, a heading, text, a button, an icon."""
    picture = Image.new("RGB", (900, 640), ground)
    gradient = Image.linear_gradient("L").resize((380, 90))
    picture.paste(Image.merge("RGB", (gradient, ImageChops.invert(gradient), gradient)), (500, 60))
    draw = ImageDraw.Draw(picture)
    draw.text(heading_at, heading, fill=INK, font=font(34))
    for line in range(12):
        draw.text((60, 180 + line * 24), "It grows beside the shed, and nobody waters it.", fill=INK, font=font(15))
    draw.rounded_rectangle((60, 540, 220, 590), 9, fill=button)
    if mark:
        draw.ellipse((840, 20, 864, 44), fill=WINE)
    return picture


def font(size):
    return ImageFont.truetype("DejaVuSans.ttf", size)


def test_the_same_page_is_the_same():
    assert not difference(page(), kept(page())).is_seen


def test_a_blur_and_a_colour_that_nobody_sees_are_no_difference():
    other = Image.blend(page(), Image.new("RGB", (900, 640), "white"), 0.01)
    assert not difference(other, kept(page())).is_seen


@pytest.mark.parametrize(
    "change",
    [
        dict(heading_at=(60, 86)),
        dict(heading_at=(68, 80)),
        dict(heading="Pear"),
        dict(button="#2F5D43"),
        dict(button="#9A3020"),
        dict(ground="#F4EBDA"),
        dict(mark=False),
    ],
    ids=lambda change: "-".join(change),
)
def test_what_a_person_would_see_is_a_difference(change):
    assert difference(page(**change), kept(page())).is_seen


def test_another_size_is_no_picture_of_the_page():
    assert difference(page().crop((0, 0, 880, 640)), kept(page())) is None
    assert halved(page()).size == (450, 320)
