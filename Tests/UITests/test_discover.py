"""What the program opens with."""

import re

import days
import hands
import pytest
from drinks import put_on_shelf


@pytest.fixture
def discover(person, home):
    """The program of somebody who has done nothing yet but see the introduction."""
    home.prefer(section="discover")
    person.start()
    person.find(re.compile("^Good (morning|afternoon|evening)"))
    return person


def test_a_new_person_begins_at_discover(new_program, home):
    home.prefer(section="")
    new_program.start()
    new_program.click("Come in", "button")
    new_program.click("Start exploring", "button")
    new_program.find("Discover", "button", pressed=True)
    new_program.find(re.compile("^Good (morning|afternoon|evening)"))


def test_with_nothing_yet_it_invites_to_begin(discover):
    discover.find("What’s on your shelf?")
    discover.find("Something worth counting?")
    discover.find("Nothing in it yet")
    discover.click("Fill the shelf", "button")
    discover.find("Add several", "button")


def test_the_cart_is_there_as_soon_as_something_is_in_it(discover):
    assert discover.run("cart", "add", "gin", "--quantity", "2").returncode == 0
    discover.find("2 items")
    discover.click("Open the cart", "button")
    discover.find(re.compile("^Gin"), "button")
    discover.click("Discover", "button")
    assert discover.run("cart", "clear").returncode == 0
    discover.find("Nothing in it yet")


def test_what_can_be_made_leads_to_the_drinks(discover):
    # All of what so little makes is in sight, and nothing leads to more of it.
    put_on_shelf(discover, "gin", "campari", "sweet vermouth")
    hands.key("ctrl+1")
    discover.find("You can make tonight")
    assert not discover.exists(re.compile(r"^Show all \d"), "button")
    put_on_shelf(discover, "dry vermouth", "cointreau", "lemon juice")
    hands.key("ctrl+1")
    discover.click(re.compile("^Negroni"), "button")
    discover.find("I made this", "button")
    discover.click("Back", "button")
    discover.click(re.compile(r"^Show all \d"), "button")
    discover.find("Drinks", "button", pressed=True)
    discover.wait(lambda: 0 < len(discover.all(role="cell")) < 10, "the drinks that can be made alone")


def test_another_drink_is_new_each_time(discover):
    def shown():
        return [node.name for node in discover.all(re.compile("^A drink new to you"), "button")]

    discover.find("Another", "button")
    first = discover.wait(shown, "a drink that is new")
    discover.click("Another", "button")
    discover.wait(lambda: shown() and shown() != first, "another drink")
    discover.click("See it", "button")
    discover.find("I made this", "button")


def test_counters_stand_there_and_lead_to_their_page(person, home, tmp_path):
    days.Clock(person, tmp_path, "2026-01-10")
    days.count(person)
    home.prefer(section="discover")
    person.start()
    person.click(re.compile("^41.*tobacco"), "button")
    person.find("Days", "button", pressed=True)


def test_the_fruit_of_the_season_leads_to_its_page(discover):
    discover.find(re.compile("^Fruit of the (season|week)"))
    discover.click("Read on", "button")
    discover.find("Copy as text", "button")


def test_all_of_it_is_reached_by_keyboard(discover):
    reached = set()
    discover.find("Another", "button")
    for _ in range(60):
        before = discover.focus and discover.focus.reference
        hands.key("Tab")
        focus = discover.wait(
            lambda: discover.focus if discover.focus and discover.focus.reference != before else None, "the next control"
        )
        reached.add(focus.name)
        if {"Read on", "Fill the shelf", "Count days", "Go to the shop", "See it", "Another"} <= reached:
            return
    pytest.fail(f"reached {reached}")


def test_one_column_in_a_narrow_window(discover):
    def middle(name):
        return discover.find(name, "button").centre

    discover.resize(1280, 800)
    discover.wait(lambda: middle("Another")[0] > middle("Read on")[0] + 400, "two columns")
    discover.resize(360, 720)
    discover.wait(lambda: middle("Another")[1] > middle("Count days")[1], "one column")
    assert all(node.extents[2] <= 360 for node in discover.all(role="button"))
