import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Things on a counter at the head of a page", .serialized)
struct CounterHeadTests {
    init() { Stage.open() }

    private func make(_ count: Int, _ setting: CounterHead.Setting = .cover(topInset: 50, limit: 800)) -> CounterHead {
        let head = CounterHead("Saturday", details: Label("Four of us"), setting: setting, side: 120, stride: 0.5)
        head.things = (0..<count).map { Label(String($0)) }
        return head
    }

    /// The frames of the title and of the things that are shown.
    private func parts(_ head: CounterHead) throws -> (title: Rectangle, things: [Rectangle]) {
        let title = find(.heading, in: head)?.bounds(in: head) ?? Rectangle(width: 0, height: 0)
        return (title, head.things.filter(\.isMapped).compactMap { $0.bounds(in: head) })
    }

    @Test("the things stand in a row at the trailing side, with the title beside them, and mirrored")
    func wide() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let head = make(3)
            for widget in everything(in: head) { widget.direction = direction }
            try Stage.show(Box(.vertical, [head]), width: 560, height: 300) { _ in
                let (title, things) = try parts(head)
                try #require(things.count == 3 && Set(things.map(\.y)).count == 1)
                let (first, last) = (things[0].x, things[2].x)
                #expect(abs(last - first) == 120 && (first < last) == (direction == .leftToRight))
                #expect(things.allSatisfy { abs($0.center.x - title.center.x) > title.width / 2 })
                // They end at the margin, but for what is empty at the side of the last one.
                let end = direction == .leftToRight ? Double(head.width) - last - things[2].width : last
                #expect(abs(end - (Double(Space.page) - 30)) <= 1, "\(end)")
                let foot = things[0].y + things[0].height
                #expect(foot < Double(head.height) && foot > Double(head.height) - 60)
                #expect(things.allSatisfy { $0.center.x > 0 && $0.center.x < 560 })
                #expect(title.y >= 50 && head.height == head.groundHeight(in: head.width))
            }
        }
    }

    @Test("things come closer where there is no room for all, as far as they may")
    func closest() throws {
        for (closest, shown) in [(0.5, 5), (0.3, 8)] {
            let head = CounterHead(details: Label("+8"), setting: .card, side: 60, stride: 0.5, closest: closest)
            head.things = (0..<8).map { Label(String($0)) }
            try Stage.show(Box(.vertical, [head]), width: 240, height: 200) { _ in
                let things = try parts(head).things
                #expect(things.count == shown, "\(closest)")
                let gaps = zip(things, things.dropFirst()).map { $1.x - $0.x }
                #expect(gaps.allSatisfy { $0 >= 60 * closest - 1 && $0 <= 30 }, "\(gaps)")
                #expect(things.last.map { $0.center.x + 15 <= Double(head.width) } == true)
            }
        }
    }

    @Test("one alone stands in sight of the title, and not in the far corner")
    func alone() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let head = make(1)
            for widget in everything(in: head) { widget.direction = direction }
            try Stage.show(Box(.vertical, [head]), width: 800, height: 300) { _ in
                let (title, things) = try parts(head)
                let thing = try #require(things.first)
                let end = direction == .leftToRight ? Double(head.width) - thing.center.x : thing.center.x
                #expect(end > 120 && abs(thing.center.x - title.center.x) > title.width / 2 + 60, "\(end)")
                // The light is behind it.
                let ground = try #require(everything(in: head).lazy.compactMap { $0 as? CounterGround }.first)
                #expect(abs(try #require(ground.middle) - thing.center.x) <= 1)
            }
        }
    }

    @Test("a word of the title is not broken where there is room for it, at the cost of things")
    func longWord() throws {
        let word = String(repeating: "Saturday", count: 6)
        let head = CounterHead(word, setting: .cover(topInset: 50, limit: 800), side: 60, stride: 0.5)
        head.things = (0..<8).map { Label(String($0)) }
        try Stage.show(Box(.vertical, [head]), width: 600, height: 300) { _ in
            let title = try #require(find(.heading, in: head) as? Label)
            let wide = try #require(title.widestWord)
            try #require(wide > Double(head.width / 2) && wide < Double(head.width - 120), "\(wide)")
            #expect(Double(title.width) >= wide)
            let things = try parts(head).things
            #expect(!things.isEmpty && things.count < 8)
        }
    }

    @Test("the title may change")
    func title() {
        let head = make(1)
        #expect(head.title == "Saturday")
        head.title = "Sunday"
        Stage.show(Box(.vertical, [head]), width: 800, height: 300) { _ in
            #expect((find(.heading, in: head) as? Label)?.text == "Sunday")
        }
    }

    @Test("in a narrow window they stand below the words")
    func narrow() throws {
        let head = make(2)
        try Stage.show(Box(.vertical, [head]), width: 360, height: 400) { _ in
            let (title, things) = try parts(head)
            try #require(things.count == 2)
            #expect(things.allSatisfy { $0.y >= title.y + title.height })
            #expect(abs((things[0].center.x + things[1].center.x) / 2 - 180) <= 1)
        }
    }

    @Test("as many are shown as fit, and all of them again once there is space")
    func fitting() throws {
        let head = make(12, .cover(topInset: 50, limit: 1_600))
        // In 324 pixels there is space for eight that are 40 apart.
        for (width, shown) in [(360, 8), (2_000, 12), (360, 8)] {
            let page = Box(.vertical, [head])
            try Stage.show(page, width: width, height: 400) { _ in
                let things = try parts(head).things
                #expect(things.count == shown)
                #expect(things.allSatisfy { $0.center.x > 0 && $0.center.x < Double(width) })
            }
            page.setChildren([])
        }
    }

    @Test("a card has round corners, and its things below the words only where there is no space for two beside them")
    func card() throws {
        for (width, isBeside) in [(500, true), (220, false)] {
            let head = make(4, .card)
            try Stage.show(Box(.vertical, [head]), width: width, height: 300) { _ in
                Stage.paint(head)
                let picture = Bitmap(try #require(head.texture()))
                #expect(picture[0, 0].alpha == 0 && picture[20, 20].alpha == 1)
                let (title, things) = try parts(head)
                #expect(things.count >= 2)
                #expect(things.allSatisfy { ($0.center.x > title.x + title.width) == isBeside })
                #expect(things.allSatisfy { ($0.y >= title.y + title.height) == !isBeside })
            }
        }
    }

    @Test("the light has the colour of the things, and is that of straw without one")
    func light() throws {
        let head = make(0)
        try Stage.show(Box(.vertical, [head]), width: 700, height: 300) { _ in
            @MainActor func wall() throws -> Color {
                Stage.paint(head)
                return Bitmap(try #require(head.texture()))[20, 20]
            }
            let straw = try wall()
            head.tint = Color(red: 0.1, green: 0.2, blue: 0.8)
            let blue = try wall()
            #expect(blue.blue > straw.blue && blue.red < straw.red)
            head.tint = nil
            #expect(try wall() == straw)
        }
    }

    @Test("a thing is made for each value, and kept while there is one for it; there is an end to how many")
    func values() throws {
        let head = make(0)
        func stand(_ texts: [String]) -> [Label] {
            head.stand(texts, make: { Label() }, fill: { $0.text = $1 })
            return head.things.compactMap { $0 as? Label }
        }
        let two = stand(["a", "b"])
        let three = stand(["c", "d", "e"])
        #expect(three.map(\.text) == ["c", "d", "e"] && three.prefix(2).elementsEqual(two, by: ===))
        #expect(stand(["f"]).map(\.text) == ["f"])
        #expect(stand(Array(repeating: "", count: 99)).count == CounterHead.most)
    }

    @Test("it ends with its window, and so do things that no longer stand on it")
    func freed() {
        #expect(endsAfterShowing { make(5) })
        let head = make(0)
        #expect(
            endsAfterShowing {
                let thing = Label("gone")
                head.things = [thing]
                head.things = []
                return thing
            })
    }
}
