import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("Day poster", .serialized)
struct DayPosterTests {
    init() { Stage.open() }

    private static func content(_ number: String, _ caption: String, _ color: Color) -> DayPosterContent {
        DayPosterContent(
            number: number, spoken: "\(number) \(caption)", caption: caption, picture: .tally(41), fraction: 0.7,
            standing: "record 60 · 19 to go", color: color)
    }

    @Test("a line of tally stands for exactly the days there are, years in words, and draws the last ones")
    func sums() {
        for days in [0, 1, 5, 41, 100, 112, 364, 365, 366, 388, 730, 3650, 3651] {
            for sum in TallyLineSum.choices(for: days) {
                #expect(sum.years * 365 + sum.told + sum.drawn == days && sum.years == days / 365)
                #expect(sum.drawn > 0 || days.isMultiple(of: 365))
            }
        }
        #expect(TallyLineSum(-3) == TallyLineSum(0))
    }

    @Test("strokes of a line can be read and lie in it, however narrow it is")
    func lines() {
        for width in [150.0, 240, 300, 456, 900] {
            for days in [0, 3, 41, 112, 364, 388, 3649] {
                let line = TallyLine(days, seed: 2)
                let layout = line.layout(in: Size(width: width, height: 42))
                #expect(layout.height >= TallyLine.heights.lowerBound, "\(days) in \(width)")
                let end = layout.start + TallyLayout.widthOfRow(layout.sum.drawn) * layout.height
                #expect(end <= width, "\(days) in \(width)")
            }
        }
        #expect(TallyLine(41).layout(in: Size(width: 456, height: 42)).sum.drawn == 41)
    }

    @Test("strokes and boxes of a card are larger in larger text, and what has no room is told in words")
    func large() {
        func height(_ scale: Double) -> (path: Int, stroke: Double) {
            let theme = Theme()
            theme.textScale = scale
            defer { theme.textScale = 1 }
            let room = Size(width: 312, height: Double(TallyLine(41).measured(.vertical).natural))
            let layout = TallyLine(41, seed: 2).layout(in: room)
            let end = layout.start + TallyLayout.widthOfRow(layout.sum.drawn) * layout.height
            #expect(end <= room.width && layout.sum.drawn > 0)
            let path = DayPath(DayPath.Days(total: 300, done: 41))
            path.isCompact = true
            return (path.measured(.vertical, for: 312).natural, layout.height)
        }
        let (usual, large) = (height(1), height(2))
        #expect(usual.path == 42 && large.path == 63)
        #expect(usual.stroke <= 28 && large.stroke >= 27 && large.stroke > usual.stroke)
    }

    @Test("posters of a width are of one height, whatever they show")
    func height() {
        let color = Color(red: 0.2, green: 0.4, blue: 0.3)
        let sheet = StyleSheet()
        sheet.load(".day-poster-caption.alone { font-size: 3em; }")
        sheet.add()
        defer { sheet.remove() }
        let short = DayPoster(Self.content("41", "days", color))
        let long = DayPoster(
            Self.content(
                "36,500", "days without a thing that has a name so long that it needs more lines than two", color))
        let empty = DayPoster(DayPosterContent(number: "", spoken: "", caption: "", color: color))
        for other in [long, empty] {
            #expect(short.measured(.vertical).natural == other.measured(.vertical).natural)
        }
        Stage.show(Box(.vertical, [long.layout(horizontal: .start)]), width: 340, height: 400) { _ in
            let height = long.height
            for label in everything(in: long).compactMap({ $0 as? Label }) where label.isMapped {
                let bounds = label.bounds(in: long)
                #expect((bounds?.y ?? -1) >= 0 && (bounds.map { $0.y + $0.height } ?? .infinity) <= Double(height))
            }
        }
    }

    @Test("a card of the page's colour stands out from it, one of another colour is of that")
    func apart() throws {
        let poster = DayPoster(Self.content("41", "days", .black))
        // Without the light that falls on it.
        poster.leastContrast = 7
        try Stage.show(Box(.vertical, [poster]), width: 400, height: 400) { _ in
            let page = try #require(everything(in: poster).compactMap { $0 as? Pigment }.first)
            let color = page.foreground
            @MainActor func shown(_ color: Color) throws -> Double {
                poster.content = Self.content("41", "days", color)
                poster.settle()
                Stage.paint(poster)
                // Beside the text.
                let picture = Bitmap(try #require(poster.texture()))
                let seen = picture[8, picture.height / 2]
                return max(abs(seen.red - color.red), abs(seen.green - color.green), abs(seen.blue - color.blue))
            }
            #expect(try shown(color) > 0.03)
            #expect(try shown(Color(red: 0.55, green: 0.1, blue: 0.1)) < 0.01)
        }
    }

    @Test("as the head of a page its colour goes to the edges, and its words keep to the page's below the buttons")
    func head() {
        let poster = DayPoster(Self.content("41", "days", Color(red: 0.2, green: 0.4, blue: 0.3)), limit: 300)
        Stage.show(Box(.vertical, [poster]), width: 700, height: 400) { _ in
            let face = everything(in: poster).first { $0 is DayPosterFace }
            let ground = everything(in: poster).first { $0 is ColorGround }
            #expect(ground?.bounds(in: poster)?.width == Double(poster.width))
            let bounds = face?.bounds(in: poster)
            #expect((bounds?.width ?? 0) <= 300 && (bounds?.y ?? 0) >= 48)
            #expect((bounds?.x ?? 0) >= 200)
            #expect(poster.groundHeight(in: poster.width) == poster.height)
        }
        #expect(endsAfterShowing { DayPoster(Self.content("41", "days", .black), limit: 300) })
    }

    @Test("a card has its words beside the figure, in narrow and in wide places, and its tally there where it is wide")
    func card() throws {
        let content = Self.content("41", "days without tabac", .black)
        for (width, isWide) in [(312, false), (480, true)] {
            let poster = DayPoster(content)
            try Stage.show(Box(.vertical, [poster.layout(horizontal: .start)]), width: width, height: 500) { _ in
                let face = try #require(everything(in: poster).first { $0 is DayPosterFace })
                let number = try #require(everything(in: poster).first { $0 is BigNumber }?.bounds(in: face))
                let words = try #require(
                    everything(in: poster).first { ($0 as? Label)?.text == content.caption }?.bounds(in: face))
                let tally = try #require(everything(in: poster).first { $0 is TallyLine }?.bounds(in: face))
                #expect(words.x >= number.x + number.width && words.y < number.y + number.height, "\(width)")
                #expect((tally.x > number.x + number.width) == isWide, "\(width)")
                let foot = try #require(everything(in: poster).first { $0 is DayProgress }?.bounds(in: face))
                #expect(max(tally.y + tally.height, number.y + number.height) <= foot.y, "\(width)")
            }
        }
        #expect(DayPoster(content).measured(.vertical).natural < 230)
    }

    @Test(
        "words too long to stand beside a card's figure have the whole width, and the figure stays large enough to read"
    )
    func longCard() throws {
        let long = "days without Donaudampfschifffahrtsgesellschaft"
        let poster = DayPoster(Self.content("41", long, .black))
        try Stage.show(Box(.vertical, [poster]), width: 312, height: 500) { _ in
            let number = try #require(everything(in: poster).first { $0 is BigNumber })
            let words = try #require(everything(in: poster).first { ($0 as? Label)?.text == long } as? Label)
            let (above, below) = try (#require(number.bounds(in: poster)), #require(words.bounds(in: poster)))
            #expect(above.y + above.height <= below.y && number.height >= 36)
        }
    }

    @Test("a flat one is lower in a narrow and in a wide place: its words, and there its tally, are beside the figure")
    func flat() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            for (width, isLower) in [(312, true), (480, false), (900, true)] {
                let content = Self.content("41", "days without tabac", .black)
                let flat = DayPoster(content, isFlat: true)
                for widget in everything(in: flat) { widget.direction = direction }
                try Stage.show(Box(.vertical, [flat]), width: width, height: 500) { _ in
                    let high = flat.measured(.vertical, for: 480).natural
                    #expect((flat.height < high - 40) == isLower, "\(width)")
                    let number = try #require(everything(in: flat).first { $0 is BigNumber }?.bounds(in: flat))
                    let words = try #require(
                        everything(in: flat).first { ($0 as? Label)?.text == content.caption }?.bounds(in: flat))
                    let tally = try #require(everything(in: flat).first { $0 is TallyLine }?.bounds(in: flat))
                    let isBeside = words.y < number.y + number.height
                    #expect(isBeside == isLower && (tally.y < number.y + number.height) == (width == 900))
                    let gap =
                        direction == .leftToRight
                        ? words.x - number.x - number.width : number.x - words.x - words.width
                    if isLower { #expect(gap >= 0) }
                }
            }
        }
    }

    @Test("a flat one has words below the figure that would be cut beside it, and makes a long figure smaller")
    func flatWithLongWords() throws {
        let long = DayPoster(
            Self.content("41", "days without a thing with a rather long name that goes on", .black), isFlat: true)
        let usual = DayPoster(Self.content("41", "days", .black), isFlat: true).measured(.vertical, for: 480)
        #expect(long.measured(.vertical, for: 312) == usual)
        let many = DayPoster(Self.content("12,345", "days without tabac", .black), isFlat: true)
        try Stage.show(Box(.vertical, [many]), width: 312, height: 500) { _ in
            let number = try #require(everything(in: many).first { $0 is BigNumber })
            let words = try #require(everything(in: many).first { ($0 as? Label)?.text == "days without tabac" })
            let (left, right) = (try #require(number.bounds(in: many)), try #require(words.bounds(in: many)))
            #expect(left.x + left.width < right.x && left.width < 140 && left.height < 72)
        }
        many.content = DayPosterContent(number: "", spoken: "", caption: "today", color: .black)
        // It has no room for the progress that it does not tell.
        let without = many.measured(.vertical, for: 312)
        #expect(without.natural < usual.natural)
        many.content = DayPosterContent(number: "", spoken: "", caption: "today", fraction: 0.5, color: .black)
        #expect(many.measured(.vertical, for: 312) == usual)
        #expect(endsAfterShowing { DayPoster(Self.content("41", "days", .black), isFlat: true) })
    }

    @Test("a flat one shows a long name whole, and is so much higher", arguments: [288, 318, 400])
    func longName(width: Int) throws {
        let name = "days without sleeping badly because of the neighbours’ dog and the building site next door"
        let (flat, usual) = (
            DayPoster(Self.content("300", name, .black), isFlat: true),
            DayPoster(Self.content("300", "days without tobacco", .black), isFlat: true)
        )
        try Stage.show(Box(.vertical, [Clamp(flat, to: width), Clamp(usual, to: width)]), width: width) { _ in
            let caption = try #require(everything(in: flat).compactMap { $0 as? Label }.first { $0.text == name })
            let text = TextLayout(name, for: caption)
            text.setWidth(Double(caption.width))
            #expect(Int(text.size.height) <= caption.height && flat.height >= usual.height)
        }
    }

    @Test("its words can be read on any colour; the figure says what is counted")
    func colours() {
        for red in stride(from: 0.0, through: 1, by: 0.25) {
            for blue in stride(from: 0.0, through: 1, by: 0.25) {
                let color = Color(red: red, green: 0.6, blue: blue)
                let poster = DayPoster(Self.content("41", "days without smoking", color))
                poster.leastContrast = 7
                let ground = everything(in: poster).compactMap { $0 as? ColorGround }.first
                #expect(ground.map { Contrast.text(on: $0.ground).contrast(with: $0.ground) } ?? 0 >= 7)
            }
        }
        let poster = DayPoster(Self.content("41", "days without smoking", .black))
        let figure = everything(in: poster).compactMap { $0 as? BigNumber }.first
        #expect(figure?.accessibleLabel == "41 days without smoking")
        poster.content = Self.content("42", "days without smoking", .white)
        #expect(figure?.accessibleLabel == "42 days without smoking" && figure?.text == "42")
    }

    @Test("the words stand beside their line, and above it where that would be too short")
    func progress() {
        let progress = DayProgress()
        (progress.fraction, progress.text) = (0.5, "record 60 · 19 to go")
        let beside = progress.measured(.vertical, for: 560).natural
        for width in [200, 480] { #expect(progress.measured(.vertical, for: width).natural > beside) }
        progress.fraction = nil
        #expect(progress.measured(.vertical, for: 200).natural == beside)
    }

    @Test("words that are to be in the middle are there above the line and where there is none, in one line too")
    func middle() throws {
        let progress = DayProgress()
        (progress.isCentered, progress.fraction, progress.text) = (true, 0.5, "30 days")
        try Stage.show(Box(.vertical, [progress]), width: 400, height: 100) { _ in
            let label = try #require(everything(in: progress).compactMap { $0 as? Label }.first)
            #expect(label.textAlignment == 0.5 && label.width == progress.width)
            progress.fraction = nil
            #expect(label.textAlignment == 0.5 && Stage.wait { label.width == progress.width })
            progress.isCentered = false
            #expect(label.textAlignment == 0)
        }
    }

    @Test("they end with their window")
    func ends() {
        #expect(endsAfterShowing { DayPoster(Self.content("41", "days", .black)) })
        #expect(endsAfterShowing { TallyLine(41) })
        #expect(endsAfterShowing { DayProgress() })
    }

    private func figures(_ number: String, _ picture: DayPosterContent.Picture) -> DayPosterContent {
        DayPosterContent(number: number, spoken: number, caption: "days", picture: picture, color: .black)
    }

    @Test(
        "today's stroke is drawn and the figure rolls, but not where the poster is that of another thing, or a first one"
    )
    func moving() throws {
        let poster = DayPoster(figures("41", .tally(41)), seed: 3)
        let tally = try #require(everything(in: poster).compactMap { $0 as? TallyLine }.first)
        let number = try #require(everything(in: poster).compactMap { $0 as? BigNumber }.first)
        Stage.show(Box(.vertical, [poster])) { _ in
            Stage.paint(poster)
            poster.content = figures("42", .tally(42))
            #expect(tally.isDrawing && number.isRolling)
            #expect(Stage.wait { !tally.isDrawing && !number.isRolling })
            poster.content = figures("43", .tally(43))
            poster.settle()
            #expect(!tally.isDrawing && !number.isRolling)
            poster.content = figures("", .none)
            Stage.paint(poster)
            poster.content = figures("44", .tally(44))
            #expect(!tally.isDrawing && !number.isRolling)
        }
    }

    @Test("a line's newest stroke is drawn from its beginning; the line is then as if it always had been there")
    func newest() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            func picture(_ line: TallyLine) throws -> Bitmap {
                Stage.paint(line)
                return Bitmap(try #require(line.texture()))
            }
            let (line, other) = (TallyLine(41, seed: 2), TallyLine(42, seed: 2))
            for each in [line, other] { each.direction = direction }
            try Stage.show(Box(.vertical, [line, other])) { _ in
                let (before, after) = (try picture(line), try picture(other))
                line.days = 42
                #expect(line.isDrawing)
                let middle = try picture(line)
                #expect(Stage.wait { !line.isDrawing })
                let end = try picture(line)
                let isBetween = middle != after
                #expect(end == after && before != after && isBetween)
                line.days = 41
                #expect(!line.isDrawing)
            }
        }
    }
}
