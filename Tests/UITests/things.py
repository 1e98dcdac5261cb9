"""What is to be seen on a page: everything with a name, and where it is in the picture."""

import re

from accessibility import COMPONENT, WINDOW_COORDINATES
from gi.repository import GLib
from waiting import Gone

# Names that GTK gives where the program gives none: nobody hears them.
UNSPOKEN = re.compile(r"^(Gtk|Swift)[A-Z]")


def is_spoken(node):
    """Whether a node has a name that nothing around it has said already."""
    if not node.name or UNSPOKEN.match(node.name) or node.role == "window":
        return False
    return not (node.role in ("label", "button", "panel") and node.parent.name == node.name)


def nameless(node):
    """What the keyboard reaches and a screen reader has no word for but the name of its class."""
    return [told_of(each) for each in node.walk() if is_reached(each) and (not each.name or UNSPOKEN.match(each.name))]


def is_reached(node):
    """Whether the keyboard stops there. It passes over what scrolls, what is insensitive, and the row inside the button of
    GTK's own drop-down, which is a filler, or since 4.10 a panel in a button."""
    if not {"focusable", "sensitive"} <= set(node.states) or node.role in ("scroll pane", "filler") or not node.is_visible:
        return False
    return node.role != "panel" or all(each.role != "button" for each in node.above())


def told_of(node):
    """A node by what it stands in, and by what stands in it."""
    above = " < ".join(f"{each.role} «{each.name}»" for each in list(node.above())[:4])
    inside = ", ".join(f"{each.role} «{each.name}»" for each in node.walk() if each.name)
    return f"{node.role} «{node.name}» is reached and has no name; it stands in {above}; in it stands {inside or 'nothing'}"


def things(app):
    """Role, name and place in the picture (left, top, right, bottom) of everything in sight that has a name."""
    inset, _ = app._frame_inset()
    _, _, width, height = app.geometry
    top = app.window
    found = []
    for node in top.walk():
        if not is_spoken(node) or not node.is_visible:
            continue
        try:
            x, y, wide, high = node.extents
            box = [x, y, x + wide, y + high]
            for pane in (other for other in node.above() if other.role == "scroll pane"):
                x, y, wide, high = pane.extents
                box = [max(box[0], x), max(box[1], y), min(box[2], x + wide), min(box[3], y + high)]
            box = [max(0, box[0]), max(0, box[1]), min(width - 2 * inset, box[2]), min(height - 2 * inset, box[3])]
            if box[2] - box[0] < 12 or box[3] - box[1] < 12 or not is_shown(node, box):
                continue
        except Gone:
            continue
        found.append((node.role, node.name, [round(side + inset) for side in box]))
    return found


def is_shown(node, box):
    """Whether what is in the middle of a node's part in sight is the node or in it."""
    place = GLib.Variant("(iiu)", (round((box[0] + box[2]) / 2), round((box[1] + box[3]) / 2), WINDOW_COORDINATES))
    hit = list(node.above())[-2].call(COMPONENT, "GetAccessibleAtPoint", place)[0]
    return hit in {other.reference for other in (*node.walk(), *list(node.above())[:2])}
