"""The list of fruits and a fruit's page."""

import re

import hands
import pytest
from catalogue import NAMES, ROOT, fruit
from colours import drawing_colours, has, most_frequent, of_these, rgb


@pytest.mark.parametrize("id", ["apple", "kiwi", "watermelon"])
def test_F1_the_data_drives_row_and_page(app, id, tmp_path):
    entry = fruit(id)
    app.search(entry["name"])
    app.wait_for_rows(lambda rows: rows[:1] == [entry["name"]])
    row = app.find(f"{entry['name']}. {entry['headline']}", "list item")
    picture = app.picture(tmp_path / "list.png")
    for colour in entry["gradient"]:
        assert has(picture, app.box(row), rgb(colour), 14), f"{colour} in the row's gradient"
    left, top, _, bottom = app.box(row)
    app.wait(lambda: is_drawn(app, (left + 12, top + 4, left + 80, bottom - 4), entry), "the fruit's picture in the row")

    app.click(row)
    table = app.find("Nutrition", "table")
    app.find(entry["name"], "heading", within=page)
    app.find(entry["headline"], "label", within=page)
    for paragraph in entry["text"].split("\n\n"):
        app.find(paragraph, "label")
    values = entry["nutrition"]["values"]
    energy = next(line for line in table.children if line.name.startswith("Energy"))
    assert f"{values['energyKcal']} kcal" in energy.name and f"{values['energyKJ']} kJ" in energy.name
    hero = app.find("Back", "button")
    picture = app.picture(tmp_path / "page.png")
    left, top, _, _ = app.box(hero)
    assert has(picture, (left - 30, top - 20, left + 300, top + 200), rgb(entry["gradient"][0]), 14)
    app.wait(lambda: is_drawn(app, banner(app, entry["name"]), entry), "the fruit's picture on the page")


def is_drawn(app, box, entry):
    """Whether a fruit's picture is in a rectangle of the window: the colours of the drawing that nothing else has."""
    colours = drawing_colours(ROOT / "Resources/pictures" / entry["picture"], [rgb(each) for each in entry["gradient"]])
    return len(of_these(app.look(), box, colours)) >= 4


def banner(app, name):
    """The rectangle of the window that the name and the large picture are in."""
    left, top, right, _ = app.box(page(app))
    return left, top, right, app.box(app.find(name, "heading", within=page))[3]


def page(app):
    """The part of the window that holds the fruit's page."""
    return list(app.find("Copy as text", "button").above())[2]


def test_F4_the_list_has_a_row_for_every_fruit(app):
    rows = app.wait_for_rows(lambda rows: len(rows) > 4)
    assert rows == NAMES[: len(rows)]
    assert app.find("Search fruits", "entry")
    seen = set(rows)
    app.click(app.find(re.compile(r"^Apple\. "), "list item"))
    app.find("Copy as text")
    place = "Apple"
    app.wait(lambda: focused_row(app) == place, "the keyboard in the list")
    while not seen >= set(NAMES):
        hands.key("Page_Down")
        # The row that the keyboard comes to is in sight then, and with it those above.
        place = app.wait(lambda: (row := focused_row(app)) != place and row in app.rows and row, f"the keyboard below {place}")
        seen |= set(app.rows)
    assert seen == set(NAMES)


def focused_row(app):
    return app.focus.name.split(". ")[0] if app.focus else None


def test_F4_a_row_opens_its_page_by_click_and_by_enter(app):
    app.click(re.compile(r"^Apple\. "), "list item")
    app.find("Copy as text")
    app.find(fruit("apple")["text"].split("\n\n")[0], "label")
    hands.key("Down", "Return")
    app.find(fruit("apricot")["text"].split("\n\n")[0], "label")


def test_a_narrow_window_cuts_no_headline_and_has_one_line_of_buttons(app):
    def heights():
        return {name: app.find(re.compile(rf"^{name}\. "), "list item").extents[3] for name in ("Apple", "Banana")}

    wide = heights()
    assert wide["Apple"] == wide["Banana"]
    app.resize(360, 720)
    app.wait(lambda: (seen := heights())["Apple"] == seen["Banana"] > wide["Apple"], "space for a second line in each row")
    field, button = app.find("Search fruits", "entry"), app.find("Random fruit", "button")
    assert abs(field.centre[1] - button.centre[1]) <= 1, (field.extents, button.extents)
    app.resize(1280, 800)
    app.wait(lambda: heights() == wide, "one line for each headline")


def test_the_ring_marks_the_open_page_and_not_what_is_under_the_pointer(app):
    """Whatever the pointer and the keyboard are on; the row under the pointer is lifted only."""
    app.click(re.compile(r"^Apricot\. "), "list item")
    app.find(fruit("apricot")["headline"], "label", within=page)
    open_row = app.find(re.compile(r"^Apricot\. "), "list item", selected=True)
    gold_or_green = ring_colour(app, open_row)
    for name in ("Banana", "Avocado", "Apple"):
        row = app.find(re.compile(rf"^{name}\. "), "list item")
        before = app.look_at_rest().crop(tuple(map(round, app.box(row))))
        hands.move(*app.point(row))
        app.wait(lambda: app.look().crop(tuple(map(round, app.box(row)))) != before, f"{name} lifted")
        assert marked(app) == ["Apricot"]
        assert ring_colour(app, row) != gold_or_green, f"a ring around {name}"
    hands.move(*app.point(open_row))
    app.look_at_rest()
    hands.key("Down", "Down", "Down")
    app.wait(lambda: app.focus and app.focus.name.startswith("Banana"), "the keyboard three rows on")
    assert marked(app) == ["Apricot"]
    hands.key("Return")
    app.find(fruit("banana")["headline"], "label", within=page)
    app.wait(lambda: marked(app) == ["Banana"], "the mark on the page that is open now")
    app.open_address("comptoir:/fruit/avocado")
    app.wait(lambda: marked(app) == ["Avocado"], "the mark on the page that an address opened over it")
    hands.key("alt+Left")
    app.wait(lambda: marked(app) == ["Banana"], "the mark on the page below")
    hands.key("alt+Left")
    app.wait(lambda: marked(app) == [], "no mark while no page is open")


def marked(app):
    return [node.name.split(". ")[0] for node in app.window.walk() if node.role == "list item" and "selected" in node.states]


def ring_colour(app, row):
    """The colour that is most frequent just outside of a row's gradient, at its start."""
    left, top, _, bottom = app.box(row)
    return most_frequent(app.look_at_rest(), (left + 13, top + 30, left + 15, bottom - 30))


def test_F5_the_page_shows_the_fruits_picture(app):
    app.resize(1280, 800)
    for name, id in (("Apple", "apple"), ("Banana", "banana")):
        app.open_fruit(name)
        app.wait(lambda: is_drawn(app, banner(app, name), fruit(id)), f"the picture of {name}")


def open_height(app):
    """The height of the nutrition table with its heading."""
    return app.find("Nutrition", "button").parent.parent.extents[3]


def test_F5_nutrition_collapses_and_expands_by_mouse(app):
    app.open_fruit("Apple")
    app.find("Nutrition", "button", expanded=True)
    app.find(re.compile("^Energy, "), "row")
    whole = open_height(app)
    app.click("Nutrition", "button")
    app.find("Nutrition", "button", expanded=False)
    app.wait(lambda: open_height(app) < 100 < whole, lambda: f"a closed table, {open_height(app)} of {whole} high")
    app.click("Nutrition", "button")
    app.wait(lambda: open_height(app) == whole, "the table again")


def test_F5_nutrition_collapses_and_expands_by_keyboard(app):
    app.open_fruit("Apple")
    whole = open_height(app)
    app.tab_to("Nutrition", "button")
    hands.key("space")
    app.find("Nutrition", "button", expanded=False)
    app.wait(lambda: open_height(app) < 100 < whole, "a closed table")
    hands.key("Return")
    app.find("Nutrition", "button", expanded=True)
    app.wait(lambda: open_height(app) == whole, "the table again")


def test_F5_the_page_names_its_sources(app):
    app.open_fruit("Apple")
    app.click("Facts and sources", "button")
    app.find(re.compile(r"^USDA National Nutrient Database.*NDB 09003"), "label")
    app.find("Rosaceae", "label")


def test_T22_back_is_always_visible_on_a_page(app):
    app.resize(480, 760)
    app.click(re.compile(r"^Apple\. "), "list item")
    app.look_at_rest()
    place = app.find("Back", "button").extents
    text = fruit("apple")["text"].split("\n\n")[0]
    before = app.find(text, "label").centre
    left, top, width, height = app.geometry
    hands.scroll(left + width / 2, top + height / 2, 12)
    app.wait(lambda: app.find(text, "label").centre[1] < before[1] - 100, "the page scrolled")
    assert app.find("Back", "button").extents == place
    app.click("Back", "button")
    app.find("Fruits", "list")
    app.gone("Back", "button")
