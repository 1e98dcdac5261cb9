"""The header that stays, and what is reached from it."""

import re

import hands
import pytest
from colours import has, most_frequent, near, rgb
from days import Clock, add
from paint import CRANBERRY, LIGHT, MIDNIGHT, font, italic


@pytest.mark.long
def test_T3_information_icon_opens_a_dialog_and_closes_it(app):
    app.click("About Comptoir", "button")
    dialog = app.find("About Comptoir", "dialog")
    app.find(re.compile(r"^Version \d+\.\d+\.\d+$"), "label", within=dialog)
    app.find(re.compile("MIT"), "label", within=dialog)
    app.click(app.find("Close", "button", within=dialog))
    app.gone("About Comptoir", "dialog")


@pytest.mark.parametrize("state", ["welcome", "cards"])
def test_T3_information_icon_works_during_the_introduction(new_program, state):
    new_program.start()
    if state == "cards":
        new_program.click("Come in", "button")
    inside = new_program.find("Come in" if state == "welcome" else "Start exploring", "button")
    check_about(new_program, state)
    new_program.click(inside)


def test_T3_information_icon_works_wherever_it_is_visible(person, tmp_path):
    clock = Clock(person, tmp_path, "2026-03-01")
    add(person, "smoking")
    person.start()
    person.wait_for_rows(lambda rows: len(rows) > person.few)
    assert clock.path.exists()
    for address, inside in (
        ("fruits", "Sort"), ("fruit/apple", "Copy as text"), ("compare/apple,kiwi", "Remove Kiwi"),
        ("drinks", "Filter"), ("drink/negroni", "I made this"), ("bar", "Add several"), ("log", "Back"),
        ("days", "All counters"), ("counters", "Add"), ("counter/1/edit", "Start again…"),
        ("counter/1/history", "Change the note"),
    ):  # fmt: skip
        person.open_address(f"comptoir:/{address}")
        person.find(inside, "button")
        check_about(person, address)
    # A sheet lies over the header as over everything else: a click there closes it, and the icon is in reach again.
    info = person.find("About Comptoir", "button")
    hands.key("ctrl+comma")
    person.find("Preferences", "dialog")
    hands.click(*person.on_screen(*info.centre))
    person.gone("Preferences", "dialog")
    check_about(person, "after the preferences")


def check_about(app, where):
    """The icon opens the dialog, on top of everything, and its button closes it."""
    app.click("About Comptoir", "button")
    dialog = app.find("About Comptoir", "dialog")
    version = app.find(re.compile(r"^Version \d+\.\d+\.\d+$"), "label", within=dialog)
    hands.away()
    picture, box = app.look_at_rest(), app.box(version)
    assert len(set(picture.crop(tuple(map(round, box))).getdata())) > 8, f"nothing is written in the dialog on {where}"
    assert version.is_on_top(), f"the dialog is under something on {where}"
    app.click(app.find("Close", "button", within=dialog))
    app.gone("About Comptoir", "dialog")


def test_T3_about_closes_with_escape_and_with_a_click_outside(app):
    for close in (lambda: hands.key("Escape"), lambda: hands.click(*app.on_screen(40, 300))):
        app.click("About Comptoir", "button")
        app.find("About Comptoir", "dialog")
        close()
        app.gone("About Comptoir", "dialog")


def test_T4_the_header_stays_while_the_page_scrolls(app):
    app.open_fruit("Apple")
    parts = [app.find("Comptoir", "label"), app.find(re.compile("^Theme"), "button")]
    places = [part.extents for part in parts]
    text = app.find(re.compile("^An apple is a pome"), "label")
    before = text.centre
    left, top, width, height = app.geometry
    hands.scroll(left + width * 0.7, top + height * 0.6, 6)
    app.wait(lambda: text.centre[1] < before[1] - 100, "the page scrolled")
    assert [part.extents for part in parts] == places


def test_T11_theme_picker_applies_at_once_and_is_remembered(app, tmp_path):
    def ground():
        path = app.picture(tmp_path / "theme.png")
        return most_frequent(path, (480, 100, 1080, 740))

    def choose(name):
        app.click(re.compile("^Theme: "), "button", focusable=True)
        app.click(name, "radio button")

    app.find("Theme: Auto", "button")
    assert near(ground(), LIGHT)
    choose("Dark")
    app.find("Theme: Dark", "button")
    app.wait(lambda: near(ground(), MIDNIGHT), lambda: f"midnight; it is {ground()}")
    app.restart()
    app.find("Theme: Dark", "button")
    app.wait(lambda: near(ground(), MIDNIGHT), "midnight after a restart")
    choose("Light")
    app.wait(lambda: near(ground(), LIGHT), "light again")


def test_T11_the_theme_applies_to_an_open_sheet(app, tmp_path):
    hands.key("ctrl+comma")
    dialog = app.find("Preferences", "dialog")
    x, y, width, _ = app.find("Units", "group").extents

    def surface():
        left, top, right, _ = app.box(app.find("Units", "group"))
        return most_frequent(app.picture(tmp_path / "sheet.png"), (left, top - 16, right, top - 8))

    assert max(surface()) > 240
    app.click(app.find("Dark", "radio button", within=dialog))
    app.wait(lambda: max(surface()) < 120, lambda: f"a dark sheet; it is {surface()}")


def test_T11_system_follows_the_desktop_while_it_runs(person, portal, tmp_path):
    portal.set(dark=True)
    app = person.start()
    app.find("Fruits", "list")

    def ground():
        return most_frequent(app.picture(tmp_path / "theme.png"), (480, 100, 1080, 740))

    app.wait(lambda: near(ground(), MIDNIGHT), lambda: f"midnight; it is {ground()}")
    portal.set(dark=False)
    app.wait(lambda: near(ground(), LIGHT), lambda: f"light; it is {ground()}")


def test_T19_brand_heading_and_text_have_their_faces(app, needs_fonts):
    app.open_fruit("Apple")
    brand = font(app.find("Comptoir", "label"))
    assert "Lobster" in brand["family-name"]
    labels = {node.name: node for node in app.window.walk() if node.role in ("label", "heading") and node.parent}
    heading = next(node for node in app.all("Apple") if node.role in ("label", "heading") and italic(node))
    assert "Playfair Display" in font(heading)["family-name"]
    second = app.find("Nutrition", "label")
    assert "Playfair Display" in font(second)["family-name"] and not italic(second)
    text = app.find(re.compile("^An apple is a pome"), "label")
    assert "Raleway" in font(text)["family-name"]
    assert heading.extents[3] > second.extents[3], "the first level is larger"
    assert labels


def test_T20_cranberry_on_light_and_gold_on_midnight(app, tmp_path):
    def brand(colour):
        path = app.picture(tmp_path / "brand.png")
        return has(path, app.box(app.find("Comptoir", "label")), colour, 12)

    assert brand(CRANBERRY)
    app.click(re.compile("^Theme: "), "button", focusable=True)
    app.click("Dark", "radio button")
    app.wait(lambda: brand(rgb("#B78C56")), "a brand of gold")


def test_T23_text_size_can_be_changed_and_is_remembered(app):
    def width():
        return app.find(re.compile("^Fruit of the"), "label").extents[2]

    before = width()
    hands.key("ctrl+comma")
    dialog = app.find("Preferences", "dialog")
    for percent in (110, 120, 130, 140):
        app.click(app.find("More", "button", within=dialog))
        app.wait(lambda: abs(float(app.home.preferences.get("text-size", 1)) - percent / 100) < 0.001, f"{percent} %")
    app.close_sheet()
    app.wait(lambda: width() > before * 1.25, lambda: f"wider text than {before}: {width()}")
    after = width()
    app.restart()
    app.wait(lambda: abs(width() - after) <= 2, "the same size after a restart")


def test_T3_T11_in_a_narrow_window_the_menu_leads_to_what_leaves_the_header_to_the_page(app):
    app.find("About Comptoir", "button")
    app.resize(360, 720)
    app.gone("About Comptoir", "button")
    app.gone(re.compile("^Theme: "), "button")
    app.open_address("comptoir:/compare/apple,kiwi")
    app.find("Remove Kiwi", "button")
    middle = lambda *what: app.find(*what).centre[1]  # noqa: E731
    app.wait(lambda: abs(middle("Side by side", "label") - middle("Back", "button")) < 6, "the title beside the way back")
    app.click("Main menu", "button", focusable=True)
    app.click("About Comptoir", "menu item")
    app.find("About Comptoir", "dialog")
    app.close_sheet()
    # A window with a sidebar has them at its foot, one without in the header.
    for width, is_at_foot in ((900, False), (1280, True)):
        app.resize(width, 800)
        for name in ("About Comptoir", re.compile("^Theme: ")):
            app.wait(
                lambda: {node.centre[1] > 740 for node in app.all(name, "button")} == {is_at_foot},
                f"{name} in a window {width} wide",
            )
