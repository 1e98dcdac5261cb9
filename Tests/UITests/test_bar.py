"""The shelf of the bar: what is on it, and what can be made of it."""

import re

import hands
import pytest
from catalogue import INGREDIENTS, own_drink, own_drinks
from drinks import (
    answers, can_make, open_drink, open_tab, put_on_shelf, recipe, search, shelf, wait_for_all, wait_for_card,
    wait_for_cards, wait_for_recipe, wait_for_shelf,
)  # fmt: skip


@pytest.fixture
def bar(person):
    """The program with the shelf of the bar."""
    person.start("comptoir:/bar")
    person.find("Absinthe, not on the shelf", "list item")
    return person


def set_state(app, name, state):
    app.click(app.find(state, "radio button", within=shelf(app, name)))
    wait_for_shelf(app, name, state)


def shown(app):
    """The names of the rows that are made."""
    view = app.find("What is on the shelf", "list")
    return [row.name.rsplit(", ", 1)[0] for row in view.children if row.role == "list item" and row.name]


def test_shelf_says_have_low_or_empty_by_row_and_keeps_it(bar):
    for state in ("Have it", "Low", "Empty"):
        set_state(bar, "Absinthe", state)
    set_state(bar, "Agave nectar", "Low")
    bar.kill9()
    bar.start("comptoir:/bar")
    wait_for_shelf(bar, "Absinthe", "Empty")
    wait_for_shelf(bar, "Agave nectar", "Low")


def test_what_is_taken_off_the_shelf_comes_back_with_undo(bar):
    set_state(bar, "Absinthe", "Low")
    bar.click(re.compile("^Take off the shelf: Absinthe"), "button", sensitive=True)
    wait_for_shelf(bar, "Absinthe", "not on the shelf")
    bar.find("Absinthe is off the shelf.")
    hands.key("ctrl+z")
    wait_for_shelf(bar, "Absinthe", "Low")


def test_shelf_by_kind_by_search_and_only_what_is_there(bar):
    bitters = {each["name"] for each in INGREDIENTS if each["kind"] == "bitters"}
    bar.click("Bitters", "button")
    bar.wait(lambda: set(shown(bar)) == bitters, lambda: f"bitters; there are {shown(bar)}")
    set_state(bar, "Angostura bitters", "Have it")
    bar.click("Bitters", "button")
    search(bar, "ANGOS", "Search ingredients")
    bar.wait(lambda: shown(bar) == ["Angostura bitters"], "Angostura alone")
    hands.key("Escape")
    bar.wait(lambda: len(shown(bar)) > 5, "all ingredients")
    bar.click("On the shelf", "button")
    bar.wait(lambda: shown(bar) == ["Angostura bitters"], "what is on the shelf")
    bar.click(re.compile("^Take off the shelf: Angostura"), "button")
    bar.find("The shelf is empty")
    bar.click("Show all ingredients", "button")
    bar.wait(lambda: len(shown(bar)) > 5, "all ingredients")


def test_several_lines_typed_at_once_go_onto_the_shelf(bar):
    bar.click("Type several", "button")
    dialog = bar.find("What do you have?", "dialog")
    assert not bar.all("Onto the shelf", "button", sensitive=True)
    for line in ("70 cl gin", "campari", "bourbon low", "xyzzy", "cointrau"):
        hands.write(line)
        hands.key("Return")
    bar.wait(lambda: len(answers(bar, dialog)) == 5, lambda: f"an answer to each line: {answers(bar, dialog)}")
    bar.find("Gin, 700 ml", "label", within=dialog)
    bar.find("Campari", "label", within=dialog)
    bar.find("«xyzzy» is no ingredient of the catalogue.", "label", within=dialog)
    bar.find(re.compile("^«cointrau»: did you mean Cointreau"), "label", within=dialog)
    bar.click("Onto the shelf", "button")
    bar.gone("What do you have?", "dialog")
    bar.click("On the shelf", "button")
    bar.wait(lambda: len(shown(bar)) == 3, lambda: f"three things; there are {shown(bar)}")
    wait_for_shelf(bar, "Gin", "Have it")
    wait_for_shelf(bar, "Campari", "Have it")
    wait_for_shelf(bar, "Bourbon whiskey", "Low")
    bar.find(re.compile("^700 ml · in "), "label", within=shelf(bar, "Gin"))


def test_can_make_counts_and_filters_the_cards(bar):
    put_on_shelf(bar, "gin", "campari", "sweet vermouth")
    bar.click(re.compile("^Show (it|them): You can make"), "button")
    names = wait_for_cards(bar, lambda names: 0 < len(names) < 20 and "Negroni" in names)
    assert can_make(bar) == len(names)
    wait_for_card(bar, "^Negroni, .*can make")
    bar.click(re.compile("^Can make"), "button")
    wait_for_all(bar)
    wait_for_card(bar, "^Aviation, .*lacks 3")
    bar.click(re.compile("^Can make"), "button", pressed=False)
    wait_for_cards(bar, lambda shown: shown == names)


def test_what_is_empty_makes_nothing(bar):
    put_on_shelf(bar, "gin", "campari", "sweet vermouth empty")
    bar.find("You can make 0 drinks", "heading")
    open_drink(bar, "negroni")
    bar.find("Your bar lacks Sweet red vermouth.", "label")


def test_bourbon_satisfies_a_recipe_that_asks_for_whiskey_and_not_the_reverse(bar):
    packs = [own_drink("shed-highball", "Shed Highball", "whiskey"), own_drink("shed-neat", "Shed Neat", "rye-whiskey")]
    (bar.home.packs / "mine.json").write_text(own_drinks(*packs))
    put_on_shelf(bar, "bourbon")
    open_drink(bar, "shed-highball")
    bar.find("Your bar has all that it takes.", "label")
    put_on_shelf(bar, "whiskey", "bourbon empty")
    open_drink(bar, "shed-neat")
    bar.find(re.compile("^Your bar lacks Rye"), "label")


def test_substitute_stands_in_and_is_named(bar):
    put_on_shelf(bar, "gin", "campari", "sweet vermouth")
    open_drink(bar, "negroni")
    bar.find("Your bar has all that it takes.", "label")
    put_on_shelf(bar, "campari empty", "aperol low")
    open_drink(bar, "negroni")
    wait_for_recipe(bar, lambda rows: any("(with Aperol)" in what for what, *_ in rows), "Aperol for Campari")
    bar.find("Your bar has all that it takes.", "label")


def test_what_the_recipe_lacks_is_marked_and_can_be_had_from_its_page(bar):
    put_on_shelf(bar, "gin", "campari")
    open_drink(bar, "negroni")
    bar.wait(lambda: any("missing" in row for row in recipe(bar)) or bar.exists("missing", "label"), "a mark")
    bar.find("Your bar lacks Sweet red vermouth.", "label")
    open_tab(bar, "Shop")
    bar.find("Sweet red vermouth, 30 ml", "label")
    bar.click(re.compile("^I have it"), "button")
    bar.find("Your bar has all that it takes.", "label")
    bar.click("Go to my bar", "button")
    wait_for_shelf(bar, "Campari", "Have it")


def test_worth_buying_names_what_adds_the_most_and_how_it_was_found(bar):
    assert not bar.exists("Worth buying", "button"), "nothing is suggested before the shelf has anything"
    put_on_shelf(bar, "gin", "campari")
    bar.click("Worth buying", "button")
    bar.find("Worth buying", "button", expanded=True)
    line = bar.find(re.compile(r"^With .* you can make \d+ more\.$"), "label").name
    bar.find(re.compile("^(All sets were compared|Found step by step)"), "label")
    name, count = re.match(r"With (.*) you can make (\d+) more", line).groups()
    before = int(re.search(r"\d+", bar.find(re.compile("^You can make"), "heading").name)[0])
    put_on_shelf(bar, name)
    bar.find(re.compile(f"^You can make {before + int(count)} drinks?$"), "heading")


def test_T26_random_drink_of_what_the_shelf_can_make(bar):
    """Without «Can make» being pressed first."""
    put_on_shelf(bar, "gin", "campari", "sweet vermouth")
    bar.find(re.compile("^You can make [1-9]"), "heading")
    # Of 130 drinks it makes a few: by chance it would hardly be one of these each time.
    for _ in range(4):
        hands.key("ctrl+shift+r")
        bar.find("Your bar has all that it takes.", "label")
        hands.key("alt+Left")
        bar.gone("Recipe", "tab list")
        hands.key("ctrl+3")
        bar.find("Type several", "button")


def test_T26_random_drink_of_what_can_be_made(bar):
    put_on_shelf(bar, "gin", "campari", "sweet vermouth")
    bar.click(re.compile("^Show (it|them)"), "button")
    names = wait_for_cards(bar, lambda names: 0 < len(names) < 20)
    hands.key("ctrl+shift+r")
    bar.find("Your bar has all that it takes.", "label")
    assert any(bar.exists(name, "label") for name in names)
