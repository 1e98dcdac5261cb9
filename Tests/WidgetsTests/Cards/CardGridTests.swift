import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Cards in a grid", .serialized)
struct CardGridTests {
    init() { Stage.open() }

    private func make(_ count: Int, opened: @escaping @MainActor (Int) -> Void = { _ in }) -> CardGrid<Int> {
        let list = PagedList<Int, Int> { Array($0) }
        list.keys = ContiguousArray(0..<count)
        let grid = CardGrid("Drinks", list, label: { "Drink \($0)" }) {
            ArtCard(Box(.vertical))
        } update: { card, number in
            card.show(
                CardContent(title: "Drink \(number)", details: "easy", rating: number.isMultiple(of: 2) ? 3 : nil))
        }
        grid.onActivate { index, _ in opened(index) }
        return grid
    }

    private func cards(in grid: CardGrid<Int>) -> [ArtCard<Box>] {
        everything(in: grid).compactMap { $0 as? ArtCard<Box> }
    }

    @Test("two columns where it is narrow, more where it is wide", arguments: [(360, 2), (500, 2), (680, 3), (900, 4)])
    func columns(width: Int, count: Int) {
        let grid = make(40)
        Stage.show(grid, width: width, height: 500) { _ in
            #expect(grid.columns == count)
            let tops = Set(
                cards(in: grid).filter { $0.title == "Drink 0" || $0.isMapped }.compactMap { $0.bounds(in: grid)?.y })
            #expect(!tops.isEmpty)
            let firstRow = cards(in: grid).filter { $0.bounds(in: grid)?.y == tops.min() }
            #expect(firstRow.count == count)
            #expect(grid.measured(.horizontal).minimum <= 340)
        }
    }

    @Test("in text twice as large, one column where it is narrow", arguments: [(360, 1), (540, 2)])
    func largeText(width: Int, count: Int) {
        let sheet = StyleSheet("card-grid-view { font-size: 200%; }")
        sheet.add()
        defer { sheet.remove() }
        let grid = make(40)
        Stage.show(grid, width: width, height: 500) { window in
            #expect(Stage.wait { grid.columns == count } && window.width == width)
        }
    }

    @Test("in text three times as large, cards are wider, so that their words have room")
    func veryLargeText() {
        let sheet = StyleSheet("card-grid-view { font-size: 300%; }")
        sheet.add()
        defer { sheet.remove() }
        let grid = make(40)
        Stage.show(grid, width: 1_100, height: 500) { _ in
            #expect(Stage.wait { grid.columns > 1 && grid.columns < 5 })
            let least = Int(6 * TextLayout("X", for: grid).size.height)
            #expect(least > 216 && grid.columns == 1_100 / least)
        }
    }

    @Test("a hundred thousand cards cost those in sight; the arrow keys go among them and Enter opens one")
    func many() {
        var opened: [Int] = []
        let grid = make(100_000) { opened.append($0) }
        Stage.show(grid, width: 700, height: 600) { window in
            Hands.focus(window)
            #expect(cards(in: grid).count < 400)
            grid.view.scroll(to: 0, focusing: true)
            Hands.type("Right", "Down", "Return")
            #expect(Stage.wait { opened == [4] })
            grid.view.scroll(to: 99_999, focusing: true)
            #expect(Stage.wait { cards(in: grid).contains { $0.title == "Drink 99999" } })
            #expect(cards(in: grid).count < 400)
        }
    }

    @Test(
        "toolkit row 23: what stays in sight glides to its place; at once where motion is reduced",
        arguments: [true, false])
    func glide(isAnimated: Bool) throws {
        let list = PagedList<Int, Int> { Array($0) }
        list.keys = ContiguousArray(0..<40)
        let grid = CardGrid("Drinks", list, id: { $0 }, label: { "Drink \($0)" }) {
            ArtCard(Box(.vertical))
        } update: { card, number in
            card.show(CardContent(title: "Drink \(number)", details: "easy"))
        }
        let settings = ToolkitSettings.current
        let before = settings.animationsEnabled
        settings.animationsEnabled = isAnimated
        defer { settings.animationsEnabled = before }
        func place() -> Point? {
            let bounds = cards(in: grid).first { $0.title == "Drink 3" && $0.isMapped }?.bounds(in: grid)
            return bounds.map { Point(x: $0.x, y: $0.y) }
        }
        try Stage.show(grid, width: 360, height: 700) { _ in
            #expect(Stage.wait { place() != nil })
            let start = try #require(place())
            var seen: [Point] = []
            let connection = grid.frameClock?.onLaidOut { if let place = place() { seen.append(place) } }
            grid.glide { list.keys = ContiguousArray(stride(from: 1, to: 40, by: 2)) }
            // From the second row's right to the first row's: 1, 3.
            #expect(Stage.wait { seen.last.map { $0.y < start.y - 100 && $0.x == start.x } ?? false })
            pause(.milliseconds(400))
            connection?.disconnect()
            let end = try #require(place())
            let between = Set(seen.map(\.y)).filter { $0 < start.y - 1 && $0 > end.y + 1 }
            #expect(between.isEmpty != isAnimated)
            #expect(cards(in: grid).filter(\.isMapped).allSatisfy { $0.opacity == 1 })
        }
    }

    @Test("a card's click opens it; the grid names each card for assistive technology")
    func click() throws {
        var opened: [Int] = []
        let grid = make(6) { opened.append($0) }
        try Stage.show(grid, width: 500, height: 500) { window in
            Hands.focus(window)
            let card = try #require(cards(in: grid).first { $0.title == "Drink 1" })
            Hands.click(card)
            #expect(Stage.wait { opened == [1] })
            #expect(grid.view.accessibleLabel == "Drinks")
            #expect(grid.view.row(at: 1)?.accessibleLabel == "Drink 1")
        }
    }

    @Test("another entry in a card draws it, and lays nothing out anew")
    func cheap() {
        let card = ArtCard(Box(.vertical))
        var isMeasured = 0
        let probe = MeasureProbe { isMeasured += 1 }
        card.show(CardContent(title: "Negroni", details: "easy · Gin", rating: 4.5, mark: CardMark("2 missing")))
        Stage.show(Box(.vertical, [card, probe])) { window in
            Stage.paint(card)
            isMeasured = 0
            let height = card.height
            card.show(
                CardContent(
                    title: "A name that is much too long for any card there is, whatever its width",
                    details: "advanced", mark: CardMark("can make", isGood: true), isFavourite: true))
            Stage.paint(window)
            #expect(isMeasured == 0 && card.height == height)
            #expect(card.measured(.vertical).natural == height)
        }
    }

    @Test("the disc of a card is lit in the colour of what it shows, or plain")
    func tint() throws {
        let card = ArtCard(Box(.vertical))
        /// The disc below its middle, where no picture is.
        func disc() throws -> Color {
            Stage.paint(card)
            let picture = Bitmap(try #require(card.children.first?.texture()))
            return picture[picture.width / 2, picture.height * 7 / 8]
        }
        try Stage.show(Box(.vertical, [card.layout(horizontal: .start)]), width: 400) { _ in
            let plain = try disc()
            card.tint = Color(red: 1, green: 0, blue: 0)
            let red = try disc()
            #expect(red.red - red.blue > plain.red - plain.blue + 0.1, "\(red), \(plain)")
            card.tint = Color(red: 0, green: 0, blue: 1)
            let blue = try disc()
            #expect(blue.blue > red.blue + 0.1, "\(blue), \(red)")
            card.tint = nil
            let last = try disc()
            #expect(last == plain)
        }
    }

    @Test("a card's parts keep to their places, mirrored from right to left")
    func places() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let art = Box(.vertical)
            let card = ArtCard(art)
            card.direction = direction
            for child in everything(in: card) { child.direction = direction }
            card.show(CardContent(title: "Negroni", rating: 3, mark: CardMark("can make"), isFavourite: true))
            try Stage.show(Box(.vertical, [card.layout(horizontal: .start)]), width: 400) { _ in
                let heart = try #require(card.children.last?.bounds(in: card))
                let disc = try #require(card.children.first?.bounds(in: card))
                let picture = try #require(art.bounds(in: card))
                #expect(picture.width == picture.height && abs(picture.center.x - disc.center.x) <= 1)
                #expect(abs(picture.width - disc.width - 12) <= 1)
                #expect((heart.center.x < picture.center.x) == (direction == .leftToRight))
            }
        }
    }

    @Test("how things stand is a line at the foot, below all details; cards without it are lower by that")
    func mark() throws {
        let card = ArtCard(Box(.vertical))
        card.show(CardContent(title: "Negroni", details: "Easy", furtherDetails: "Built · Rocks glass"))
        let before = card.measured(.vertical).natural
        card.show(
            CardContent(
                title: "Negroni", details: "Easy", furtherDetails: "Built · Rocks glass", mark: CardMark("3 missing")))
        try Stage.show(Box(.vertical, [card.layout(horizontal: .start)]), width: 400) { _ in
            let lines = everything(in: card).compactMap { $0 as? FixedLine }
            let (mark, further) = (
                try #require(lines.first { $0.text == "3 missing" }),
                try #require(lines.first { $0.text.hasPrefix("Built") })
            )
            #expect(card.measured(.vertical).natural == before + mark.height && mark.height > 8)
            let (foot, above) = (try #require(mark.bounds(in: card)), try #require(further.bounds(in: card)))
            #expect(
                foot.y >= above.y + above.height && foot.x == above.x && foot.y + foot.height <= Double(card.height))
            #expect(!mark[cssClass: "good"])
            card.show(CardContent(title: "Negroni", mark: CardMark("Can make", isGood: true)))
            #expect(mark[cssClass: "good"])
        }
    }

    @Test("a title that one line has no room for is whole in two that are smaller, above all details")
    func longTitle() throws {
        let card = ArtCard(Box(.vertical))
        let titles = ["Negroni", "Virgin Strawberry Daiquiri of the old house"]
        try Stage.show(Box(.vertical, [card.layout(horizontal: .start)]), width: 400) { _ in
            for (title, isLong) in zip(titles, [false, true]) {
                card.show(CardContent(title: title, details: "Easy", furtherDetails: "Built · Rocks glass"))
                Stage.paint(card)
                @MainActor func line(_ text: String) -> FixedLine? {
                    everything(in: card).compactMap { $0 as? FixedLine }.first { $0.text == text }
                }
                let (name, easy) = (try #require(line(title)), try #require(line("Easy")))
                let further = try #require(line("Built · Rocks glass"))
                #expect(name.isTooWide(for: name.width) == isLong && further.isMapped)
                #expect(name.lines == (isLong ? 2 : 1) && name.height <= 2 * name.lineHeight)
                #expect(name.shownHeight(in: name.width) <= name.height)
                let (above, below) = (try #require(name.bounds(in: card)), try #require(easy.bounds(in: card)))
                let last = try #require(further.bounds(in: card))
                #expect(below.y == above.y + above.height && last.y == below.y + below.height)
                #expect(last.height >= Double(further.lineHeight) && last.y + last.height <= Double(card.height))
            }
        }
    }

    @Test("details that one line has no room for are whole in two where the title leaves one, else smaller")
    func longDetails() throws {
        let card = ArtCard(Box(.vertical))
        try Stage.show(Box(.vertical, [Clamp(card, to: 132)]), width: 132) { _ in
            let long = "Built in the glass · Flute"
            for (title, isBroken) in [("Kir", true), ("Virgin Strawberry Daiquiri", false)] {
                card.show(CardContent(title: title, details: "Easy", furtherDetails: long, mark: CardMark("2 missing")))
                Stage.paint(card)
                let lines = everything(in: card).compactMap { $0 as? FixedLine }
                let further = try #require(lines.first { $0.text == long })
                #expect(further.isTooWide(for: further.width) && further.lines == (isBroken ? 2 : 1))
                #expect(further.isWhole != isBroken && further.shownHeight(in: further.width) <= further.height)
                let mark = try #require(lines.first { $0.text == "2 missing" }?.bounds(in: card))
                let place = try #require(further.bounds(in: card))
                #expect(place.y + place.height <= mark.y)
            }
        }
    }

    @Test("cards and their grid end with their window")
    func freed() {
        #expect(endsAfterShowing { ArtCard(Box(.vertical)) })
        #expect(endsAfterShowing { make(100) })
    }
}

extension ArtCard {
    fileprivate var title: String { content.title }
}

/// Tells when the widgets around it are measured anew.
private final class MeasureProbe: CustomWidget {
    private let measured: @MainActor () -> Void

    init(_ measured: @escaping @MainActor () -> Void) {
        self.measured = measured
        super.init()
    }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        measured()
        return Extent(minimum: 12, natural: 12)
    }
}
