internal import GTK

/// Where the parts of a `HeroBanner` are in a width, from the leading edge.
@MainActor
struct HeroBannerPlan {
    /// The space beside the words, in pixels: that of a page's text.
    static let inset = Space.page
    /// The width of the text below which the picture is above the words, in pixels.
    static let narrow = 460
    private static let (least, largest, smallest) = (300, 248, 150)
    /// The width of the text below which the buttons of a page with large text go on in a second line, and how much lower the
    /// picture is there, in pixels.
    private static let (leastForButtons, lineOfButtons) = (340, 62)
    /// How much of the dials is on the coloured part.
    private static let rise = 0.42

    private(set) var words = Rectangle(width: 0, height: 0)
    private(set) var picture = Rectangle(width: 0, height: 0)
    private(set) var dials = Rectangle(width: 0, height: 0)
    private(set) var aside = Rectangle(width: 0, height: 0)
    /// The height of the coloured part.
    private(set) var ground = 0
    private(set) var height = 0

    private let start: Int
    private let room: Int

    init(width: Int, limit: Int, top: Int, name: Widget, words: Widget, dials: DialRow, aside: Widget?) {
        room = max(0, min(width, limit) - 2 * Self.inset)
        start = (width - room) / 2
        let hasDials = !dials.values.isEmpty
        let beside = aside.map { HeroBannerPlan.fits($0, beside: dials, in: room) } ?? false
        let dialWidth = min(room, dials.measured(.horizontal).natural)
        let (side, isStacked) = dials.fit(in: dialWidth)
        // Names beside them are on the page's surface.
        let rise = isStacked ? -Space.medium : Int(Double(side) * Self.rise)
        placeHead(words, name, top: top, foot: max(0, rise) + (hasDials && !isStacked ? Space.medium : Space.large))
        height = ground
        if hasDials {
            let high = dials.measured(.vertical, for: dialWidth).natural
            self.dials = Self.frame(start, ground - rise, dialWidth, high)
            height = ground - rise + high
            clearDials(in: width)
        }
        if let aside { placeAside(aside, isBeside: beside && hasDials, dialWidth: dialWidth) }
    }

    private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rectangle {
        Rectangle(x: Double(x), y: Double(y), width: Double(max(0, width)), height: Double(max(0, height)))
    }

    private static func fits(_ aside: Widget, beside dials: DialRow, in room: Int) -> Bool {
        aside.measured(.horizontal).minimum + Space.large + dials.measured(.horizontal).natural <= room
    }

    /// The words and the picture, beside each other where there is space; otherwise the picture is above, at the end, and the
    /// name beside its lower part if it is short enough.
    private mutating func placeHead(_ words: Widget, _ name: Widget, top: Int, foot: Int) {
        let wordsLeast = words.measured(.horizontal).minimum
        let beside = min(Self.largest, room - wordsLeast - Space.medium, room * 2 / 5)
        guard room >= Self.narrow, beside >= Self.smallest else {
            let lower = TextGrowth.isLarge && room < Self.leastForButtons ? Self.lineOfButtons : 0
            let side = min(lower > 0 ? Self.smallest * 3 / 4 : Self.smallest * 9 / 10, room)
            let top = top + lower
            picture = Self.frame(start + room - side, top, side, side)
            let high = words.measured(.vertical, for: room).natural
            let isBeside = name.measured(.horizontal).natural <= room - side - Space.small
            let overlap = isBeside ? name.measured(.vertical, for: room).natural : 0
            let y = top + side + Space.small - overlap
            self.words = Self.frame(start, y, room, high)
            ground = y + high + foot
            return
        }
        let wide = room - beside - Space.medium
        let high = words.measured(.vertical, for: wide).natural
        ground = max(Self.least, top + high + foot + Space.small)
        let slack = ground - top - high - foot
        self.words = Self.frame(start, top + slack / 2, wide, high)
        let side = min(beside, ground - top + Space.tiny)
        picture = Self.frame(
            start + room - side, ground - Space.small - side - max(0, (ground - top - side) / 2), side, side)
    }

    /// Moves the picture out of the way of the dials, as far as the margin allows.
    private mutating func clearDials(in width: Int) {
        guard picture.y + picture.height > dials.y else { return }
        let free = Double(width - Space.tiny) - picture.x - picture.width
        picture.x += max(0, min(dials.x + dials.width - picture.x, free))
    }

    private mutating func placeAside(_ aside: Widget, isBeside: Bool, dialWidth: Int) {
        if isBeside {
            let wanted = aside.measured(.horizontal)
            let wide = min(wanted.natural, room - dialWidth - Space.large)
            let high = aside.measured(.vertical, for: wide).natural
            let y = ground + max(Space.small, (height - ground - high) / 2)
            self.aside = Self.frame(start + room - wide, y, wide, high)
            height = max(height, y + high)
        } else {
            let high = aside.measured(.vertical, for: room).natural
            self.aside = Self.frame(start, height + Space.medium, room, high)
            height += Space.medium + high
        }
    }
}
