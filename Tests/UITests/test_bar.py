"""The bar: what stands on its shelf, and what can be made of it."""

import re

import hands
import pytest
from catalogue import INGREDIENTS, own_drink, own_drinks
from drinks import (
    answers, can_make, in_cellar, on_shelf, open_bottle, open_drink, open_tab, put_on_shelf, recipe, search, shelf,
    wait_for_all, wait_for_card, wait_for_cards, wait_for_recipe, wait_for_shelf,
)  # fmt: skip


@pytest.fixture
def bar(person):
    """The program with the shelf of the bar."""
    person.start("comptoir:/bar")
    person.find("Absinthe, not on the shelf", "cell")
    return person


def click_bottle(app, name):
    app.click(app.seek(lambda: shelf(app, name), name))


def set_state(app, name, state):
    """Says in the sheet of a bottle how much there is."""
    sheet = open_bottle(app, name)
    app.click(state, "radio button", within=sheet)
    app.find(state, "radio button", within=sheet, checked=True)
    app.close_sheet()
    wait_for_shelf(app, name, state)


def wait_for_boards(app, names):
    app.wait(lambda: on_shelf(app) == names, lambda: f"{names} on the boards; there are {on_shelf(app)}")


def test_click_puts_a_bottle_on_the_shelf_and_the_next_takes_it_off(bar):
    click_bottle(bar, "Absinthe")
    wait_for_boards(bar, ["Absinthe"])
    if not bar.is_of_newer_gtk:
        said = lambda: [node.name for node in bar.window.walk() if node.role == "alert"]
        bar.wait(lambda: "Absinthe is on the shelf." in said(), lambda: f"that it is said; there is {said()}")
    click_bottle(bar, "Agave nectar")
    wait_for_boards(bar, ["Absinthe", "Agave nectar"])
    click_bottle(bar, "Absinthe")
    wait_for_boards(bar, ["Agave nectar"])
    assert "Absinthe" in in_cellar(bar)
    bar.find("Absinthe was taken off the shelf.")


def test_sheet_says_have_low_or_empty_and_the_shelf_keeps_it(bar):
    for state in ("Have it", "Low", "Empty"):
        set_state(bar, "Absinthe", state)
    set_state(bar, "Agave nectar", "Low")
    bar.kill9()
    bar.start("comptoir:/bar")
    wait_for_shelf(bar, "Absinthe", "Empty")
    wait_for_shelf(bar, "Agave nectar", "Low")


def test_what_is_taken_off_the_shelf_comes_back_with_undo(bar):
    set_state(bar, "Absinthe", "Low")
    click_bottle(bar, "Absinthe")
    wait_for_shelf(bar, "Absinthe", "not on the shelf")
    bar.find("Absinthe was taken off the shelf.")
    hands.key("ctrl+z")
    wait_for_shelf(bar, "Absinthe", "Low")


def test_sheet_keeps_an_amount_and_a_note(bar):
    sheet = open_bottle(bar, "Absinthe")
    bar.click("Put on the shelf", "button", within=sheet)
    bar.gone("Absinthe", "dialog")
    wait_for_shelf(bar, "Absinthe", "Have it")
    sheet = open_bottle(bar, "Absinthe")
    bar.click("Amount", "text", within=sheet)
    hands.write("much")
    hands.key("Return")
    bar.find("Write an amount with its unit, such as 70 cl or 12 oz.", "label")
    hands.key("ctrl+a")
    hands.write("35 cl")
    hands.key("Return")
    bar.gone("Write an amount with its unit, such as 70 cl or 12 oz.", "label")
    # What is behind a sheet is not to be found with newer GTK.
    bar.close_sheet()
    wait_for_shelf(bar, "Absinthe", "Have it, 350 ml")
    sheet = open_bottle(bar, "Absinthe")
    bar.click("Note", "text", within=sheet)
    hands.write("from Ivo")
    bar.close_sheet()
    bar.kill9()
    bar.start("comptoir:/bar")
    wait_for_shelf(bar, "Absinthe", "Have it, 350 ml")
    open_bottle(bar, "Absinthe")
    bar.wait(lambda: bar.entry_text(bar.find("Note", "text")) == "from Ivo", "the note")
    bar.tab_to("Amount in millilitres", "slider")
    hands.key("Home")
    bar.close_sheet()
    wait_for_shelf(bar, "Absinthe", "Empty")


def test_search_and_kinds_filter_the_shelf_and_the_cellar(bar):
    bitters = {each["name"] for each in INGREDIENTS if each["kind"] == "bitters"}
    bar.click("Bitters", "button")
    bar.wait(lambda: set(in_cellar(bar)) == bitters, lambda: f"bitters; there are {in_cellar(bar)}")
    click_bottle(bar, "Angostura bitters")
    wait_for_boards(bar, ["Angostura bitters"])
    bar.click("Bitters", "button")
    search(bar, "PEYCH", "Search ingredients")
    bar.wait(lambda: in_cellar(bar) == ["Peychaud’s bitters"] and not on_shelf(bar), lambda: f"one; there are {in_cellar(bar)}")
    search(bar, "ANGOS", "Search ingredients")
    bar.wait(lambda: not in_cellar(bar) and on_shelf(bar) == ["Angostura bitters"], "Angostura alone")
    search(bar, "xyzzy", "Search ingredients")
    bar.find("No ingredient like that")
    bar.click("Show all ingredients", "button")
    bar.wait(lambda: len(in_cellar(bar)) > 100, "all ingredients")
    wait_for_boards(bar, ["Angostura bitters"])


def test_a_long_press_asks_about_a_bottle_and_the_next_click_is_one(bar):
    hands.hold(*bar.point(bar.seek(lambda: shelf(bar, "Absinthe"), "Absinthe")))
    bar.find("Absinthe", "dialog")
    bar.close_sheet()
    assert not on_shelf(bar)
    # On what is no bottle it is a press like any other.
    hands.hold(*bar.point(bar.find("Bitters", "button")))
    bar.wait(lambda: "Absinthe" not in in_cellar(bar), lambda: f"bitters; there are {in_cellar(bar)}")
    click_bottle(bar, "Angostura bitters")
    wait_for_boards(bar, ["Angostura bitters"])


def test_kinds_of_the_cellar_say_how_many_there_are(bar):
    bitters = [each for each in INGREDIENTS if each["kind"] == "bitters"]
    heading = bar.find("Bitters", "heading")
    bar.find(str(len(bitters)), "label", within=heading.parent)
    bar.find(f"{len(INGREDIENTS)} to choose from", "label")
    click_bottle(bar, "Absinthe")
    bar.find(f"{len(INGREDIENTS) - 1} to choose from", "label")


def test_an_empty_shelf_says_how_it_is_filled(bar):
    bar.find("The shelf is empty.", "label")
    click_bottle(bar, "Absinthe")
    bar.gone("The shelf is empty.", "label")


def test_several_lines_typed_at_once_go_onto_the_shelf(bar):
    bar.click("Add several", "button")
    dialog = bar.find("What do you have?", "dialog")
    assert not bar.all("Put on the shelf", "button", sensitive=True)
    for line in ("70 cl gin", "campari", "bourbon low", "xyzzy", "cointrau"):
        hands.write(line)
        hands.key("Return")
    bar.wait(lambda: len(answers(bar, dialog)) == 5, lambda: f"an answer to each line: {answers(bar, dialog)}")
    bar.find("Gin, 700 ml", "label", within=dialog)
    bar.find("Campari", "label", within=dialog)
    bar.find("“xyzzy” is not in the catalogue.", "label", within=dialog)
    bar.find(re.compile("^“cointrau”: did you mean Cointreau"), "label", within=dialog)
    bar.click("Put on the shelf", "button")
    bar.gone("What do you have?", "dialog")
    wait_for_boards(bar, ["Bourbon whiskey", "Gin", "Campari"])
    wait_for_shelf(bar, "Gin", "Have it, 700 ml")
    wait_for_shelf(bar, "Campari", "Have it")
    wait_for_shelf(bar, "Bourbon whiskey", "Low")


def test_can_make_counts_and_filters_the_cards(bar):
    put_on_shelf(bar, "gin", "campari", "sweet vermouth")
    bar.click(re.compile("^Show (it|them): You can make"), "button", sensitive=True)
    names = wait_for_cards(bar, lambda names: 0 < len(names) < 20 and "Negroni" in names)
    assert can_make(bar) == len(names)
    wait_for_card(bar, "^Negroni, .*Can make")
    bar.click(re.compile("^Can make"), "button")
    wait_for_all(bar)
    wait_for_card(bar, "^Aviation, .*3 missing")
    bar.click(re.compile("^Can make"), "button", pressed=False)
    wait_for_cards(bar, lambda shown: shown == names)


def test_what_is_empty_makes_nothing(bar):
    put_on_shelf(bar, "gin", "campari", "sweet vermouth empty")
    bar.find("You can make 0 drinks", "heading")
    open_drink(bar, "negroni")
    bar.find("Your bar is missing Sweet red vermouth.", "label")


def test_bourbon_satisfies_a_recipe_that_asks_for_whiskey_and_not_the_reverse(bar):
    packs = [own_drink("shed-highball", "Shed Highball", "whiskey"), own_drink("shed-neat", "Shed Neat", "rye-whiskey")]
    (bar.home.packs / "mine.json").write_text(own_drinks(*packs))
    put_on_shelf(bar, "bourbon")
    open_drink(bar, "shed-highball")
    bar.find("You have everything for this drink.", "label")
    put_on_shelf(bar, "whiskey", "bourbon empty")
    open_drink(bar, "shed-neat")
    bar.find(re.compile("^Your bar is missing Rye"), "label")


def test_substitute_stands_in_and_is_named(bar):
    put_on_shelf(bar, "gin", "campari", "sweet vermouth")
    open_drink(bar, "negroni")
    bar.find("You have everything for this drink.", "label")
    put_on_shelf(bar, "campari empty", "aperol low")
    open_drink(bar, "negroni")
    wait_for_recipe(bar, lambda rows: any("(with Aperol)" in what for what, *_ in rows), "Aperol for Campari")
    bar.find("You have everything for this drink.", "label")


def test_what_the_recipe_lacks_is_marked_and_can_be_had_from_its_page(bar):
    put_on_shelf(bar, "gin", "campari")
    open_drink(bar, "negroni")
    bar.wait(lambda: any("missing" in row for row in recipe(bar)) or bar.exists("missing", "label"), "a mark")
    bar.find("Your bar is missing Sweet red vermouth.", "label")
    open_tab(bar, "Shop")
    bar.find("Sweet red vermouth", "label")
    bar.click(re.compile("^I have it"), "button")
    bar.find("You have everything for this drink.", "label")
    hands.key("ctrl+4")
    wait_for_shelf(bar, "Campari", "Have it")


def test_one_thing_that_would_add_most_is_shown_and_found_in_the_cellar(bar):
    assert not bar.exists(re.compile("^With it you can make"), "heading"), "nothing is suggested before the shelf has anything"
    put_on_shelf(bar, "gin", "campari")
    heading = bar.find(re.compile(r"^With it you can make \d+ more drinks?$"), "heading").name
    count = int(re.search(r"\d+", heading)[0])
    before = int(re.search(r"\d+", bar.find(re.compile("^You can make"), "heading").name)[0])
    button = bar.find(re.compile(f".: {re.escape(heading)}$"), "button")
    name = button.name.removesuffix(f": {heading}")
    bar.click(button)
    bar.find(f"{name}, not on the shelf", "cell", focused=True)
    hands.key("Return")
    wait_for_shelf(bar, name, "Have it")
    bar.find(re.compile(f"^You can make {before + count} drinks?$"), "heading")


def test_worth_buying_names_what_adds_the_most(bar):
    assert not bar.exists("Worth buying", "button"), "nothing is suggested before the shelf has anything"
    put_on_shelf(bar, "gin", "campari")
    bar.click("Worth buying", "button")
    sheet = bar.find("Worth buying", "dialog")
    line = bar.find(re.compile(r"^With .* you can make \d+ more\.$"), "group", within=sheet).name
    bar.close_sheet()
    name, count = re.match(r"With (.*) you can make (\d+) more", line).groups()
    before = int(re.search(r"\d+", bar.find(re.compile("^You can make"), "heading").name)[0])
    put_on_shelf(bar, name)
    bar.find(re.compile(f"^You can make {before + int(count)} drinks?$"), "heading")


def test_what_is_worth_buying_together_goes_into_the_cart_together(bar):
    put_on_shelf(bar, "gin", "campari")
    bar.click("Worth buying", "button")
    bar.click(re.compile(r"^[^+]+ \+ [^+]+: Add to cart$"), "button")
    bar.find("2 products are in the cart.", "label")
    bar.close_sheet()
    bar.wait(lambda: bar.find("Shop", "button", pressed=False).description == "2 items", "two things in the cart")


def test_T26_random_drink_of_what_the_shelf_can_make(bar):
    """Without «Can make» being pressed first."""
    put_on_shelf(bar, "gin", "campari", "sweet vermouth")
    bar.find(re.compile("^You can make [1-9]"), "heading")
    # Of 130 drinks it makes a few: by chance it would hardly be one of these each time.
    for _ in range(4):
        hands.key("ctrl+shift+r")
        bar.find("You have everything for this drink.", "label")
        hands.key("alt+Left")
        bar.gone("Recipe", "tab list")
        hands.key("ctrl+4")
        bar.find("Add several", "button")


def test_what_recipes_call_an_ingredient_finds_it(bar):
    search(bar, "fresh lime juice", "Search ingredients")
    bar.find("Lime juice, not on the shelf", "cell")
    bar.gone("Absinthe, not on the shelf", "cell")
    hands.key("Escape")
    put_on_shelf(bar, "Fresh lime juice", "club soda")
    wait_for_boards(bar, ["Lime juice", "Soda water"])


def test_T26_random_drink_of_what_can_be_made(bar):
    put_on_shelf(bar, "gin", "campari", "sweet vermouth")
    bar.click(re.compile("^Show (it|them)"), "button", sensitive=True)
    names = wait_for_cards(bar, lambda names: 0 < len(names) < 20)
    hands.key("ctrl+shift+r")
    bar.find("You have everything for this drink.", "label")
    assert any(bar.exists(name, "label") for name in names)
