"""That the comparison of pictures sees what a person would see, and nothing else."""

import random

import hands
import pytest
from colours import farthest
from PIL import Image, ImageChops, ImageDraw, ImageFont
from pictures import OFF, difference, rounded, without
from things import things

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
    assert not difference(page(), rounded(page())).is_seen


def test_a_blur_and_a_colour_that_nobody_sees_are_no_difference():
    other = Image.blend(page(), Image.new("RGB", (900, 640), "white"), 0.01)
    assert not difference(other, rounded(page())).is_seen


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
    assert difference(page(**change), rounded(page())).is_seen


def test_another_size_is_no_picture_of_the_page():
    assert difference(page().crop((0, 0, 880, 640)), rounded(page())) is None


def test_single_points_that_are_off_are_no_difference():
    other = page()
    for x in range(20, 880, 40):
        other.putpixel((x, 300), (255, 0, 255))
        other.putpixel((x + 1, 300), (255, 0, 255))
    assert not difference(other, page()).is_seen


def test_a_word_in_a_faint_grey_is_seen_when_it_has_gone():
    other = page()
    ImageDraw.Draw(other).text((700, 600), "Days", fill="#DDD8CE", font=font(13))
    assert difference(page(), other).is_seen


# Where the things are that are painted over, and what is awaited there.
PAGES = {
    "comptoir:/fruits": "Sort", "comptoir:/fruit/apple": "Copy as text", "comptoir:/drinks": "Filter",
    "comptoir:/drink/negroni": "I made this", "comptoir:/bar": "Add several", "comptoir:/counters": "Count something",
}  # fmt: skip

# Of each page; all of them were tried when the limits were chosen.
SAMPLE = 14


@pytest.mark.long
def test_what_is_painted_over_is_seen_and_what_is_taken_again_is_not(person, home, needs_fonts):
    """Each named thing of some pages is painted over in the picture with what is around it, which has to be seen; the
    same pages in a program that was started anew must be no others."""
    home.prefer(theme="light")
    before, again = album(person), album(person)
    unseen, count = [], 0
    for address, (picture, named) in before.items():
        assert not (found := difference(again[address][0], rounded(picture))).is_seen, f"{address} taken again: {found}"
        drawn = 0
        for each in random.Random(7).sample(named, len(named)):
            painted = without(picture, each[2])
            # What has nothing of its own that is drawn cannot be missed.
            if farthest(picture.crop(each[2]), painted.crop(each[2])).getextrema()[1] <= OFF:
                continue
            drawn += 1
            if not difference(painted, rounded(picture)).is_seen:
                unseen.append((address, *each))
            if drawn == SAMPLE:
                break
        assert drawn > 5, f"{address}: {drawn} of {named}"
        count += drawn
    assert len(unseen) <= count * 0.02, f"{len(unseen)} of {count} are not missed: {unseen}"


def album(app):
    """The pages in a program that is started for it, with what is on them."""
    # Where the one before ended is no part of what a page looks like.
    app.home.prefer(section="fruits")
    app.start()
    # The first start of all builds the catalogue, and shows an empty one until then.
    app.wait_for_rows(lambda rows: len(rows) > 4, "the list of fruits")
    app.resize(1280, 800)
    found = {}
    for address, inside in PAGES.items():
        app.open_address(address)
        app.find(inside, "button")
        hands.away()
        found[address] = (app.look_anew().convert("RGB"), things(app))
    app.quit()
    return found
