"""A drink's page: its carousel, its recipe, its links."""

import re

import hands
import pytest
from catalogue import DRINKS, drink, fruit, ingredient
from drinks import (
    all_cards, open_drink, open_filter, open_tab, page, recipe, wait_for_all, wait_for_card, wait_for_cards, wait_for_recipe,
)  # fmt: skip
from test_choosing import clipboard
from waiting import wait_until

NEGRONI = drink("negroni")


@pytest.fixture
def negroni(person):
    """The program with the page of the Negroni."""
    person.start("comptoir:/drink/negroni")
    person.find(NEGRONI["story"], "label")
    return person


def front(app):
    """The name of the picture in front."""
    flow = app.find("Ways to serve it", "list box")
    chosen = [node.name for node in flow.children if "selected" in node.states]
    return chosen[0] if len(chosen) == 1 else None


def wait_for_front(app, name):
    app.wait(lambda: front(app) == name, lambda: f"{name} in front; it is {front(app)}")
    app.find(name, "label")


def test_T12_carousel_is_scrolled_by_keys_wheel_and_drag(negroni):
    before, own, after = "Over a block of ice", "As it is served", "Up, without ice"
    wait_for_front(negroni, own)
    negroni.tab_to(own, "role 36")
    hands.key("Right")
    wait_for_front(negroni, after)
    hands.key("Home")
    wait_for_front(negroni, before)
    x, y = negroni.point(negroni.find("Ways to serve it", "list box"))
    hands.drag((x, y), (x - 200, y), steps=12)
    wait_for_front(negroni, own)
    hands.key_down("shift")
    hands.scroll(x, y, 1)
    hands.key_up("shift")
    wait_for_front(negroni, after)


def test_T12_carousel_brings_a_picture_at_the_side_to_the_front_by_a_click(negroni):
    negroni.resize(1280, 800)
    wait_for_front(negroni, "As it is served")
    x, y = negroni.point(negroni.find("Ways to serve it", "list box"))
    hands.click(x + 220, y)
    wait_for_front(negroni, "Up, without ice")


@pytest.mark.parametrize("moves", [True, False])
def test_T12_carousel_turns_its_pictures_in_space(person, moves):
    """What stands at the side is narrower than it is small, unless less motion is asked for."""
    if moves:
        person.home.allow_motion()
    person.start("comptoir:/drink/negroni")
    person.find(NEGRONI["story"], "label")
    person.resize(1280, 800)
    hands.away()
    wait_for_front(person, "As it is served")
    left, top, right, _ = map(round, person.box(person.find("Ways to serve it", "list box")))
    picture, middle = person.look_at_rest().convert("RGB"), (left + right) // 2
    beside, front = (wide_and_high(picture, *place, top) for place in ((left + 60, middle - 180), (middle - 120, middle + 120)))
    ratio = beside[0] / beside[1] / (front[0] / front[1])
    assert (ratio < 0.93) == moves, f"{beside} beside {front}"


def wide_and_high(picture, start, end, top):
    """How wide and how high what is red is between two places, down to where light falls through it."""
    rows = []
    for y in range(top + 60, top + 420):
        red = [x for x in range(start, end) if is_red(picture.getpixel((x, y)))]
        wide = max(red) - min(red) if red else 0
        if wide >= 60:
            rows.append(wide)
        elif len(rows) > 20:
            break
    return sorted(rows)[len(rows) // 2], len(rows)


def is_red(point):
    return point[0] > 120 and point[1] < 75 and point[2] < 85


def test_T12_servings_stand_on_a_counter_in_the_light_of_the_drink(negroni):
    """The ground is of the drink's colour, brightest at its upper left, and the counter below it is of dark wood."""
    negroni.resize(1280, 800)
    hands.away()
    wait_for_front(negroni, "As it is served")
    for name in ("Over a block of ice", "Up, without ice"):
        negroni.find(name, "label")
    left, top, right, bottom = map(round, negroni.box(negroni.find("Ways to serve it", "list box")))
    picture = negroni.look_at_rest().convert("RGB")
    lit, edge = picture.getpixel((left + (right - left) * 2 // 5, top + 90)), picture.getpixel((right - 3, bottom - 140))
    assert sum(lit) > sum(edge) + 100 and edge[0] > edge[1] + 40, f"light {lit}, at the edge {edge}"
    wood = picture.getpixel((left + 12, bottom - 20))
    assert max(wood) < 100 and wood[0] > wood[2], f"wood {wood}"
    # Another drink has another light.
    open_drink(negroni, "mojito")
    negroni.wait(lambda: (point := negroni.look_at_rest().convert("RGB").getpixel((right - 3, bottom - 140))) and point[1] >= point[0] - 20, "light of a Mojito")


def test_T12_in_a_narrow_window_neighbours_reach_its_edges(negroni):
    negroni.resize(360, 720)
    hands.away()
    wait_for_front(negroni, "As it is served")
    left, top, right, bottom = map(round, negroni.box(negroni.find("Ways to serve it", "list box")))
    picture = negroni.look_at_rest().convert("RGB")
    for x in (left + 1, right - 2):
        assert any(is_red(picture.getpixel((x, y))) for y in range(top + 40, bottom - 60)), f"no drink at {x}"


def test_T22_made_button_stays_in_sight(negroni):
    """At the top of the page and at its end, in a window of any width and with large text."""
    for width in (1280, 360):
        negroni.resize(width, 720)
        for key in ("Home", "End"):
            x, y = negroni.point(negroni.find("Ways to serve it", "list box")) if key == "Home" else (width // 2, 500)
            hands.scroll(x, y, 40 if key == "End" else -40)
            box = negroni.box(negroni.find("I made this", "button", within=page))
            assert 0 <= box[0] < box[2] <= width and 0 <= box[1] < box[3] < 140, f"{box} at {width}"
    negroni.click("I made this", "button", within=page)
    negroni.find("Into the log", "button")


def fact(app, name, value):
    app.find(f"{name}: {value}", "list item", within=page)


def test_T13_page_shows_name_story_rating_level_and_base(negroni):
    within = page(negroni)
    negroni.find("Negroni", "label", within=within)
    negroni.find(NEGRONI["story"], "label", within=within)
    for name, value in (("Level", "Easy"), ("Base", "Gin"), ("Glass", "Rocks glass")):
        fact(negroni, name, value)
    negroni.click("Figures and sources", "button")
    negroni.find(f"Easy · {NEGRONI['level']['reason']}", "label")
    negroni.find(re.compile("^International Bartenders Association"), "label")


def test_T21_method_garnish_era_and_list_stand_on_the_page(negroni):
    assert NEGRONI["methods"] == ["build", "stir"] and NEGRONI["list"] == "The Unforgettables"
    fact(negroni, "Method", "Built in the glass · Stirred")
    garnish = NEGRONI["garnish"][0]["text"]
    fact(negroni, "Garnish", garnish[0].upper() + garnish[1:])
    fact(negroni, "Era", "A classic")
    fact(negroni, "List", "The Unforgettables (IBA)")
    open_drink(negroni, "rose")
    negroni.find(re.compile("On an earlier IBA list"), "list item")


def test_T13_rating_is_set_by_mouse_and_key_and_kept(negroni):
    slider = negroni.find("My rating", "slider")
    x, y = negroni.point(slider)
    hands.click(x + slider.extents[2] * 0.2, y)
    negroni.find("Clear my rating", "button", sensitive=True)
    hands.key("End")
    negroni.restart()
    wait_for_all(negroni)
    wait_for_card(negroni, "^Negroni, .*5 of 5 stars")
    open_drink(negroni, "negroni")
    negroni.click("Clear my rating", "button")
    negroni.find("Clear my rating", "button", sensitive=False)
    negroni.click("Back", "button")
    wait_for_card(negroni, "^Negroni, Easy, Gin, Built, Rocks glass$")


def test_T14_tabs_by_mouse_and_by_keyboard(negroni):
    negroni.find("Ingredients", "tab", selected=True)
    negroni.find("Ingredients", "table")
    open_tab(negroni, "Instructions")
    negroni.find("Steps", "list")
    negroni.gone("Ingredients", "table")
    hands.key("Right")
    negroni.find("Shop", "tab", selected=True, focused=True)
    negroni.find("Add a store", "button")
    hands.key("Home")
    negroni.find("Ingredients", "tab", selected=True, focused=True)
    hands.key("ctrl+Page_Down")
    negroni.find("Instructions", "tab", selected=True)


def test_T14_selected_tab_stands_out(negroni, tmp_path):
    from colours import has, most_frequent
    from paint import CRANBERRY, is_edged

    negroni.resize(1280, 800)
    open_tab(negroni, "Instructions")
    hands.away()
    picture = negroni.picture(tmp_path / "tabs.png")
    boxes = {name: negroni.box(negroni.find(name, "tab")) for name in ("Ingredients", "Instructions", "Shop")}
    fills = {name: most_frequent(picture, box) for name, box in boxes.items()}
    assert fills["Ingredients"] == fills["Shop"]
    assert sum(abs(a - b) for a, b in zip(fills["Instructions"], fills["Shop"])) > 80
    # Its name is in the first colour, and those of no other tab.
    assert [name for name, box in boxes.items() if has(picture, box, CRANBERRY, 12)] == ["Instructions"]
    assert [name for name, box in boxes.items() if is_edged(picture, box, CRANBERRY)] == ["Instructions"]


def head(app, name):
    """The head of a column; GTK 4.8 has no role for it to tell."""
    def question():
        table = app.find("Ingredients", "table")
        return next((node for node in table.walk() if node.role == "filler" and node.name == name), None)

    return app.seek(question, f"the head {name}")


def test_T15_table_is_sorted_by_name_and_by_quantity_both_ways(negroni):
    open_drink(negroni, "zombie")
    # The page of the drink before goes on for a moment.
    by_name = [what for what, _ in wait_for_recipe(negroni, lambda rows: len(rows) == 9, "the recipe of a Zombie")]
    assert by_name == sorted(by_name, key=str.casefold)
    assert "ascending" in head(negroni, "Ingredient").description
    negroni.click(head(negroni, "Ingredient"))
    wait_for_recipe(negroni, lambda rows: [what for what, _ in rows] == by_name[::-1], "Z to A")
    assert "descending" in head(negroni, "Ingredient").description
    negroni.click(head(negroni, "Quantity"))
    amounts = wait_for_recipe(negroni, lambda rows: measures(rows) == sorted(measures(rows)), "the least first")
    assert "ascending" in head(negroni, "Quantity").description and not is_ordered_by(negroni, "Ingredient")
    assert len(set(measures(amounts))) > 3
    negroni.click(head(negroni, "Quantity"))
    wait_for_recipe(negroni, lambda rows: measures(rows) == sorted(measures(rows), reverse=True), "the most first")
    assert "descending" in head(negroni, "Quantity").description


def measures(rows):
    """The millilitres of rows, those without any at a dash's."""
    found = [re.match(r"([\d.]+)\s*ml", amount) for _, amount in rows]
    return [float(each[1]) if each else 0.9 for each in found]


def test_T15_arrow_shows_the_order(negroni, tmp_path):
    negroni.resize(1280, 800)
    up = arrow(negroni, "Ingredient")
    negroni.click(head(negroni, "Ingredient"))
    negroni.wait(lambda: "descending" in head(negroni, "Ingredient").description, "the other order")
    assert arrow(negroni, "Ingredient") != up
    negroni.click(head(negroni, "Quantity"))
    negroni.wait(lambda: head(negroni, "Quantity").description, "the order by quantity")
    assert arrow(negroni, "Quantity") == up


def is_ordered_by(app, name):
    """Newer GTK says of the others what a click on them would do."""
    return head(app, name).description.startswith("Sorted")


def arrow(app, name):
    """Whether the arrow in a head points up: it is wider at its foot."""
    hands.away()
    image = app.seek(
        lambda: next((node for node in head(app, name).walk() if node.role == "image"), None), f"an arrow in {name}"
    )
    part = app.look_at_rest().crop(tuple(map(round, app.box(image)))).convert("L")
    dark = [sum(part.getpixel((x, y)) < 150 for x in range(part.width)) for y in range(part.height)]
    lines = [count for count in dark if count]
    assert lines, "no arrow"
    return lines[-1] > lines[0]


def test_T16_steps_are_numbered_and_fill_the_glass(negroni):
    open_tab(negroni, "Instructions")
    steps = NEGRONI["steps"]
    rows = [node for node in negroni.find("Steps", "list").children if node.role == "list item"]
    assert [row.name for row in rows] == [
        f"Step 1 of 3: {steps[0]['text']} 30 ml Gin, 30 ml Campari, 30 ml Sweet red vermouth",
        f"Step 2 of 3: {steps[1]['text']}",
        f"Step 3 of 3: {steps[2]['text']}",
    ]
    negroni.resize(1280, 1100)
    hands.away()
    # Before a step is chosen there is the drink that one is to get.
    whole = red(negroni)
    assert whole > 800
    negroni.click(re.compile("^Step 1 of 3"), "button")
    negroni.find(re.compile("^Step 1 of 3, the current one"), "list item")
    hands.away()
    negroni.wait(lambda: 800 < red(negroni) < whole, "a glass that is filled, and has not its slice of orange yet")


def red(app):
    """How many points below the steps are as red as a Negroni."""
    x, _, right, _ = map(round, app.box(app.find("Steps", "list")))
    top = round(app.box(app.find("Mix it step by step", "button"))[3])
    picture = app.look_at_rest().convert("RGB")
    part = picture.crop((x, top, right, picture.height))
    return sum(r > 140 and g < 110 and b < 110 for r, g, b in part.getdata())


def test_T24_favourites_are_kept_and_can_be_filtered(negroni):
    negroni.click("Add to favourites", "button")
    negroni.find("Remove from favourites", "button")
    open_drink(negroni, "mojito")
    hands.key("ctrl+d")
    negroni.find("Remove from favourites", "button", within=page)
    negroni.kill9()
    negroni.start("comptoir:/drinks")
    wait_for_all(negroni)
    wait_for_card(negroni, "^Negroni, .*Favourite")
    open_filter(negroni)
    negroni.click("Only favourites", "check box")
    negroni.close_sheet()
    wait_for_cards(negroni, lambda names: names == ["Mojito", "Negroni"])


def test_T24_favourite_taken_away_comes_back_with_undo(negroni):
    hands.key("ctrl+d")
    negroni.find("Remove from favourites", "button")
    hands.key("ctrl+d")
    negroni.find("Negroni is no longer a favourite.")
    hands.key("ctrl+z")
    negroni.find("Remove from favourites", "button")


def test_T25_recipe_scales_to_the_servings(negroni):
    assert [amount for _, amount in recipe(negroni)] == ["30 ml"] * 3
    negroni.click("More", "button")
    wait_for_recipe(negroni, lambda rows: [amount for _, amount in rows] == ["60 ml"] * 3, "twice as much")
    fact(negroni, "Standard drinks", "3.9")
    negroni.click("oz", "radio button")
    wait_for_recipe(negroni, lambda rows: [amount for _, amount in rows] == ["2 oz"] * 3, "ounces")
    negroni.click("Less", "button")
    wait_for_recipe(negroni, lambda rows: [amount for _, amount in rows] == ["1 oz"] * 3, "one serving")


def test_T25_recipe_scales_below_one_serving(negroni):
    negroni.click("Less", "button")
    wait_for_recipe(negroni, lambda rows: [amount for _, amount in rows] == ["15 ml"] * 3, "half as much")
    # And up again to a whole one.
    negroni.click("More", "button")
    wait_for_recipe(negroni, lambda rows: [amount for _, amount in rows] == ["30 ml"] * 3, "one serving")
    # By typing too, and it is a half that goes into the log.
    entry = negroni.find("Servings", "spin button")
    negroni.click(entry)
    hands.key("ctrl+a")
    hands.write("2")
    hands.key("Return")
    wait_for_recipe(negroni, lambda rows: [amount for _, amount in rows] == ["60 ml"] * 3, "twice as much")
    hands.key("ctrl+a")
    hands.write("0.5")
    hands.key("Return")
    wait_for_recipe(negroni, lambda rows: [amount for _, amount in rows] == ["15 ml"] * 3, "half as much")
    negroni.find(re.compile("^Standard drinks: (1|0.97|1.0)$"), "list item")


def test_copy_as_text(negroni):
    hands.key("ctrl+shift+c")
    negroni.find("Copied")
    text = wait_until(clipboard, "text on the clipboard")
    assert text.startswith("Negroni\n") and NEGRONI["story"] in text
    assert "30 ml Gin" in text and f"1. {NEGRONI['steps'][0]['text']}" in text and "International Bartenders" in text


def test_drink_leads_to_its_fruit_and_the_fruit_to_its_drinks(negroni):
    open_drink(negroni, "mojito")
    assert ingredient("lime-juice")["fruit"] == "lime"
    negroni.click("About Lime", "button")
    negroni.find(fruit("lime")["headline"], "label")
    negroni.find("Good in these drinks", "heading")
    with_lime = {each["name"] for each in DRINKS if any("lime" in part["ingredient"] for part in each["ingredients"])}
    tiles = re.compile("^(" + "|".join(map(re.escape, sorted(with_lime))) + ")(,|$)")
    tile = negroni.find(tiles, "button").name.split(",")[0]
    negroni.click(re.compile(f"^{re.escape(tile)}(,|$)"), "button")
    negroni.find(tile, "label", within=page)
    for _ in range(2):
        hands.key("alt+Left")
    negroni.find("About Lime", "button")


def test_fruit_shows_all_its_drinks_as_cards(app):
    app.open_fruit("Lime")
    app.click(re.compile(r"^Show all \d+"), "button")
    app.find("Drinks", "button", pressed=True)
    with_lime = {each["name"] for each in DRINKS if any("lime" == ingredient(part["ingredient"]).get("fruit") for part in each["ingredients"])}
    app.wait(lambda: with_lime <= (names := all_cards(app)) and len(names) < len(DRINKS), "the drinks with lime")


def test_recipe_row_leads_to_the_fruit(negroni):
    open_drink(negroni, "pina-colada")
    negroni.click(re.compile("^Fresh Pineapple Juice, "), "button")
    negroni.find(fruit("pineapple")["headline"], "label")


def test_an_address_opens_a_drink_in_the_running_program(bartender):
    assert bartender.run("comptoir:/drink/negroni").returncode == 0
    bartender.find("Recipe", "tab list")
    bartender.find("Negroni", "label", within=page)


def test_an_unknown_drink_has_a_page_that_says_so(person):
    person.start("comptoir:/drink/unobtainium")
    person.find("We don’t have that drink")
    person.click("Show all drinks", "button")
    wait_for_all(person)
