"""What every page is set and painted in (T19, T20)."""

import colorsys
import re

import hands
from colours import has, most_frequent, near, rgb
from things import is_spoken
from waiting import Gone

LIGHT, CRANBERRY, MIDNIGHT = rgb("#FBF6EC"), rgb("#741102"), rgb("#042D29")

# The first colour, that of what counts, and that of the ground.
COLOURS = {
    "light": (CRANBERRY, rgb("#2F5D43"), LIGHT),
    "dark": (rgb("#B78C56"), rgb("#8FBF9F"), MIDNIGHT),
}
SHEETS = {"preferences", "shortcuts", "filter", "about", "problems"}


def check_paint(app, page, theme):
    """Looks at a page of the tour, in a window of 1280×800."""
    primary, accent, ground = COLOURS[theme]
    check_faces(app, page)
    # Under a sheet nothing of the page has its own colour.
    if page not in SHEETS | {"checkout"}:
        check_colours(app, page, primary, ground)
    if page == "counter-history":
        counted = app.box(app.find("Days in the calendar", "panel"))
        assert has(app.look(), counted, accent, 6, at_least=200), f"the days on {page}"
    if page == "preferences":
        picture = app.look_at_rest()
        boxes = {name: app.box(app.find(name, "radio button")) for name in ("Light", "Dark")}
        marked = [name for name, box in boxes.items() if is_edged(picture, box, primary)]
        assert marked == [theme.capitalize()], f"the theme on {page}: {marked}"


def check_faces(app, page):
    """The brand alone is in Lobster, headings are in Playfair Display, everything else is in Raleway."""
    wrong = []
    for node in app.window.walk():
        if node.role not in ("label", "heading") or not is_spoken(node) or not node.is_visible:
            continue
        try:
            family = font(node)["family-name"]
        except (Gone, KeyError):
            continue  # What draws its figures itself says nothing of its type.
        brand, heading = node.name == "Comptoir", node.role == "heading"
        wanted = ("Lobster",) if brand else ("Playfair Display",) if heading else ("Raleway", "Playfair Display")
        if not any(name in family for name in wanted):
            wrong.append((node, family))
    assert not wrong, f"on {page}: {wrong}"


def check_colours(app, page, primary, ground):
    """The brand and the chosen section are in the first colour, and what lies behind is the theme's."""
    hands.away()
    picture = app.look_at_rest()
    if page == "welcome":
        button = app.find("Come in", "button")
        assert near(most_frequent(picture, app.box(button)), primary), f"the button on {page}"
    elif page != "card":
        brand = next(node for node in app.all("Comptoir", "label"))
        assert has(picture, app.box(brand), primary, 12), f"the brand on {page}"
        chosen = app.find(re.compile("^(Discover|Fruits|Drinks|My bar|Shop|Days)$"), "button", pressed=True)
        assert near(hue(most_frequent(picture, app.box(chosen))), hue(primary), 8), f"the section on {page}"
    if page not in ("days", "card"):
        # Cards and pictures may cover most of it.
        assert has(picture, (230, 60, 1270, 790), ground, 3, at_least=20_000), f"the ground on {page}"


def is_edged(picture, box, colour):
    """Whether what is chosen of several has its edge in a colour. The box is that of its words, within the padding; one side of
    the edge is near to that of its neighbour."""
    left, top, right, bottom = box
    return has(picture, (left - 10, top - 5, right + 10, bottom + 5), colour, 12, at_least=100)


def font(node):
    """What a label's text is set in."""
    return node.call("org.a11y.atspi.Text", "GetDefaultAttributes")[0]


def italic(node):
    return font(node).get("style") == "italic"


def hue(colour):
    """A colour's place in the circle of colours, in degrees."""
    return (round(colorsys.rgb_to_hsv(*(part / 255 for part in colour))[0] * 360),)
