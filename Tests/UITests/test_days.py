"""Days: the counters, as a person uses them."""

import re
import time

import hands
import pytest
from colours import most_frequent, near, rgb
from days import Clock, add, command, counters, rename, sentence
from drinks import page as drink_page
from shapes import bounds, shapes
from test_keyboard import check_names
from waiting import Gone, holds


@pytest.fixture
def clock(person, tmp_path):
    return Clock(person, tmp_path, "2026-03-01")


@pytest.fixture
def days(person, clock):
    """The program, in which smoking is counted and the clock can be set."""
    add(person, "smoking")
    person.start("comptoir:/days")
    sentence(person, "0 days without smoking")
    return person


def test_d5_without_things_the_list_opens_by_itself(person, clock):
    person.start("comptoir:/days")
    person.find("Nothing counted yet")
    person.find("Add", "button")
    # D11: there is nothing to go back to.
    assert not person.all("Back", "button")


def test_d5_a_click_on_the_number_opens_the_list_and_back_returns(days):
    days.click(re.compile("^0 days without smoking"), "label")
    card(days, "smoking")
    days.find("Add", "button")
    # D11: there is a thing, so there is a way back.
    days.click("Back", "button")
    days.find(re.compile("^What is counted"), "panel")


def test_d6_plus_adds_a_thing_with_a_name_of_its_own_and_opens_its_editor(days):
    for number, name in ((2, "New counter"), (3, "New counter 2")):
        days.open_address("comptoir:/counters")
        card(days, "smoking")
        days.click("Add", "button")
        days.wait(lambda: days.entry_text(days.find("Name", "text")) == name, f"an editor of {name}")
        assert [counter["name"] for counter in counters(days)][-1] == name
        assert len(counters(days)) == number
        days.click("Back", "button")
        card(days, name)


@pytest.mark.parametrize("way", [-1, 1])
def test_d6_a_card_is_deleted_by_a_swipe(days, way):
    add(days, "sugar")
    days.open_address("comptoir:/counters")
    # Where cards stand beside each other, a mouse that goes sideways drags one to another place.
    days.resize(400, 800)
    # What is too short, or goes up and down, is no swipe.
    for x, y in ((way * 30, 0), (way * 20, 120)):
        swipe(days, "smoking", x, y)
        card(days, "smoking")
        assert sorted(names(days)) == ["smoking", "sugar"]
    swipe(days, "smoking", way * 320, 6)
    days.wait(lambda: order(days) == ["sugar"], "sugar alone")
    days.wait(lambda: names(days) == ["sugar"], "the row of sugar alone")
    hands.key("ctrl+z")
    days.wait(lambda: sorted(names(days)) == ["smoking", "sugar"], "both rows again")


def swipe(app, name, x, y):
    """Drags a card sideways."""
    place = app.point(card(app, name))
    hands.drag(place, (place[0] + x, place[1] + y))


def test_d6_a_thing_is_added_with_a_name_and_its_editor_opens(person, clock):
    person.start("comptoir:/counters")
    person.click("Count something", "button")
    rename(person, "coffee")
    person.wait(lambda: [counter["name"] for counter in counters(person)] == ["coffee"], "the new name")
    person.click("Back", "button")
    card(person, "coffee")


def test_d7_a_name_that_another_has_is_told_while_typing_and_never_lost(days):
    add(days, "sugar")
    days.open_address("comptoir:/counter/2/edit")
    rename(days, "Smoking")
    days.find(re.compile("already|another|taken", re.I), "label")
    assert [counter["name"] for counter in counters(days)] == ["smoking", "sugar"]
    # What was typed is still there after a look at another page.
    days.click("Back", "button")
    days.open_address("comptoir:/counter/2/edit")
    days.wait(lambda: days.entry_text(days.find("Name", "text")) == "Smoking", "the text that was typed")
    days.click(days.find("Name", "text"))
    hands.key("End")
    hands.write(" at work")
    days.wait(lambda: counters(days)[1]["name"] == "Smoking at work", "the new name")


def test_d7_a_name_that_was_just_typed_is_kept_by_quitting(days):
    days.open_address("comptoir:/counter/1/edit")
    rename(days, "tobacco")
    days.quit()
    assert [counter["name"] for counter in counters(days)] == ["tobacco"]


def test_d3_the_day_turns_by_itself(days, clock):
    clock.set("2026-04-11")
    sentence(days, "41 days without smoking, record 41")


def test_d3_with_and_without_have_a_tally_since_and_until_a_way(days, clock):
    days.resize(1280, 800)
    clock.set("2026-04-11")
    pictures = {
        "without": ("Without", "41 days without smoking"), "with": ("With", "41 days with smoking"),
        "since": ("Since", "41 days since smoking"), "until": ("Until", "1 day until smoking"),
    }  # fmt: skip
    for kind, (chosen, words) in pictures.items():
        days.open_address("comptoir:/counter/1/edit")
        days.click(chosen, "radio button")
        days.find(chosen, "radio button", checked=True)
        days.open_address("comptoir:/counter/1")
        hands.away()
        days.find(re.compile(f"^{words}"), "label")
        wanted = "a tally of 41" if kind in ("without", "with") else "a way of 41"
        days.wait(lambda: kind_of_picture(days, words) == wanted, lambda: f"{kind}: {wanted}; it is {pieces(days, words)}")


def test_beyond_a_year_each_year_is_a_block_above_the_marks_of_the_days_since(days, clock):
    days.resize(1280, 800)
    clock.set("2028-03-10")
    words = "740 days without smoking"
    days.open_address("comptoir:/counter/1")
    days.find(re.compile(f"^{words}"), "label")

    def blocks_and_fives():
        found = [shape for shape in pieces(days, words) if shape.height > 24]
        # A block is a five with a ring around it.
        blocks = [ring for ring in found if any(is_around(ring, five) for five in found if five is not ring)]
        return len(blocks), len(found) - 2 * len(blocks)

    days.wait(lambda: blocks_and_fives() == (2, 2), lambda: f"two years and ten days; it is {pieces(days, words)}")


def is_around(ring, shape):
    across = ring.left <= shape.left and shape.right <= ring.right
    return across and ring.top <= shape.top and shape.bottom <= ring.bottom


def kind_of_picture(app, words):
    found = pieces(app, words)
    squares = [shape for shape in found if shape.is_full_square]
    # Eight fives, each one piece by the stroke across, and a single stroke.
    if len(found) == 9 and not squares and found[-1].width < 12 < found[0].width < 2 * found[0].height:
        return "a tally of 41"
    # A box for each day gone by; one is inside the mark of today, two are under a star, some stand aslant in the bend.
    return "a way of 41" if 33 <= len(squares) <= 41 else "something else"


def pieces(app, words):
    return [shape for shape in below_the_number(app, words) if shape.height > 8]


def below_the_number(app, words):
    """The pieces, in the colour of the text, of the picture between what the number counts and the line at the foot."""
    ink = rgb("#FFFFFF")
    app.look_at_rest()
    number = app.find(re.compile(f"^{words}"), "label")
    words, *rest = [node for part in number.parent.children for node in part.children]
    caption = app.box(words)
    # A button that is not shown can be told of all the same, at the top.
    below = [top for _, top, _, _ in map(app.box, rest) if top - caption[3] > 12]
    if not below:
        raise Gone(f"the line at the foot, below {caption}")  # The page comes in while it is asked.
    left, _, right, _ = app.box(number)
    box = (left, caption[3], right, max(below))
    return shapes(app.look_at_rest(), box, ink, 60)


def test_d9_reset_begins_anew_keeps_the_record_and_is_undone(days, clock):
    clock.set("2026-04-30")
    sentence(days, "60 days without smoking")
    days.open_address("comptoir:/counter/1/edit")
    # It says what it does before it does it.
    days.find("Counting starts again from today. The record of 60 days and what happened stay.", "label")
    days.click("Start again…", "button", focusable=True)
    days.click("Start again", "button")
    days.find("smoking starts again.")
    assert [(c["days"], c["record"]) for c in counters(days)] == [(0, 60)]
    hands.key("ctrl+z")
    days.wait(lambda: counters(days)[0]["days"] == 60, "the count before")


def test_the_editor_shows_the_poster_at_once_with_each_change(days):
    days.open_address("comptoir:/counter/1/edit")
    days.find("days without smoking", "label")
    rename(days, "tobacco")
    days.find("days without tobacco", "label")
    days.click("With", "radio button")
    days.find("days with tobacco", "label")
    days.resize(1280, 800)
    days.click("Cranberry")
    poster = days.find("days with tobacco", "label")
    days.wait(lambda: near(fill(days, poster), rgb("#741102")), lambda: f"the other colour: {fill(days, poster)}")


def test_the_editors_poster_is_beside_the_rows_and_above_them_where_it_is_narrow(days):
    days.open_address("comptoir:/counter/1/edit")
    days.resize(1280, 800)
    poster, name = days.find("days without smoking", "label"), days.find("Name", "text")
    days.wait(lambda: days.box(poster)[2] < days.box(name)[0], "the poster before the rows")
    # It stays in sight when the rows go by.
    place = days.box(poster)
    days.tab_to("Start again…")
    days.wait(lambda: days.box(name)[3] < 0 and days.box(poster) == place, lambda: f"{days.box(poster)}, not {place}")
    days.resize(360, 720)
    days.wait(lambda: days.box(poster)[3] < days.box(name)[1], "the poster above the rows")


def test_a_history_is_headed_by_the_poster_and_its_buttons_are_on_that_colour(days):
    days.open_address("comptoir:/counter/1/history")
    days.resize(1280, 800)
    poster, back = days.find("days without smoking", "label"), days.all("Back", "button")[-1]
    number = days.find("0 days without smoking", "label", within=poster.parent)
    days.wait(lambda: days.box(number)[1] >= days.box(back)[3], "the number below the buttons")
    colour = fill(days, poster)
    picture = days.look_at_rest()
    _, top, right, _ = days.box(back)
    assert near(picture.getpixel((round(right) + 30, round(top))), colour), "the poster goes up to the window's edge"
    days.find("What happened", "heading")


def test_d4_keys_go_to_the_next_and_the_previous(days):
    add(days, "sugar")
    add(days, "fruit", "--with")
    sentence(days, "0 days without smoking")
    hands.key("ctrl+f")
    hands.key("Right")
    sentence(days, "0 days without sugar")
    hands.key("Right")
    sentence(days, "0 days with fruit")
    hands.key("Left")
    sentence(days, "0 days without sugar")


@pytest.fixture
def two(person, clock, home):
    """The program with two things of which the view shows one after the other; the pointer is elsewhere."""
    home.allow_motion()
    add(person, "smoking")
    add(person, "sugar")
    person.start("comptoir:/days")
    person.find(SLIDES, "panel")
    hands.away()
    return person


# Whichever thing it shows: this stands where it is.
SLIDES = re.compile("^What is counted: ")


def in_view(app):
    """What the view says of the thing that it shows or moves to."""
    return app.find(SLIDES, "panel").name


def test_d4_the_view_moves_on_by_itself_and_rests_under_the_pointer(two):
    two.wait(lambda: "1 of 2" in in_view(two), "the first thing")
    two.wait(lambda: "2 of 2" in in_view(two), "the second thing")
    hands.move(*two.point(two.find(SLIDES, "panel")))
    # It may have moved on while the pointer came, so what it shows now is what has to stay.
    two.look_at_rest()
    shown = in_view(two)
    assert holds(lambda: in_view(two) == shown, seconds=5), "it moved on under the pointer"
    hands.away()
    two.wait(lambda: in_view(two) != shown, "the other thing")


def test_d4_the_view_moves_on_every_three_seconds(two):
    moments = []

    def has_moved():
        now = in_view(two)
        if not moments or moments[-1][0] != now:
            moments.append((now, time.monotonic()))
        return len(moments) == 5

    two.wait(has_moved, lambda: f"four moves; it moved at {moments}")
    # The first moment is that of the first look. Between the others the program's time is all that counts; asking
    # makes each of them late by a little.
    pauses = [later - earlier for (_, earlier), (_, later) in zip(moments[1:], moments[2:])]
    assert 2.8 <= sum(pauses) / len(pauses) <= 4.2, f"pauses of {pauses}"
    assert min(pauses) > 2, f"pauses of {pauses}"


def test_the_command_line_is_shown_at_once(days, clock):
    clock.set("2026-03-11")
    add(days, "sugar")
    days.open_address("comptoir:/counters")
    card(days, "sugar")
    card(days, "smoking, 10 days")
    command(days, "counter", "reset", "smoking")
    card(days, "smoking, 0 days")
    result = days.run("counter", "reset", "smokin")
    assert result.returncode != 0 and "smoking" in result.stderr


def test_the_command_line_needs_no_display(person, clock):
    environment = {key: value for key, value in person.environment.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    person.environment.clear()
    person.environment.update(environment)
    add(person, "smoking")
    assert counters(person) == [
        {"name": "smoking", "kind": "without", "days": 0, "record": 0, "start": "2026-03-01"}
    ]


def test_a_deleted_thing_comes_back_with_undo(days):
    days.open_address("comptoir:/counters")
    card(days, "smoking")
    choose(days, "smoking", "Delete")
    days.find("Nothing counted yet")
    hands.key("ctrl+z")
    card(days, "smoking")
    days.tab_to(re.compile("^smoking"), "cell")
    hands.key("Delete")
    days.find("Nothing counted yet")
    days.click("Undo", "button")
    card(days, "smoking")


def test_a_drink_that_was_made_asks_and_never_resets_by_itself(days, clock):
    days.open_address("comptoir:/counter/1/edit")
    days.click("Anything with alcohol", "button")
    clock.set("2026-03-11")
    make(days, "negroni")
    dialog = days.find("What you count", "dialog")
    days.find("10 days without smoking", "label", within=dialog)
    assert counters(days)[0]["days"] == 10
    days.click("Start anew", "button")
    days.wait(lambda: counters(days)[0]["days"] == 0, "the counter at nought")
    days.close_sheet()
    # A drink without alcohol concerns nobody.
    make(days, "afterglow")
    days.find(re.compile("is in the log"))
    assert not days.all("What you count", "dialog")


def make(app, drink):
    app.open_address(f"comptoir:/drink/{drink}")
    app.click(app.find("I made this", "button", within=drink_page))
    app.click("Into the log", "button")


def test_a_fruits_page_feeds_a_counter_of_marked_days(days, clock):
    add(days, "fruit", "--with")
    days.open_address("comptoir:/counter/2/edit")
    days.click("Count only days I mark", "check box")
    days.click(days.find("Fruit", "button", within=days.find("Linked ingredients", "panel")))
    days.open_address("comptoir:/fruit/apple")
    days.click("Eaten today", "button")
    days.find("Not today", "button")
    assert counters(days)[1]["days"] == 1
    clock.set("2026-03-02")
    days.click("Eaten today", "button")
    days.wait(lambda: counters(days)[1]["days"] == 2, "two days in a row")


def test_the_address_of_a_counter_shows_it(days):
    add(days, "sugar")
    days.open_address("comptoir:/counter/2")
    sentence(days, "0 days without sugar")


def test_d8_each_thing_has_a_colour_of_its_own_everywhere_and_keeps_it(days):
    add(days, "sugar")
    days.open_address("comptoir:/counter/1/edit")
    days.click("Cranberry")
    days.find("Cranberry", "radio button", checked=True)
    days.restart("comptoir:/counter/1/edit")
    days.resize(1280, 800)
    chosen = days.find("Cranberry", "radio button", checked=True)
    cranberry, midnight = rgb("#741102"), rgb("#042D29")
    assert near(fill(days, chosen), cranberry), "the swatch in the editor"
    assert near(fill(days, days.find("Midnight", "radio button", checked=False)), midnight)
    days.open_address("comptoir:/counters")
    for name, colour in (("smoking", cranberry), ("sugar", midnight)):
        number = days.find(re.compile("^0 days"), "label", within=card(days, name))
        days.wait(lambda: near(fill(days, number), colour), lambda: f"{colour} in the list: {fill(days, number)}")
    for number, colour in ((1, cranberry), (2, midnight)):
        days.open_address(f"comptoir:/counter/{number}")
        days.find(re.compile(f"{number} of 2"), "panel")
        page = days.find(SLIDES, "panel")
        days.wait(lambda: near(fill(days, page), colour), lambda: f"{colour} on the page: {fill(days, page)}")


def fill(app, node):
    """The colour that most of a node has."""
    hands.away()
    picture = app.look_at_rest()
    return most_frequent(picture, app.box(node))


def test_order_by_key(days):
    add(days, "sugar")
    days.open_address("comptoir:/counters")
    card(days, "sugar")
    days.tab_to(re.compile("^smoking"), "cell")
    hands.key("Right")
    days.wait(lambda: days.focus.name.startswith("sugar"), "the keyboard in the next row")
    hands.key("alt+Up")
    days.wait(lambda: order(days) == ["sugar", "smoking"], "the other order")
    # The keyboard has gone with the row.
    days.wait(lambda: days.focus.name.startswith("sugar"), "the keyboard in the row")
    hands.key("alt+Down")
    days.wait(lambda: order(days) == ["smoking", "sugar"], "the order from before")
    # What the buttons of a card do, keys do as well.
    hands.key("Menu")
    days.find("Move later", "menu item")
    hands.key("Escape")
    days.gone("Move later", "menu item")
    hands.key("Return")
    days.find("Name", "text")


def test_order_by_the_menu_and_by_dragging(days):
    add(days, "sugar")
    days.open_address("comptoir:/counters")
    choose(days, "smoking", "Move later")
    days.wait(lambda: order(days) == ["sugar", "smoking"], "the other order")
    days.wait(lambda: names(days) == ["sugar", "smoking"], "the rows in the other order")
    hands.drag(*(days.point(card(days, name)) for name in ("smoking", "sugar")))
    days.wait(lambda: order(days) == ["smoking", "sugar"], "the order from before")


def order(app):
    return [counter["name"] for counter in counters(app)]


def names(app):
    """The counters in the list, as one reads their cards."""
    found = sorted(app.all(role="cell"), key=lambda one: (one.extents[1], one.extents[0]))
    return [one.name.split(",")[0] for one in found if "," in one.name]


def card(app, name):
    """The card of a counter in the list."""
    return app.find(re.compile(f"^{name}"), "cell")


def choose(app, name, item):
    """Chooses something in the menu of a card."""
    app.click(app.find("More actions", "button", within=card(app, name)))
    app.click(item, "menu item")


def test_the_last_card_adds_a_thing(days):
    days.open_address("comptoir:/counters")
    days.click("What would you like to count?", "cell")
    days.wait(lambda: days.entry_text(days.find("Name", "text")) == "New counter", "an editor of another")


def test_history_tells_what_happened(days, clock):
    clock.set("2026-03-11")
    command(days, "counter", "reset", "smoking", "--note", "a party")
    days.open_address("comptoir:/counter/1/history")
    days.find("Started anew", "label")
    days.find(re.compile("a party$"), "label")
    days.find(re.compile("10 days, record"))
    days.click("Remove from the history", "button")
    days.wait(lambda: counters(days)[0]["days"] == 10, "the days from before")


@pytest.mark.parametrize(
    ("page", "within"),
    [
        ("days", ["History", "Edit", "All counters", "Next"]),
        ("counters", ["Back", "Add", re.compile("^smoking")]),
        ("counter/1/edit", ["Back", "History", "Name", "Start again…", "Other…", "More milestones", "A drink…"]),
        ("counter/1/history", ["Back"]),
    ],
)
def test_every_page_is_for_the_keyboard_and_everything_has_a_name(days, page, within):
    add(days, "sugar")
    days.open_address(f"comptoir:/{page}")
    for name in within:
        days.find(name)
        days.tab_to(name)
    check_names(days, f"on comptoir:/{page}")


def test_d2_days_until_a_date_count_down_and_then_say_so(days, clock):
    days.open_address("comptoir:/counter/1/edit")
    days.click("Until", "radio button")
    days.wait(lambda: counters(days)[0]["kind"] == "until", "the other kind")
    days.open_address("comptoir:/counter/1")
    sentence(days, "1 day until smoking")
    clock.set("2026-03-02")
    sentence(days, "Today is the day: smoking")
    clock.set("2026-03-04")
    sentence(days, "smoking was on March 2, 2026")


def test_d2_days_since_a_date_begin_on_a_day_in_the_past(days):
    days.open_address("comptoir:/counter/1/edit")
    days.click("Since", "radio button")
    days.click(re.compile("^First day"), "button", focusable=True)
    days.wait(lambda: days.focus and days.focus.role != "button", "the keyboard in the calendar")
    hands.key("ctrl+Up", "space")
    days.wait(lambda: counters(days)[0]["start"] == "2025-03-01", "the same day of the year before")
    assert counters(days)[0]["days"] == 365
    days.click(re.compile("^First day"), "button", focusable=True)
    days.wait(lambda: days.focus and days.focus.role != "button", "the keyboard in the calendar")
    hands.key("Right", "space")
    days.wait(lambda: counters(days)[0]["start"] == "2025-03-02", "the day after")


def test_d10_when_it_began_is_kept_with_the_date_and_the_time(days, clock):
    clock.set("2026-03-11")
    days.open_address("comptoir:/counter/1/history")
    days.find("Counting began", "label")
    days.find(re.compile("^March 1, 2026, 12:00"), "label")
    days.click("Change the note", "button", focusable=True)
    days.find("Note", "text", focused=True)
    hands.write("at last")
    hands.key("Return")
    days.find(re.compile("^March 1, 2026, 12:00.* · at last$"), "label")


@pytest.mark.parametrize("size", [(360, 480), (360, 900), (900, 480), (1590, 1100)])
def test_d12_every_page_fits_every_window(days, clock, size):
    add(days, "a thing with a rather long name that needs more than one line")
    clock.pass_days(3650)
    for page in ("counter/1", "counter/2", "counters", "counter/1/edit", "counter/1/history"):
        days.open_address(f"comptoir:/{page}")
        counted = "3,650 days without " + ("a thing" if page == "counter/2" else "smoking")
        sentence(days, counted)
        days.resize(*size)
        hands.away()
        picture = days.look_at_rest()
        is_face = page in ("counter/1", "counter/2")
        back = None if is_face else days.all("Back", "button")[-1]
        assert not outside(days, days.find(SLIDES, "panel") if is_face else list(back.above())[1]), f"on {page}"
        if is_face:
            box = days.box(days.find(re.compile(f"^{counted}"), "label"))
            assert is_whole(picture, box), f"the number on {page} in {box}"


def outside(app, page):
    """What of a page is not wholly in the window; in a part that scrolls it may be above or below."""
    # A place is told from the window's content, which has no room for more than the window has.
    inset, _ = app._frame_inset()
    _, _, width, height = app.geometry
    found = []
    for node in page.walk():
        if node.role in ("scroll pane", "label", "button", "radio button", "check box", "text", "panel", "list"):
            if not (node.is_visible and (node.name or node.role == "scroll pane") and app.sees(node)):
                continue
            x, y, wide, high = node.extents
            pane = next((other for other in node.above() if other.role == "scroll pane"), None)
            left, top, most_wide, most_high = pane.extents if pane else (0, 0, width - 2 * inset, height - 2 * inset)
            is_beside = x < left - 1 or x + wide > left + most_wide + 1
            is_above_or_below = y < top - 1 or y + high > top + most_high + 1
            if is_beside or (is_above_or_below and not pane):
                found.append((node, (x, y, wide, high)))
    return found


def is_whole(picture, box):
    """Whether there is something in a rectangle that ends before the rectangle does, and nothing in the points around:
    what is cut off goes to the edge, and what is too large beyond it."""
    part = picture.convert("RGB").crop((round(box[0]) - 4, round(box[1]) - 4, round(box[2]) + 4, round(box[3]) + 4))
    edges = bounds(part, part.getpixel((0, 0)))
    return edges is not None and min(edges[0], edges[1], part.width - edges[2], part.height - edges[3]) > 4
