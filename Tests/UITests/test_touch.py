"""What a person does with a finger on a touch screen: real touches, which are neither clicks nor a wheel."""

import re

import pytest
from catalogue import drink, fruit
from conftest import RESOURCES, watched
from days import Clock, add
from drinks import on_shelf, open_filter, shelf
from program import Program
from shop import add as put_into_cart, quantities
from test_days import card, names, order
from test_drink_page import wait_for_front
from test_log import make, open_log, to_the_entries
from touchscreen import Touchscreen

NARROW = (400, 800)
ENTRY = re.compile("^Negroni, .* 1 serving$")


@pytest.fixture(scope="session")
def touchscreen(desktop):
    """It ends with the desktop. A worker that has done tests of another file meanwhile comes back to the same one."""
    return Touchscreen(desktop)


@pytest.fixture
def finger(touchscreen):
    """The fingers of a hand, most often one."""
    yield touchscreen.fingers
    touchscreen.fingers.lift()


@pytest.fixture
def new_program(request, touchscreen, program_path, home, tmp_path, monkeypatch):
    """The program of a new person on the touch screen, not started yet."""
    # For the keys, and for what looks at the screen.
    monkeypatch.setenv("DISPLAY", touchscreen.display)
    environment = {**touchscreen.environment, "COMPTOIR_RESOURCES": str(RESOURCES)}
    yield from watched(Program(program_path, environment, home, tmp_path / "program.log"), request)


@pytest.fixture
def cards(person, tmp_path):
    """The list of counters with smoking and sugar, in a window as narrow as a telephone."""
    Clock(person, tmp_path, "2026-03-01")
    for name in ("smoking", "sugar"):
        add(person, name)
    person.start("comptoir:/counters")
    person.resize(*NARROW)
    card(person, "sugar")
    return person


@pytest.fixture
def negroni(person):
    """The page of the Negroni, in such a window."""
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    person.resize(*NARROW)
    return person


@pytest.fixture
def log(negroni):
    """The log, with the Negroni in it, down at its entries."""
    make(negroni)
    open_log(negroni)
    # What tells that it was made lies over the foot of the page for a while.
    negroni.gone("Undo", "button")
    to_the_entries(negroni)
    return negroni


def tap(app, finger, name, role, **wanted):
    """Taps in the middle of what is called so."""
    finger.tap(*app.point(app.find(name, role, **wanted)))


def top(app, name, role):
    """How far below the window's upper edge something is."""
    return app.find(name, role).extents[1]


def follows(app, finger, name, role, start, down, across=0):
    """Moves a finger up or down, and waits until something has gone with it, but for where it began to. Newer GTK
    tells places that are rounded down, so that it may have gone one point further."""
    before = top(app, name, role)
    finger.drag(start, (start[0] + across, start[1] + down))

    def has_come():
        moved = top(app, name, role) - before
        return moved * down > 0 and abs(down) - 40 < abs(moved) <= abs(down) + app.is_of_newer_gtk

    app.wait(has_come, lambda: f"{name} {down} from {before}; it is at {top(app, name, role)}")


# ---- taps -----------------------------------------------------------------------------------------


def test_a_tap_opens_a_row_and_presses_a_button(app, finger):
    tap(app, finger, re.compile(r"^Apple\. "), "list item")
    app.find(fruit("apple")["headline"], "label")
    tap(app, finger, "Add to favourites", "button")
    app.find("Remove from favourites", "button")


# ---- swipes that take something out ---------------------------------------------------------------


@pytest.mark.parametrize("way", [-1, 1])
@pytest.mark.parametrize("width", [400, 1280])
def test_d6_a_finger_swipes_a_card_away_and_undo_brings_it_back(cards, finger, way, width):
    cards.resize(width, 800)
    # What is too short, or goes up and down, is no swipe.
    for x, y in ((way * 30, 0), (way * 20, 120)):
        swipe(cards, finger, card(cards, "smoking"), x, y)
        card(cards, "smoking")
        assert sorted(names(cards)) == ["smoking", "sugar"]
    swipe(cards, finger, card(cards, "smoking"), way * 180)
    cards.wait(lambda: order(cards) == ["sugar"], "sugar alone")
    cards.wait(lambda: names(cards) == ["sugar"], "the card of sugar alone")
    tap(cards, finger, "Undo", "button")
    cards.wait(lambda: sorted(names(cards)) == ["smoking", "sugar"], "both cards again")


def swipe(app, finger, node, x, y=6):
    """Moves a finger sideways that is put down in the middle of something."""
    place = app.point(node)
    finger.drag(place, (place[0] + x, place[1] + y))


def test_d6_a_swipe_may_begin_on_a_cards_button_which_is_not_pressed_by_it(cards, finger):
    swipe(cards, finger, cards.find("More actions", "button", within=card(cards, "smoking")), -180)
    cards.wait(lambda: names(cards) == ["sugar"], "the card of sugar alone")
    assert not cards.all(role="menu item")
    tap(cards, finger, "More actions", "button")
    cards.find(role="menu item")


def test_d6_a_card_that_was_pushed_too_little_is_opened_by_a_tap(cards, finger):
    swipe(cards, finger, card(cards, "smoking"), -30)
    x, y = cards.point(card(cards, "smoking"))
    finger.tap(x, y)
    cards.wait(lambda: cards.entry_text(cards.find("Name", "text")) == "smoking", "the editor of smoking")


def test_a_finger_swipes_an_entry_out_of_the_log_and_undo_brings_it_back(log, finger):
    swipe(log, finger, log.find(ENTRY, "list item"), -180)
    log.find("No drinks made yet")
    tap(log, finger, "Undo", "button")
    to_the_entries(log)
    log.find(ENTRY, "list item")


def test_a_finger_swipes_a_line_out_of_the_cart_and_undo_brings_it_back(person, finger):
    put_into_cart(person, "gin")
    person.start("comptoir:/cart")
    person.resize(*NARROW)
    # Over its round buttons, which are not pressed.
    swipe(person, finger, person.find("How many: Gin"), -180)
    person.wait(lambda: not quantities(person), lambda: f"an empty cart; there is {quantities(person)}")
    tap(person, finger, "Undo", "button")
    person.wait(lambda: quantities(person) == {"Gin": 1}, lambda: f"a gin; there is {quantities(person)}")


# ---- movements that scroll ------------------------------------------------------------------------


def test_a_finger_scrolls_a_list_and_opens_none_of_its_rows(app, finger):
    app.resize(*NARROW)
    row = (re.compile(r"^Banana\. "), "list item")
    x, y = app.point(app.find(*row))
    follows(app, finger, *row, (x, y), -160, across=4)
    follows(app, finger, *row, (x, y - 160), 120)
    assert app.never("Copy as text", "button")
    tap(app, finger, *row)
    app.find(fruit("banana")["headline"], "label")


def test_d6_a_finger_that_goes_up_over_a_card_scrolls_and_takes_nothing_away(cards, finger):
    for number in range(1, 7):
        add(cards, f"thing {number}")
    cards.find(re.compile("^thing 1"), "cell")
    follows(cards, finger, re.compile("^sugar"), "cell", cards.point(card(cards, "sugar")), -150, across=-20)
    assert len(order(cards)) == 8


def test_cards_go_on_by_themselves_after_a_finger_that_flicks_them(bartender, finger):
    bartender.resize(*NARROW)
    name = (re.compile("^Americano, "), "cell")
    x, y = bartender.point(bartender.find(*name))
    before = top(bartender, *name)
    finger.flick((x, y), (x, y - 200))

    def has_gone():
        # Newer GTK tells no names of what is out of sight.
        card = bartender.first(*name)
        return before - card.extents[1] > 240 if card else bartender.is_of_newer_gtk

    bartender.wait(has_gone, f"{name} far above {before}")


# ---- the carousel, the sheet, the page before -----------------------------------------------------


def test_T12_a_finger_turns_the_carousel_and_scrolls_the_page_that_it_is_on(negroni, finger):
    before, own, after = "Over a block of ice", "As it is served", "Up, without ice"
    flow = ("Ways to serve it", "list box")
    wait_for_front(negroni, own)
    swipe(negroni, finger, negroni.find(*flow), -160)
    wait_for_front(negroni, after)
    swipe(negroni, finger, negroni.find(*flow), 160)
    wait_for_front(negroni, own)
    follows(negroni, finger, *flow, negroni.point(negroni.find(*flow)), -160, across=8)
    wait_for_front(negroni, own)
    # Between the page's buttons and the end of the carousel, of which the upper part has scrolled away.
    x, y = negroni.on_screen(200, 150)
    finger.flick((x, y), (x + 100, y))
    wait_for_front(negroni, before)


@pytest.mark.parametrize("width", [480, 1200])
def test_T7_a_finger_drags_a_sheet_down_also_after_it_has_scrolled_in_it(bartender, finger, width):
    bartender.resize(width, 900)
    open_filter(bartender)
    heading = ("Filter", "heading")
    for _ in range(2):
        x, y = bartender.point(bartender.find(*heading))
        finger.drag((x, y), (x, y + 60))
        assert bartender.exists("Filter", "dialog"), "a short drag springs back"
        follows(bartender, finger, "Advanced", "button", bartender.point(bartender.find("Advanced", "button")), -80)
    x, y = bartender.point(bartender.find(*heading))
    finger.drag((x, y), (x, y + 500))
    bartender.gone("Filter", "dialog")


def test_a_finger_swipes_back_from_each_page_that_it_opened_and_scrolled(app, finger):
    app.resize(480, 760)
    for name in ("Apple", "Blackberry"):
        tap(app, finger, re.compile(rf"^{name}\. "), "list item")
        app.find("Copy as text")
        left, _, width, _ = app.geometry
        x, y = app.point(app.find("Good in these drinks", "heading"))
        follows(app, finger, "Good in these drinks", "heading", (x, y), -80)
        finger.drag((left + 60, y - 80), (left + width - 40, y - 80))
        app.gone("Copy as text")
        app.find("Fruits", "list")


# ---- a finger that stays, and two of them ---------------------------------------------------------


def test_a_finger_that_stays_on_a_bottle_asks_about_it_and_a_tap_puts_it_on_the_shelf(person, finger):
    person.start("comptoir:/bar")
    bottle = lambda: person.point(person.seek(lambda: shelf(person, "Absinthe"), "Absinthe"))  # noqa: E731
    finger.hold(*bottle())
    person.find("Absinthe", "dialog")
    person.close_sheet()
    assert not on_shelf(person)
    finger.tap(*bottle())
    person.wait(lambda: on_shelf(person) == ["Absinthe"], lambda: f"Absinthe on the shelf; there is {on_shelf(person)}")


def test_a_finger_that_stays_on_an_entry_of_the_log_opens_its_menu(log, finger):
    finger.hold(*log.point(log.find(ENTRY, "list item")))
    log.find(role="menu item")


def test_T27_two_fingers_come_nearer_in_the_map_and_one_that_stays_adds_a_store(person, finger):
    person.start("comptoir:/stores")
    person.resize(*NARROW)
    place = person.point(person.find("Map of the stores", "panel"))
    # On a map of the world there is no scale bar; the first pinch leads to where it is true.
    assert not person.exists(KILOMETRES, "label")
    finger.pinch(place, 60, 200)
    before = scale(person)
    finger.pinch(place, 60, 200)
    person.wait(lambda: scale(person) < before, lambda: f"a nearer map than one with {before} km; it has {scale(person)}")
    finger.hold(*place)
    person.find("Add a store", "dialog")


KILOMETRES = re.compile("^[0-9]+\u00a0km$")


def scale(app):
    """The kilometres that stand at the map's scale bar."""
    return int(app.find(KILOMETRES, "label").name.split("\u00a0")[0])
