import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Coverflow on a counter", .serialized)
struct CoverflowCounterTests {
    init() { Stage.open() }

    private func make(_ count: Int = 3) -> Coverflow {
        let flow = Coverflow(
            "Servings", (0..<count).map { CoverflowCard("Glass \($0 + 1)", Box(.vertical)) },
            setting: .counter(footing: 0.9), cardSize: Size(width: 300, height: 300), showsDots: true)
        flow.selectedIndex = 1
        return flow
    }

    @Test(
        "in a wide window all stand beside each other, each with its name, those at the side further back and smaller")
    func wide() throws {
        let flow = make()
        try Stage.show(flow, width: 1000) { _ in
            #expect(Stage.wait { flow.position == 1 })
            let foot = flow.stage.center.y
            let counter = try #require(flow.ground).top
            let (left, front) = (flow.stage.bounds(of: flow.pose(of: 0)), flow.stage.bounds(of: flow.pose(of: 1)))
            #expect(abs(front.y + front.height * 0.9 - foot) < 1 && foot > counter)
            let behind = left.y + left.height * 0.9
            #expect(behind < foot - 4 && behind > counter && left.height < front.height)
            #expect(flow.names.map(\.text) == ["Glass 1", "Glass 2", "Glass 3"])
            #expect(flow.names.map(\.isMapped) == [true, true, true])
            for name in flow.names {
                let bounds = try #require(name.bounds(in: flow))
                #expect(bounds.y > foot)
            }
            #expect(flow.names.map { $0[cssClass: "front"] } == [false, true, false])
            #expect(flow.frames.map { $0[cssClass: "card"] } == [false, false, false])
        }
    }

    @Test(
        "the ring around what has the keyboard is above its name and in the picture", arguments: [360, 1000], [0, 0.3])
    func ring(width: Int, emptyTop: Double) throws {
        let flow = make()
        flow.emptyTop = emptyTop
        try Stage.show(flow, width: width) { _ in
            #expect(Stage.wait { flow.position == 1 })
            let ring = try #require(flow.frames[1].children.last?.bounds(in: flow))
            let name = try #require(flow.names[1].bounds(in: flow))
            #expect(ring.y + ring.height < name.y && ring.y + ring.height > flow.stage.center.y)
            #expect(ring.y > 0 && ring.width > 90 && ring.height > 90)
        }
    }

    @Test("in a narrow window those at the side reach its edges, and only the name in front is shown")
    func narrow() {
        let flow = make()
        Stage.show(flow, width: 360) { _ in
            #expect(Stage.wait { flow.position == 1 })
            let (left, right) = (flow.stage.bounds(of: flow.pose(of: 0)), flow.stage.bounds(of: flow.pose(of: 2)))
            #expect(left.center.x == 0 && right.center.x == Double(flow.width))
            #expect(flow.names.map(\.isMapped) == [false, true, false])
            #expect(flow.card(at: Point(x: 352, y: flow.stage.center.y - 60)) == 2)
        }
    }

    @Test("it is the lower the narrower it is, and leaves the height above that it is told to")
    func height() {
        let flow = make()
        let (wide, narrow) = (flow.measured(.vertical, for: 1000).natural, flow.measured(.vertical, for: 360).natural)
        #expect(narrow < wide)
        flow.headroom += 30
        #expect(flow.measured(.vertical, for: 1000).natural == wide + 30)
    }

    @Test(
        "where the tops of all pictures are empty they are larger and it is no higher, and each is clicked where it is seen"
    )
    func emptyTop() {
        for width in [360, 1000] {
            let (flow, plain) = (make(), make())
            flow.emptyTop = 0.3
            let height = plain.measured(.vertical, for: width).natural
            #expect(flow.measured(.vertical, for: width).natural <= height)
            Stage.show(Box(.vertical, [flow]), width: width, height: 700) { _ in
                #expect(Stage.wait { flow.position == 1 })
                let front = flow.stage.bounds(of: flow.pose(of: 1))
                #expect(front.height > 1.3 * flow.standingSide(in: width) / 1.4)
                #expect(front.y + 0.3 * front.height >= Double(flow.headroom) - 1)
                #expect(flow.wallHeight(in: width) == Int(flow.ground?.top ?? 0))
                let (spread, middle) = (flow.stage.spread ?? 0, flow.stage.center.y - 60)
                #expect(flow.card(at: Point(x: front.center.x + 0.7 * spread, y: middle)) == 2)
                #expect(flow.card(at: Point(x: front.center.x - 0.7 * spread, y: middle)) == 0)
                #expect(flow.card(at: Point(x: front.center.x, y: middle)) == 1)
            }
            // However empty, they do not outgrow the window.
            flow.emptyTop = 2
            #expect(flow.standingSide(in: width) <= 1.4 * plain.standingSide(in: width))
        }
        #expect(Coverflow("Cards").wallHeight(in: 500) == 0)
    }

    @Test("another card at the same place keeps its name's widget; one less lets it go")
    func names() {
        let flow = make()
        let (first, trace) = (flow.names[0], Trace(flow.names[2]))
        flow.cards = [CoverflowCard("Coupe", Box(.vertical)), flow.cards[1]]
        #expect(flow.names.map(\.text) == ["Coupe", "Glass 2"] && flow.names[0] === first)
        #expect(trace.isGone)
    }

    @Test("it ends with its window")
    func freed() { #expect(endsAfterShowing { make() }) }
}

@MainActor @Suite("Light on a ground")
struct GroundLightTests {
    @Test("text of the page can be read on the light of any drink, from cream to coffee: 4.5 to 1")
    func contrast() {
        let pages = [(0xFBF6EC, 0x2A1A14), (0x042D29, 0xF6EEDF)].map { (Color(hex: $0.0), Color(hex: $0.1)) }
        for (page, text) in pages {
            for step in 0..<(6 * 6 * 6) {
                let part = { (place: Int) in Double(step / place % 6) / 5 }
                let tint = Color(red: part(1), green: part(6), blue: part(36))
                let light = GroundLight(surface: page, tint: tint)
                for share in [0.1, 0.36, 0.62, 1] {
                    for color in [light.shade(share), light.deepShade(share), light.litShade(share)] {
                        #expect(text.contrast(with: color) >= 4.5, "\(tint) at \(share)")
                    }
                }
            }
        }
    }

    @Test("where more contrast is asked for, the page is plain")
    func plain() {
        let red = Color(red: 0.8, green: 0.1, blue: 0.1)
        #expect(GroundLight(surface: Color(red: 1, green: 1, blue: 1), tint: red).isPlain)
        #expect(GroundLight(surface: Color(hex: 0x00110F), tint: red).isPlain)
        for page in [0xFBF6EC, 0x042D29] as [UInt32] {
            #expect(!GroundLight(surface: Color(hex: page), tint: red).isPlain)
        }
    }
}
