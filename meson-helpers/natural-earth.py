#!/usr/bin/env python3
"""natural-earth.py SOURCES OUTPUT : makes Resources/map/world.map from the shapefiles of Natural Earth.

SOURCES is a folder with the files that Resources/map/README.md names. What is made has three levels of detail; in
each, land, lakes and borders are cut into the squares of a grid, so that a tile of the map is drawn from one square
alone. The same sources always give the same bytes.
"""
import math
import pathlib
import struct
import sys

# ---- Reading shapefiles (ESRI Shapefile Technical Description, 1998) and the dBase tables beside them.


def shapes(path):
    """The parts of each record of a shapefile: lists of (longitude, latitude)."""
    data = path.read_bytes()
    position = 100
    while position < len(data):
        length = struct.unpack_from(">i", data, position + 4)[0] * 2
        start = position + 8
        kind = struct.unpack_from("<i", data, start)[0]
        if kind == 0:
            yield []
        elif kind == 1:
            yield [[struct.unpack_from("<2d", data, start + 4)]]
        elif kind in (3, 5):
            parts, points = struct.unpack_from("<2i", data, start + 36)
            starts = list(struct.unpack_from(f"<{parts}i", data, start + 44)) + [points]
            flat = struct.unpack_from(f"<{points * 2}d", data, start + 44 + parts * 4)
            pairs = list(zip(flat[::2], flat[1::2]))
            yield [pairs[a:b] for a, b in zip(starts, starts[1:])]
        else:
            raise SystemExit(f"{path}: shapes of kind {kind} are not read")
        position = start + length


def table(path):
    """The rows of a dBase table as dictionaries of text, names in small letters."""
    data = path.read_bytes()
    count, head, length = struct.unpack_from("<IHH", data, 4)
    fields, position = [], 32
    while data[position] != 0x0D:
        fields.append((data[position:position + 11].split(b"\0")[0].decode().lower(), data[position + 16]))
        position += 32
    rows = []
    for index in range(count):
        start, row = head + index * length + 1, {}
        for name, width in fields:
            raw = data[start:start + width].strip(b" \0")
            try:
                row[name] = raw.decode("utf-8")
            except UnicodeDecodeError:
                row[name] = raw.decode("cp1252")
            start += width
        rows.append(row)
    return rows


# ---- Geometry, in the square of the Mercator projection: x and y from 0 to 1, y downwards.

EDGE = 85.0511287798066


def projected(point):
    longitude, latitude = point
    latitude = min(EDGE, max(-EDGE, latitude))
    radians = math.radians(latitude)
    return ((longitude + 180) / 360, (1 - math.asinh(math.tan(radians)) / math.pi) / 2)


def simplified(points, tolerance):
    """Leaves out points that lie nearer than `tolerance` to the line without them (Douglas and Peucker 1973)."""
    if len(points) < 3:
        return points
    kept = bytearray(len(points))
    kept[0] = kept[-1] = 1
    waiting = [(0, len(points) - 1)]
    square = tolerance * tolerance
    while waiting:
        first, last = waiting.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        worst, found = square, -1
        for index in range(first + 1, last):
            px, py = points[index]
            px -= ax
            py -= ay
            if length:
                along = min(1, max(0, (px * dx + py * dy) / length))
                px -= along * dx
                py -= along * dy
            distance = px * px + py * py
            if distance > worst:
                worst, found = distance, index
        if found > 0:
            kept[found] = 1
            waiting += [(first, found), (found, last)]
    return [point for point, keep in zip(points, kept) if keep]


def area(ring):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))) / 2


def cut_ring(ring, axis, limit, below):
    """The part of a ring on one side of a line across `axis` (Sutherland and Hodgman 1974)."""
    result = []
    previous = ring[-1]
    was_in = (previous[axis] <= limit) == below
    for point in ring:
        is_in = (point[axis] <= limit) == below
        if is_in != was_in:
            share = (limit - previous[axis]) / (point[axis] - previous[axis])
            crossing = [0, 0]
            crossing[axis] = limit
            crossing[1 - axis] = previous[1 - axis] + share * (point[1 - axis] - previous[1 - axis])
            result.append(tuple(crossing))
        if is_in:
            result.append(point)
        previous, was_in = point, is_in
    return [result] if len(result) > 2 else []


def cut_line(line, axis, limit, below):
    """The parts of a line on one side of a line across `axis`."""
    result, current = [], []
    previous = None
    for point in line:
        is_in = (point[axis] <= limit) == below
        if previous is not None and is_in != ((previous[axis] <= limit) == below):
            share = (limit - previous[axis]) / (point[axis] - previous[axis])
            crossing = [0, 0]
            crossing[axis] = limit
            crossing[1 - axis] = previous[1 - axis] + share * (point[1 - axis] - previous[1 - axis])
            current.append(tuple(crossing))
            if not is_in:
                result.append(current)
                current = []
        if is_in:
            current.append(point)
        previous = point
    if len(current) > 1:
        result.append(current)
    return [part for part in result if len(part) > 1]


def squares(parts, cut, zoom, margin, x=0, y=0, depth=0):
    """Sorts parts into the squares of the grid of `zoom`, each with a margin, as {(x, y): parts}."""
    if not parts:
        return {}
    if depth == zoom:
        return {(x, y): parts}
    found = {}
    side = 2.0 ** -(depth + 1)
    for dx in (0, 1):
        column = x * 2 + dx
        halves = [piece for part in parts for piece in kept(part, cut, 0, column * side, side, margin)]
        for dy in (0, 1):
            row = y * 2 + dy
            quarter = [piece for part in halves for piece in kept(part, cut, 1, row * side, side, margin)]
            found |= squares(quarter, cut, zoom, margin, column, row, depth + 1)
    return found


def kept(part, cut, axis, start, side, margin):
    """What of a part lies between two lines across `axis`, `margin` outside of a square's sides."""
    low, high = start - margin, start + side + margin
    least, most = min(p[axis] for p in part), max(p[axis] for p in part)
    if most < low or least > high:
        return []
    pieces = [part]
    if least < low:
        pieces = [piece for old in pieces for piece in cut(old, axis, low, False)]
    if most > high:
        pieces = [piece for old in pieces for piece in cut(old, axis, high, True)]
    return pieces


# ---- Writing: whole numbers of as many bytes as they need, the differences of neighbours.


def number(value):
    result = bytearray()
    while value > 127:
        result.append(value & 127 | 128)
        value >>= 7
    result.append(value)
    return bytes(result)


def signed(value):
    return number(value * 2 if value >= 0 else -value * 2 - 1)


def text(value):
    raw = value.encode()
    return number(len(raw)) + raw


# How many steps a square has along each side.
STEPS = 8192


def lines(parts, zoom, x, y, least):
    """Parts of one square: how many, and of each how many points and how far each lies from the one before."""
    written = []
    for part in parts:
        points = []
        for px, py in part:
            point = (round((px * 2 ** zoom - x) * STEPS), round((py * 2 ** zoom - y) * STEPS))
            if not points or point != points[-1]:
                points.append(point)
        if least == 3 and len(points) > 1 and points[0] == points[-1]:
            points.pop()
        if len(points) < least:
            continue
        data, before = number(len(points)), (0, 0)
        for point in points:
            data += signed(point[0] - before[0]) + signed(point[1] - before[1])
            before = point
        written.append(bytes(data))
    return number(len(written)) + b"".join(written)


def level(zoom, finest, land, lakes, borders):
    """One level of detail: its grid, and the land, lakes and borders of each square that has any."""
    # Half a pixel at the largest scale that the level is drawn at; a margin that hides the strokes at the cut.
    pixel = 1 / (256 * 2 ** finest)
    margin = 2.0 ** -zoom / 32

    def prepared(rings, smallest):
        for ring in rings:
            ring = [projected(point) for point in ring]
            if area(ring) >= smallest * pixel * pixel:
                yield simplified(ring, pixel * 0.45)

    grid = [
        squares([ring for ring in prepared(land, 0.6) if len(ring) > 3], cut_ring, zoom, margin),
        squares([ring for ring in prepared(lakes, 8) if len(ring) > 3], cut_ring, zoom, margin),
        squares([simplified([projected(p) for p in line], pixel * 0.45) for line in borders], cut_line, zoom, margin),
    ]
    places = sorted(set().union(*grid))
    result = number(zoom) + number(len(places))
    bodies = []
    for x, y in places:
        body = b"".join(
            lines(kind.get((x, y), []), zoom, x, y, least) for kind, least in zip(grid, (3, 3, 2)))
        bodies.append(body)
        result += number(x) + number(y) + number(len(body))
    return result + b"".join(bodies)


# ---- Names.


def degrees(value):
    """Ten thousandths of a degree, which is eleven metres."""
    return signed(round(value * 10000))


LANGUAGES = [
    "ar", "bn", "de", "el", "en", "es", "fa", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "nl", "pl", "pt", "ru",
    "sv", "tr", "uk", "ur", "vi", "zh", "zht",
]


def countries(rows):
    rows = sorted(rows, key=lambda row: (float(row["min_label"]), row["name_en"]))
    result = number(len(LANGUAGES)) + b"".join(text(language) for language in LANGUAGES) + number(len(rows))
    for row in rows:
        result += degrees(float(row["label_y"])) + degrees(float(row["label_x"]))
        result += number(round(float(row["min_label"]) * 10)) + number(round(float(row["max_label"]) * 10))
        plain = row["name_en"]
        # What is the same as in English is left out.
        names = [row.get(f"name_{language}", "") for language in LANGUAGES]
        result += b"".join(
            text("" if name == plain and language != "en" else name) for language, name in zip(LANGUAGES, names))
    return result


def cities(rows, points):
    found = []
    for row, parts in zip(rows, points):
        longitude, latitude = parts[0][0]
        is_capital = float(row["adm0cap"] or 0) > 0
        found.append((int(float(row["scalerank"])), -int(float(row["pop_max"])), row["name"], latitude, longitude, is_capital))
    found.sort()
    result = number(len(found))
    for rank, people, name, latitude, longitude, is_capital in found:
        result += degrees(latitude) + degrees(longitude) + number(rank * 2 + is_capital) + text(name)
    return result


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    folder = pathlib.Path(sys.argv[1])

    def parts(name):
        return [part for record in shapes(folder / (name + ".shp")) for part in record]

    lakes = parts("ne_10m_lakes")
    data = b"CMAP\x01"
    data += number(3)
    for zoom, finest, scale in ((0, 2, "110m"), (3, 5, "50m"), (6, 9, "10m")):
        made = level(
            zoom, finest, parts(f"ne_{scale}_land"), lakes, parts(f"ne_{scale}_admin_0_boundary_lines_land"))
        print(f"{scale}: {len(made)} bytes")
        data += made
    data += countries(table(folder / "ne_110m_admin_0_countries.dbf"))
    name = "ne_10m_populated_places_simple"
    data += cities(table(folder / (name + ".dbf")), list(shapes(folder / (name + ".shp"))))
    pathlib.Path(sys.argv[2]).write_bytes(data)
    print(f"{sys.argv[2]}: {len(data)} bytes")


if __name__ == "__main__":
    main()
