"""Everything by keyboard, and everything with a name."""

import re

import hands
from catalogue import NAMES, fruit
from waiting import wait_until


def walk(app, key="Tab", most=60):
    """Where the keyboard comes to with one Tab after another, until it is at a place again."""
    seen = []
    for _ in range(most):
        before = app.focus
        hands.key(key)
        wait_until(lambda: app._has_moved(before), f"{key} moving on from {before}; so far {seen}")
        now = app.focus
        if seen and now.reference == seen[0].reference:
            return seen
        seen.append(now)
    raise AssertionError(f"{key} goes on and on: {seen}")


def test_tab_reaches_everything_and_back_again(app):
    hands.key("ctrl+f")
    app.find("Search fruits", "entry", focused=True)
    there = walk(app)
    names = {node.name for node in there}
    for name in ("Sort", "Only favourites", "Random fruit", "About Comptoir", "Search fruits"):
        assert name in names, f"{name}; Tab came by {there}"
    rows = [node for node in there if node.role == "list item"]
    assert [row.name.split(". ")[0] for row in rows] == NAMES[:1], f"the list is one stop; Tab came by {there}"
    assert any(node.name.startswith("Theme") for node in there)
    back = walk(app, "shift+Tab")
    assert {node.name for node in back} == names


def test_arrows_move_in_the_list_and_tab_leaves_it_and_comes_back(app):
    app.tab_to(re.compile(rf"^{NAMES[0]}\. "), "list item")
    for name in NAMES[1:3]:
        before = app.focus.name
        hands.key("Down")
        app.look_at_rest()
        if app.is_of_newer_gtk and app.focus.name == before:
            # Its lists may take the first arrow for the row that the keyboard came to.
            hands.key("Down")
        app.find(re.compile(rf"^{re.escape(name)}\. "), "list item", focused=True)
    hands.key("Tab")
    app.wait(lambda: app.focus and app.focus.role != "list item", "Tab leaving the list")
    hands.key("shift+Tab")
    app.find(re.compile(rf"^{re.escape(NAMES[2])}\. "), "list item", focused=True)


def test_tab_reaches_everything_on_a_page(app):
    app.open_fruit("Apple")
    names = {node.name for node in walk(app)}
    wanted = {"Back", "Add to favourites", "Compare with others", "Copy as text", "Nutrition", "Facts and sources", "100 g"}
    assert wanted <= names, f"missing: {wanted - names}"


def test_what_has_the_keyboard_has_a_name(app):
    app.open_fruit("Apple")
    nameless = [node for node in walk(app) if not node.name]
    assert not nameless
    hands.key("ctrl+comma")
    app.find("Preferences", "dialog")
    assert not [node for node in walk(app) if not node.name]


def test_a_page_opens_and_closes_without_the_mouse(app):
    hands.key("ctrl+f")
    hands.write("mango")
    app.wait_for_rows(lambda rows: rows[:1] == ["Mango"])
    app.tab_to(re.compile("^Mango"), "list item")
    hands.key("Return")
    app.find("Copy as text", "button")
    hands.key("Escape")
    app.gone("Copy as text", "button")
    app.search("kiwi")
    app.wait_for_rows(lambda rows: rows[:1] == ["Kiwi"])
    hands.key("Down")
    app.find(re.compile("^Kiwi"), "list item", focused=True)
    hands.key("Return")
    app.find("Copy as text", "button")
    hands.key("alt+Left")
    app.gone("Copy as text", "button")
    app.search("fig")
    app.wait_for_rows(lambda rows: rows[:1] == ["Fig"])
    hands.key("Return")
    app.find(fruit("fig")["headline"], "label", within=list(app.find("Copy as text", "button").above())[2])


def test_mouse_back_goes_back(app):
    app.open_fruit("Apple")
    hands.click(*app.on_screen(700, 500), button=8)
    app.gone("Copy as text", "button")


def test_ctrl_q_quits(app):
    app.quit()


def test_ctrl_1_shows_the_fruits(app):
    app.open_fruit("Apple")
    hands.key("ctrl+2")
    app.gone("Copy as text", "button")


def test_space_and_enter_press_buttons(app):
    app.tab_to("Only favourites")
    hands.key("space")
    app.find("No favourites yet")
    hands.key("space")
    app.wait_for_rows(lambda rows: len(rows) > 4)


def check_names(app, where):
    """Everything that can have the keyboard or be pressed has a name; the toolkit's own parts aside, which do not get
    the keyboard: scroll panes, and what a drop-down shows of its choice."""
    bad = [
        node
        for node in app.window.walk()
        if node.is_visible and "focusable" in node.states and not named(node)
        and not is_toolkits_own(node)
        # What is hidden from assistive technology, such as a button that says nothing now, newer GTK tells all the same.
        and not (app.is_of_newer_gtk and "sensitive" not in node.states)
    ]
    assert not bad, f"without a name {where}: {[(node, [*node.above()][:3]) for node in bad]}"


def is_toolkits_own(node):
    """A scroll pane, or the row in which a drop-down shows its choice, which newer GTK calls a panel."""
    shows_choice = node.role == "panel" and any(above.role == "combo box" for above in node.above())
    return shows_choice or node.role in ("scroll pane", "filler")


def named(node):
    return bool(node.name) and not re.match(r"^(Gtk|Swift)[A-Z]?", node.name)


def test_names_and_roles_on_every_page(new_program):
    app = new_program
    app.start()
    app.find("Come in", "button")
    check_names(app, "in the welcome view")
    app.click("Come in", "button")
    app.find(re.compile("^Card 1"), "panel")
    check_names(app, "on the cards")
    app.click("Start exploring", "button")
    app.wait_for_rows(lambda rows: len(rows) > 4)
    check_names(app, "in the list")
    app.open_fruit("Apple")
    check_names(app, "on a fruit's page")
    app.click("Compare with others", "button")
    app.find("Side by side")
    check_names(app, "in the comparison")
    for keys, title in (("ctrl+comma", "Preferences"), ("ctrl+question", "Keyboard shortcuts")):
        hands.key(keys)
        app.find(title, "dialog", modal=True)
        check_names(app, f"in {title}")
        hands.key("Escape")
        app.gone(title, "dialog")
