"""What the person's desktop asks for: contrast, less motion, large text, another language, another direction."""

import gettext
import pathlib
import re
import time

import hands
import pytest
from catalogue import PACK, drink, fruit
from colours import most_frequent, near, rgb
from conftest import RESOURCES
from days import Clock, command
from pictures import drawn_with_gl
from PIL import ImageChops, ImageStat
from tour import Tour
from waiting import holds

WHITE, MIDNIGHT = rgb("#FFFFFF"), rgb("#042D29")


def ground(app, tmp_path):
    """The colour of most of the page beside the list."""
    left, top, right, bottom = app.box(app.find(role="window"))
    middle = (left + right) / 2
    return most_frequent(app.picture(tmp_path / "ground.png"), (middle, top + 60, right - 40, bottom - 40))


def test_high_contrast_of_the_desktop_applies_at_once(person, portal, tmp_path):
    app = person.start()
    app.find("Fruits", "list")
    assert not near(ground(app, tmp_path), WHITE, 2)
    portal.set(contrast=True)
    app.wait(lambda: near(ground(app, tmp_path), WHITE, 2), lambda: f"white; it is {ground(app, tmp_path)}")
    portal.set(contrast=False)
    app.wait(lambda: not near(ground(app, tmp_path), WHITE, 2), "paper again")


def distance(one, other):
    """How far two pictures are from each other, on average."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def is_underway(picture, before, after):
    """Whether the picture shows the page somewhere to the side of the place that it has at the end."""
    width, height = after.size
    nearest = min(distance(picture, before), distance(picture, after))

    def is_off_by(offset):
        came, stays = picture.crop((offset, 0, width, height)), after.crop((0, 0, width - offset, height))
        return distance(came, stays) < nearest / 2

    return nearest > 0 and any(is_off_by(offset) for offset in range(4, width * 3 // 4))


def slides(app):
    """Whether the page of a row comes in from the side; then goes back to the list."""
    before = app.look_at_rest()
    hands.click(*app.point(app.find(re.compile(r"^Apple\. "), "list item")))
    hands.away()
    seen, changed = [app.look()], time.monotonic()
    # Beside other work it takes a while until the page begins to come.
    while time.monotonic() < changed + 0.6:
        look = app.look()
        if look.tobytes() != seen[-1].tobytes():
            seen.append(look)
            changed = time.monotonic()
    app.find("Copy as text")
    after = app.look_at_rest()
    hands.key("Escape")
    app.gone("Copy as text")
    small = [picture.convert("RGB").reduce(4) for picture in (before, *seen, after)]
    return any(is_underway(picture, small[0], small[-1]) for picture in small)


def test_reduced_motion_of_the_desktop_stops_the_sliding(person, home, portal):
    home.allow_motion()
    portal.set(reduced_motion=True)
    app = person.start()
    app.wait_for_rows(lambda rows: len(rows) > app.few)
    app.resize(480, 760)
    app.look_at_rest()
    assert not slides(app)
    portal.set(reduced_motion=False)
    app.look_at_rest()
    app.wait(lambda: slides(app), "a page that slides")


# ---- text size ------------------------------------------------------------------------------------


def cut_off(app):
    """The buttons at the height of the window that it shows only in part."""
    _, _, width, height = app.window.extents
    found = []
    for node in app.all(role="button") + app.all(role="radio button"):
        if "focusable" not in node.states:
            continue
        x, y, wide, high = node.extents
        # What is wholly outside has scrolled away, or belongs to a page that is not shown.
        is_level = 0 <= y and y + high <= height
        if is_level and ((x < -1 < x + wide) or (x < width < x + wide - 1)):
            found.append((node, node.extents))
    return found


def test_T23_in_text_of_200_percent_nothing_is_cut_off(new_program, home):
    home.prefer(text_size=2.0)
    app = new_program.start()
    tour = Tour(app, {"welcome", "card", "list", "fruit", "compare", "preferences", "shortcuts"})
    for pages in (tour.introduction(), tour.pages(), tour.sheets()):
        for page in pages:
            for size in ((360, 720), (540, 900), (1280, 800)):
                app.resize(*size)
                app.look_at_rest()
                assert not cut_off(app), f"on {page} in {size}"


@pytest.mark.parametrize("renderer", ["cairo", "gl"])
def test_opengl_is_opened_only_where_it_draws(person, renderer):
    """Its libraries take as long to load as all else at a start, and half of the memory."""
    drawing = drawn_with_gl()
    if renderer == "cairo":
        drawing["GSK_RENDERER"] = "cairo"
    app = person.start("comptoir:/fruits", **drawing)
    app.find("Fruits", "list")
    loaded = pathlib.Path(f"/proc/{app.process.pid}/maps").read_text()
    # Mesa's drivers; the libraries before them come with GStreamer too.
    assert bool(re.search(r"libgallium|_dri\.so|libLLVM", loaded)) == (renderer == "gl")


def test_resizing_keeps_the_page(app):
    app.resize(1280, 800)
    app.open_fruit("Mango")
    app.click("Piece", "radio button")
    text = fruit("mango")["text"].split("\n\n")[0]
    for width in (360, 620, 1280):
        app.resize(width, 800)
        app.find(text, "label")
        app.find("Piece", "radio button", checked=True)
    assert app.exists(role="list item")
    app.resize(360, 800)
    hands.key("Escape")
    app.gone("Copy as text")
    app.find("Fruits", "list")


def test_a_swipe_goes_back(app):
    app.resize(480, 760)
    app.open_fruit("Apple")
    left, top, width, height = app.geometry
    y = top + 250
    hands.drag((left + 60, y), (left + width - 40, y))
    app.gone("Copy as text")
    app.find("Fruits", "list")


# ---- languages ------------------------------------------------------------------------------------


@pytest.fixture
def french(new_program, locales, tmp_path):
    environment = locales.environment("fr_FR")
    messages = RESOURCES / "locale/fr/LC_MESSAGES/comptoir.mo"
    if not messages.exists():
        pytest.skip("the French translation is not built")
    with open(messages, "rb") as file:
        translation = gettext.GNUTranslations(file)
    new_program.tr = translation.gettext
    Clock(new_program, tmp_path, "2026-01-10")
    new_program.start(**environment)
    return new_program, translation


def english_words(app, translation):
    """What is on the screen word for word as in the program's source, though its translation says it otherwise."""
    messages = {
        text for text, other in translation._catalog.items() if isinstance(text, str) and text and text != other
    }
    plain = {re.sub(r"_(?=\w)", "", text) for text in messages}
    return sorted({node.name for node in app.window.walk() if node.name in plain and node.is_visible})


@pytest.mark.long
def test_in_french_no_word_is_english(french):
    app, translation = french
    app.resize(1280, 800)
    # A name of two parts has a space before its colon.
    app.find(re.compile("^Thème\u202f: "), "button")
    tour = Tour(app)
    english, seen = {}, set()
    for pages in (tour.introduction(), tour.pages(), tour.drinks(), tour.shop(), tour.days(), tour.sheets()):
        for page in pages:
            if found := english_words(app, translation):
                english[page] = found
            if page == "fruit":
                check_french_figures(app, translation)
            elif page == "drink-instructions":
                check_french_drink(app)
            if page in ("drinks", "drink", "bar", "shop", "product", "cart", "evening", "days", "counters", "counter-editor", "counter-history"):
                seen.add(page)
    assert not english
    assert len(seen) == 11, f"not all pages were looked at: {seen}"


def check_french_drink(app):
    """Its story and steps, and a comma before the decimals of its figures."""
    words = drink("negroni")["translations"]["fr"]
    app.find(words["story"], "label")
    assert any(words["steps"][0] in node.name for node in app.window.walk()), "the steps in French"
    figures = [node.name for node in app.window.walk() if node.role == "label" and re.search(r"\d[.,]\d", node.name)]
    assert any(re.match(r"2,0", figure) for figure in figures), figures
    assert not [figure for figure in figures if re.match(r"\d\.\d", figure)], figures


def check_french_figures(app, translation):
    """A comma before the decimals, and the fruit's own French name."""
    table = app.find(role="table")
    figures = [line.name for line in table.children]
    sugars = f"{fruit('apple')['nutrition']['values']['sugars']:.3g}"
    assert any(sugars.replace(".", ",") in line for line in figures), figures
    assert not any(re.search(r"\d\.\d", line) for line in figures), figures
    apple = fruit("apple")["translations"]["fr"]
    app.find(apple["name"], within=list(app.find(translation.gettext("Copy as text")).above())[2])
    app.find(apple["text"].split("\n\n")[0], "label")


def test_dates_numbers_and_units_follow_their_own_locales_not_the_language(person, locales, tmp_path):
    Clock(person, tmp_path, "2026-01-10")
    environment = locales.conventions(TIME="fr_FR", NUMERIC="de_DE", MEASUREMENT="en_US")
    command(person, "counter", "add", "coffee")
    person.start("comptoir:/fruit/apple", **environment)
    figures = [line.name for line in person.find(role="table").children]
    sugars = f"{fruit('apple')['nutrition']['values']['sugars']:.3g}".replace(".", ",")
    assert any(sugars in line for line in figures), figures
    assert any("Sugars" in line for line in figures), "the words are English"
    person.open_address("comptoir:/drink/negroni")
    person.find(re.compile(r"\b1 oz\b"))
    person.open_address("comptoir:/counter/1/history")
    person.find(re.compile("10 janvier 2026"))
    # Who has chosen units has those.
    hands.key("ctrl+comma")
    person.click("Metric", "radio button")
    person.close_sheet()
    person.open_address("comptoir:/drink/negroni")
    person.find(re.compile(r"\b30 ml\b"))
    person.restart("comptoir:/drink/negroni")
    person.find(re.compile(r"\b30 ml\b"))


def test_right_to_left_mirrors_the_page(person, locales):
    app = person.start(**locales.mirrored())
    app.resize(1280, 800)
    listed = app.find("Fruits", "list").extents
    # The list beside the bar of the sections, which is on its right; both are in the right half.
    assert listed[0] > 640, "the list is on the right"
    app.open_address("comptoir:/fruit/apple")
    back = app.find("Back", "button").extents
    copy = app.find("Copy as text", "button").extents
    assert copy[0] < back[0] < listed[0]
    app.resize(480, 760)
    app.find("Back", "button")
    assert app.find("Back", "button").centre[0] > 400
    left, top, width, _ = app.geometry
    hands.drag((left + width - 60, top + 250), (left + 40, top + 250))
    app.gone("Copy as text")


def test_right_to_left_the_cards_turn_the_other_way(new_program, locales):
    app = new_program.start(**locales.mirrored())
    app.click("Come in", "button")
    app.find(re.compile("^Card 1 of"), "panel")
    hands.key("Left")
    app.find(re.compile("^Card 2 of"), "panel")
    hands.key("Right")
    app.find(re.compile("^Card 1 of"), "panel")
