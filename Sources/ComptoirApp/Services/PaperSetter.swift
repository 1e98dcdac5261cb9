import GTK
import Widgets

/// Sets pages in the look of the program, from top to bottom: its name, titles, headings with a line below, and lines
/// with a box to be ticked and an amount at the end. Where there is no more room it goes on with a new page.
@MainActor
struct PaperSetter {
    private static let red = Color(hex: 0x741102)
    private static let brass = Color(hex: 0xAD824B)
    private static let ink = Color(hex: 0x2A1A14)
    private static let quiet = Color(hex: 0x6B5547)
    /// The side of a box, and the room that it takes with what is behind it, in points.
    private static let (side, indent) = (9.0, 20.0)

    private let sheet: PrintSheet
    private let isMirrored = Widget.defaultDirection == .rightToLeft
    private var y = 0.0

    /// The pages so far.
    private(set) var pages = [PrintedPage()]

    /// Begins with the program's name and a title.
    init(_ sheet: PrintSheet, title: String) {
        self.sheet = sheet
        set(AppIdentity.name, "Lobster 26", Self.red)
        set(title, "Playfair Display Bold Italic 20", Self.ink, after: 4)
        rule(Self.brass, height: 1.2)
    }

    /// A heading, with a thin line below; it does not stay behind at the foot of a page.
    mutating func heading(_ text: String) {
        y += 8
        makeRoom(60)
        set(text, "Playfair Display Bold 13", Self.red, after: 2)
        rule(Self.brass.opacity(0.6), height: 0.5)
    }

    /// Text over the whole width.
    mutating func text(_ text: String, isQuiet: Bool = false) {
        set(text, isQuiet ? "Raleway 10" : "Raleway 11", isQuiet ? Self.quiet : Self.ink, after: 4)
    }

    /// A line of a list.
    /// - Parameters:
    ///   - text: what it is.
    ///   - detail: what stands below in small letters; empty for nothing.
    ///   - amount: what stands at the end; empty for nothing.
    ///   - isTicked: whether the box before it is ticked.
    mutating func line(_ text: String, detail: String, amount: String, isTicked: Bool) {
        let end = sheet.layout(amount, font: "Raleway Medium 11")
        end.setWidth(nil)
        let width = sheet.size.width - Self.indent - (amount.isEmpty ? 0 : end.size.width + 12)
        let name = sheet.layout(text, font: "Raleway Medium 11", width: width)
        let small = sheet.layout(detail, font: "Raleway 9", width: width)
        makeRoom(name.size.height + (detail.isEmpty ? 0 : small.size.height))
        box(isTicked: isTicked, besides: name)
        add(name, x: Self.indent, width: width, Self.ink)
        if !amount.isEmpty { add(end, x: sheet.size.width - end.size.width, width: end.size.width, Self.ink) }
        y += name.size.height
        if !detail.isEmpty {
            add(small, x: Self.indent, width: width, Self.quiet)
            y += small.size.height
        }
        y += 6
    }

    /// A sum at the end, in large letters.
    mutating func total(_ text: String) {
        let sum = sheet.layout(text, font: "Playfair Display Bold 15")
        sum.setWidth(nil)
        makeRoom(sum.size.height + 12)
        y += 6
        rule(Self.brass, height: 1.2)
        add(sum, x: sheet.size.width - sum.size.width, width: sum.size.width, Self.ink)
        y += sum.size.height
    }

    private mutating func box(isTicked: Bool, besides text: TextLayout) {
        let top = y + ((text.lineHeights.first ?? 0) - Self.side) / 2
        let x = isMirrored ? sheet.size.width - Self.side : 0
        let square = Rectangle(x: x, y: top, width: Self.side, height: Self.side)
        pages[pages.count - 1].stroke(square, with: Self.brass, width: 1)
        guard isTicked else { return }
        let mark = Rectangle(x: x + 2.5, y: top + 2.5, width: Self.side - 5, height: Self.side - 5)
        pages[pages.count - 1].fill(mark, with: Self.red)
    }

    private mutating func set(_ text: String, _ font: String, _ color: Color, after room: Double = 0) {
        let layout = sheet.layout(text, font: font)
        // What is longer than a page is broken between its lines.
        for (line, height) in layout.lineHeights.enumerated() {
            makeRoom(height)
            pages[pages.count - 1].add(layout, lines: line..<line + 1, at: Point(x: 0, y: y), color: color)
            y += height
        }
        y += room
    }

    /// Adds a layout of a width that begins at a place counted from where reading begins.
    private mutating func add(_ layout: TextLayout, x: Double, width: Double, _ color: Color) {
        let x = isMirrored ? sheet.size.width - x - width : x
        pages[pages.count - 1].add(layout, at: Point(x: x, y: y), color: color)
    }

    private mutating func rule(_ color: Color, height: Double) {
        pages[pages.count - 1].fill(Rectangle(x: 0, y: y, width: sheet.size.width, height: height), with: color)
        y += height + 6
    }

    private mutating func makeRoom(_ height: Double) {
        guard y > 0, y + height > sheet.size.height else { return }
        pages.append(PrintedPage())
        y = 0
    }
}
