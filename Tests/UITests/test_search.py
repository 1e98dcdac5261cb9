"""Live search: case and accents are ignored."""

import hands


def test_search_narrows_the_list_with_every_letter(app):
    everything = app.rows
    app.search("p")
    some = app.wait_for_rows(lambda rows: rows and not set(everything) <= set(rows))
    hands.write("ea")
    app.wait_for_rows(lambda rows: not set(some) <= set(rows) and {"Pear", "Peach"} <= set(rows))
    assert all("pea" in row.lower() for row in app.rows[:2])


def test_search_ignores_case_and_accents(app):
    app.search("CHÉRIMOYA")
    app.wait_for_rows(lambda rows: rows[:1] == ["Cherimoya"])


def test_search_that_finds_nothing_offers_the_next_step(app):
    app.search("xyzzy")
    app.find("No fruit called “xyzzy”")
    app.click("Show all fruits", "button")
    app.wait_for_rows(lambda rows: len(rows) > 4)


def test_escape_empties_the_search(app):
    app.search("apple")
    app.wait_for_rows(lambda rows: rows[:1] == ["Apple"])
    hands.key("Escape")
    app.wait_for_rows(lambda rows: len(rows) > 4)
