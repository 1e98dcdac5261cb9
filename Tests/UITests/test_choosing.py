"""Sort orders, favourites, random, compare, copy and servings."""

import re
import subprocess

import hands
import pytest
from catalogue import FRUITS, NAMES, PACK, by, fruit
from waiting import wait_until


def sort_by(app, title):
    app.click("Sort", "button", focusable=True)
    app.click(title, "button", focusable=True)


@pytest.mark.parametrize(
    "title, nutrient", [("Energy", "energyKcal"), ("Sugar", "sugars"), ("Vitamin C", "vitaminC")]
)
def test_sort_by_nutrient_in_both_directions(app, title, nutrient):
    amounts = {fruit["name"]: fruit["nutrition"]["values"].get(nutrient) for fruit in FRUITS}
    sort_by(app, title)
    lowest, highest = by(nutrient)[0], by(nutrient)[-1]

    def are_in_order(rows, first, descending=False):
        known = [amounts[row] for row in rows if amounts[row] is not None]
        return rows and known[:1] == [amounts[first]] and known == sorted(known, reverse=descending)

    app.wait_for_rows(lambda rows: are_in_order(rows, lowest), f"{lowest} first, and what is less above what is more")
    app.click("Highest first", "radio button")
    app.wait_for_rows(lambda rows: are_in_order(rows, highest, True), f"{highest} first, and what is more above what is less")


def test_names_are_sorted_from_either_end_of_the_alphabet(app):
    app.click("Sort", "button", focusable=True)
    app.click("Z to A", "radio button")
    app.wait_for_rows(lambda rows: rows[:3] == NAMES[:-4:-1], "the last ones first")
    app.click("A to Z", "radio button")
    app.wait_for_rows(lambda rows: rows[:3] == NAMES[:3], "the first ones first")


def test_sort_order_is_remembered(app):
    sort_by(app, "Vitamin C")
    first = by("vitaminC")[0]
    app.wait_for_rows(lambda rows: rows and rows[0] != NAMES[0])
    order = app.rows
    hands.key("Escape")
    app.restart()
    app.wait_for_rows(lambda rows: rows[:5] == order[:5], f"the order that starts with {first}")


def test_favourites_persist_over_a_restart(app):
    app.open_fruit("Kiwi")
    app.click("Add to favourites", "button")
    app.find("Remove from favourites", "button")
    app.restart()
    app.click("Only favourites")
    app.wait_for_rows(lambda rows: rows == ["Kiwi"], "Kiwi alone")


def test_favourites_persist_over_kill_9(app):
    for name in ("Kiwi", "Fig"):
        app.open_fruit(name)
        hands.key("ctrl+d")
        app.find("Remove from favourites", "button")
        app.click("Only favourites")
        app.wait_for_rows(lambda rows: name in rows and len(rows) < 5)
        app.click("Only favourites")
    app.kill9()
    app.start()
    app.click("Only favourites")
    app.wait_for_rows(lambda rows: rows == ["Fig", "Kiwi"], "Fig and Kiwi")


def test_favourites_of_nobody_say_what_to_do(app):
    app.click("Only favourites")
    app.find("No favourites yet")
    app.click("Show all fruits", "button")
    app.wait_for_rows(lambda rows: len(rows) > 4)


def test_favourite_taken_away_comes_back_with_undo(app):
    app.open_fruit("Kiwi")
    hands.key("ctrl+d")
    app.find("Remove from favourites", "button")
    hands.key("ctrl+d")
    app.find("Kiwi is no longer a favourite.")
    app.find("Add to favourites", "button")
    hands.key("ctrl+z")
    app.find("Remove from favourites", "button")


def test_random_fruit_by_button_and_by_key(app):
    app.click("Random fruit", "button")
    app.find("Copy as text", "button")
    shown = {title(app)}
    for _ in range(12):
        hands.key("ctrl+r")
        before = title(app)
        try:
            wait_until(lambda: title(app) != before, "another fruit", patience=2)
        except AssertionError:
            pass  # chance may show the same one twice
        shown.add(title(app))
        if len(shown) > 2:
            break
    assert len(shown) > 2 and shown <= set(NAMES)


def title(app):
    """The name of the fruit whose page is open."""
    page = list(app.find("Copy as text", "button").above())[2]
    return next((node.name for node in page.walk() if node.role in ("label", "heading") and node.name), None)


def test_compare_three_fruits_side_by_side(app):
    app.open_fruit("Apple")
    app.click("Compare with others", "button")
    app.find("Side by side")
    for name in ("Banana", "Kiwi"):
        app.click("Add a fruit", "button", focusable=True)
        app.find("Search fruits", "entry", focused=True)
        hands.write(name)
        wait_until(lambda: app.all(name, "list item"), f"{name} to choose")
        app.click(name, "list item")
        app.find(f"Remove {name}", "button")
    assert not app.exists("Add a fruit", "button")
    amounts = [f"{fruit(id)['nutrition']['values']['energyKcal']} kcal" for id in ("apple", "banana", "kiwi")]
    line = app.find(re.compile("^Energy, "), "row").name
    places = [line.index(amount) for amount in amounts]
    assert places == sorted(places)
    app.click("Remove Banana", "button")
    app.gone("Remove Banana")
    app.find("Add a fruit", "button")
    hands.key("alt+Left")
    app.find("Copy as text", "button")


def clipboard():
    command = ["timeout", "5", "xclip", "-selection", "clipboard", "-out", "-target", "UTF8_STRING"]
    return subprocess.run(command, capture_output=True, text=True).stdout


def test_copy_as_text(app):
    app.open_fruit("Apple")
    app.click("Copy as text", "button")
    app.find("Copied")
    text = wait_until(clipboard, "text on the clipboard")
    entry = fruit("apple")
    assert text.startswith("Apple\n")
    assert entry["headline"] in text and entry["text"] in text
    assert re.search(r"Energy: 52.kcal", text) and "USDA" in text


def test_copy_as_text_by_key(app):
    app.open_fruit("Fig")
    hands.key("ctrl+shift+c")
    app.find("Copied")
    assert wait_until(clipboard, "text on the clipboard").startswith("Fig\n")


def test_servings_per_100_g_piece_and_cup(app):
    app.open_fruit("Apple")
    energy = fruit("apple")["nutrition"]["values"]["energyKcal"]
    for serving, kind in (("Piece", "piece"), ("Cup", "cup")):
        portion = next(portion for portion in fruit("apple")["portions"] if portion["kind"] == kind)
        app.click(serving, "radio button")
        expected = f"{energy * portion['grams'] / 100:.3g}"
        app.find(re.compile(rf"^Energy, {re.escape(expected)}.kcal"), "row")
        # Lengths are in centimetres there.
        name = re.sub(r"[\d¼½¾⅓⅔⅛⅜⅝⅞]+″", "§", portion["name"])
        app.find(re.compile(re.escape(name).replace("§", "[0-9.]+ cm")), "label")
    app.click("100 g", "radio button")
    app.find(re.compile(rf"^Energy, {energy}.kcal"), "row")


def test_serving_is_remembered(app):
    app.open_fruit("Apple")
    app.click("Cup", "radio button")
    app.find("Cup", "radio button", checked=True)
    app.restart()
    app.open_fruit("Banana")
    app.find("Cup", "radio button", checked=True)


def test_daily_share_names_its_reference(app):
    app.open_fruit("Kiwi")
    reference = PACK["dailyReference"]
    amount = fruit("kiwi")["nutrition"]["values"]["vitaminC"]
    share = round(100 * amount / reference["values"]["vitaminC"])
    app.find(re.compile(rf"^Vitamin C, .*, {share}.?% of a day"), "row")
    app.find(re.compile(rf"{reference['name']}.*1169/2011"), "label")
