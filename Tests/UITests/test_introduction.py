"""The first minutes: the welcome view and the cards."""

import re

import hands
from catalogue import FEATURED, NAMES, ROOT
from colours import drawing_colours, of_these, rgb


def cards(program):
    """Starts as a new person and comes in."""
    program.start()
    program.click("Come in", "button")
    return program.find(re.compile(r"^Card 1 of \d+$"), "panel")


def card(program, number):
    return program.find(f"Card {number} of {len(FEATURED)}", "panel")


def test_T1_welcome_shows_logo_name_and_slogan(new_program):
    new_program.start()
    slogan = new_program.find("What is in the bowl, what is in the glass, and how the days add up.")
    new_program.wait(lambda: logo(new_program, slogan), "the logo above the name and the slogan")
    button = new_program.find("Come in", "button")
    assert "focused" in button.states, "Enter comes in"
    assert not new_program.exists("Fruits", "list")


def logo(app, slogan):
    """Whether the drawing stands above the name of the program, which is written above the slogan."""
    name = max(app.all("Comptoir", "label"), key=lambda node: node.extents[3])
    left, top, right, bottom = app.box(name)
    assert bottom <= app.box(slogan)[1]
    middle = (left + right) / 2
    colours = drawing_colours(ROOT / "Resources/pictures/welcome.svg", [rgb("#FBF6EC"), rgb("#741102")])
    return len(of_these(app.look(), (middle - 160, top - 300, middle + 160, top), colours)) >= len(colours) / 2


def test_T2_there_is_no_way_back_to_the_welcome(new_program):
    new_program.start()
    hands.key("Return")
    new_program.click(new_program.find("Start exploring", "button"))
    new_program.find("Fruits", "list")
    for keys in ("Escape", "alt+Left", "BackSpace"):
        hands.key(keys)
    hands.click(*new_program.on_screen(300, 400), button=8)
    assert new_program.never("Come in")
    new_program.restart()
    new_program.find("Fruits", "list")
    assert new_program.never("Come in")


def test_F3_a_card_for_each_featured_fruit_with_arrow_keys(new_program):
    cards(new_program)
    for number, fruit in enumerate(FEATURED, 1):
        card(new_program, number)
        new_program.find(fruit["name"], "heading")
        new_program.find(fruit["headline"], "label")
        hands.key("Right")
    hands.key("Left")
    card(new_program, len(FEATURED) - 1)


def test_F3_cards_by_dots(new_program):
    cards(new_program)
    new_program.click(f"Card 3 of {len(FEATURED)}", "tab")
    card(new_program, 3)
    new_program.find(FEATURED[2]["name"], "heading")
    new_program.find(f"Card 3 of {len(FEATURED)}", "tab", selected=True)


def test_F3_cards_by_swiping(new_program):
    cards(new_program)
    left, top, width, height = new_program.geometry
    hands.drag((left + width * 0.8, top + height * 0.45), (left + width * 0.2, top + height * 0.45))
    card(new_program, 2)
    hands.drag((left + width * 0.2, top + height * 0.45), (left + width * 0.8, top + height * 0.45))
    card(new_program, 1)


def test_F3_start_button_shown_once_and_again_on_request(new_program):
    cards(new_program)
    new_program.click("Start exploring", "button")
    assert new_program.wait_for_rows(lambda rows: len(rows) > 4)[0] == NAMES[0]
    new_program.restart()
    new_program.find("Fruits", "list")
    hands.key("ctrl+comma")
    new_program.click("Show the introduction again", "button")
    new_program.click("Come in", "button")
    card(new_program, 1)
