import GTK
import TestSupport
import Testing
import ComptoirWidgets
import Foundation
import Widgets

/// A widget that moves, and what makes it move.
struct Mover: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> (Widget, @MainActor () -> Void)

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> (Widget, @MainActor () -> Void)) {
        testDescription = name
        self.make = make
    }

    static let all: [Mover] = [
        Mover("Banner") {
            let banner = Banner()
            return (Box(.vertical, [banner]), { banner.text = "3 entries of a pack were skipped" })
        },
        Mover("BigSteps") {
            let steps = BigSteps([StepItem("Shake it"), StepItem("Pour it, and do so slowly")])
            return (steps, { steps.step = 1 })
        },
        Mover("Coverflow") {
            let flow = Coverflow("Glasses", ["Coupe", "Flute", "Mug"].map { CoverflowCard($0, Label($0)) })
            return (flow, { flow.selectedIndex = 1 })
        },
        Mover("BigNumber") {
            let number = BigNumber("41")
            return (number, { number.text = "42" })
        },
        Mover("ColorGround") {
            let page = ColorGround(Color(red: 0.2, green: 0.4, blue: 0.3), Label("days"))
            return (page, { page.color = Color(red: 0.5, green: 0.1, blue: 0.1) })
        },
        Mover("DayPath") {
            let path = DayPath(DayPath.Days(total: 9, done: 3))
            return (path, { path.days.done = 6 })
        },
        Mover("Dial") {
            let dial = Dial(DialValue(id: "sugar", name: "Sugar", figure: "14", unit: "g", fraction: 0.15))
            return (dial, { dial.value.fraction = 0.7 })
        },
        Mover("Disclosure") {
            let disclosure = Disclosure("Sources", isExpanded: false, body: Label("Line\nLine\nLine\nLine\nLine"))
            return (Box(.vertical, [disclosure]), { disclosure.isExpanded = true })
        },
        Mover("DrinkPour") {
            let red = DrinkArt.Layer(Color(red: 0.8, green: 0.1, blue: 0.1))
            let pour = DrinkPour(DrinkArt(glass: .rocks, layers: [red]), size: 150)
            return (Box(.vertical, [pour]), { pour.progress = 1 })
        },
        Mover("NavigationView") {
            let view = NavigationView(
                root: Label("The list"), placeholder: Label("Nothing"), rootWidth: 100, splitWidth: 2000)
            return (view, { view.setPages([Label("The page")]) })
        },
        Mover("Pager") {
            let pager = Pager([Label("The first page"), Label("The second page")])
            return (pager, { pager.page = 1 })
        },
        Mover("Sheet") {
            let host = SheetHost(Label("Below"))
            return (host, { Sheet.present(Label("Content"), title: "Compare", in: host) })
        },
        Mover("Slideshow") {
            let slides = Slideshow("Counters", count: 3) { Label("The page that is number \($0)") }
            return (slides, { slides.index = 1 })
        },
        Mover("Strip") {
            let line = Box(.horizontal, (0..<9).map { Button("Thing number \($0)") })
            let strip = Strip(line)
            return (Clamp(strip, to: 300), { strip.bringIntoView(line.children[8]) })
        },
        Mover("TabView") {
            let tabs = TabView(
                "Recipe", ["one", "two"].map { id in TabPage(id: id, title: id) { Label("The page that is \(id)") } })
            return (Box(.vertical, [tabs]), { tabs.selection = "two" })
        },
        Mover("TallyLine") {
            let line = TallyLine(4, seed: 1)
            return (line, { line.days = 5 })
        },
        Mover("TallyMarks") {
            let tally = TallyMarks(4, seed: 1)
            return (tally, { tally.days = 5 })
        },
        Mover("ToastOverlay") {
            let toasts = ToastOverlay(Label("Below"))
            return (toasts, { toasts.show("Lemon removed", timeout: .seconds(30)) })
        },
    ]
}

@MainActor @Suite("Motion", .serialized)
struct MotionTests {
    init() { Stage.open() }

    /// How many different pictures follow each other after the widget was made to move.
    private func pictures(of mover: Mover) -> Int {
        let (widget, move) = mover.make()
        return Stage.show(widget) { window in
            pause(.milliseconds(60))
            guard let before = window.texture().map({ Bitmap($0) }) else { return 0 }
            var seen = [before]
            move()
            let start = ContinuousClock.now
            while ContinuousClock.now - start < .milliseconds(500) {
                pause(.milliseconds(20))
                if let next = window.texture().map({ Bitmap($0) }), next != seen.last { seen.append(next) }
            }
            return seen.count - 1
        }
    }

    @Test("toolkit row 23: where motion is reduced, everything is in its place at once", arguments: Mover.all)
    func reduced(mover: Mover) {
        ToolkitSettings.current.animationsEnabled = false
        defer { ToolkitSettings.current.animationsEnabled = true }
        #expect(pictures(of: mover) == 1)
    }

    @Test("toolkit row 23: every class that moves something is among those that are tried")
    func complete() throws {
        // Those that another class moves with, and those whose own suites have a test of this row.
        let others = [
            "GlidingCell": "Cards/CardGridTests", "PictureFlight": "Navigation/PictureFlightTests",
            "ShelfMotion": "Shelf/ShelfTests", "SkeletonPulse": "MotionTests",
            "SwipeAway": "MotionTests", "RollingFigures": "MotionTests",
        ]
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let named = Set(Mover.all.map(\.testDescription))
        for folder in ["Widgets", "ComptoirWidgets", "Map", "ServerUIRenderer"] {
            let sources = tests.appending(path: "../../Sources/\(folder)").standardized
            for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
                ?? .init()
            where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                guard text.contains(/\bAnimation\(|\.addTick\(/) else { continue }
                let name = String(file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" })
                guard !named.contains(name) else { continue }
                let suite = try #require(others[name], "\(name) moves, and nobody tries it where motion is reduced")
                let test = try String(contentsOf: tests.appending(path: "\(suite).swift"), encoding: .utf8)
                #expect(test.contains("toolkit row 23"), "\(name) in \(suite)")
            }
        }
    }

    @Test("toolkit row 23: where motion is reduced what waits stands still, and a row let go of is back at once")
    func still() {
        ToolkitSettings.current.animationsEnabled = false
        defer { ToolkitSettings.current.animationsEnabled = true }
        #expect(pictures(of: Mover("CardSkeleton") { (CardSkeleton("Waiting", cardHeight: 200), {}) }) == 0)
        #expect(pictures(of: Mover("RowSkeleton") { (RowSkeleton(rowHeight: 84, gap: 10), {}) }) == 0)
        let button = Button("smoking")
        Stage.show(Box(.vertical, [SwipeAway(button)]), width: 400) { window in
            let place = button.bounds(in: window)
            Hands.drag(button, x: 32, y: 0)
            #expect(button.bounds(in: window) == place)
        }
    }

    @Test("elsewhere it moves there", arguments: Mover.all)
    func moving(mover: Mover) {
        #expect(pictures(of: mover) > 2)
    }

    @Test("once it is there, nothing asks for frames any more", arguments: Mover.all)
    func atRest(mover: Mover) throws {
        let (widget, move) = mover.make()
        try Stage.show(widget) { window in
            pause(.milliseconds(60))
            move()
            // Later than any motion ends, and sooner than what turns by itself does.
            pause(.milliseconds(1000))
            let clock = try #require(window.frameClock)
            var frames = 0
            let counting = clock.onBegun { frames += 1 }
            defer { counting.disconnect() }
            pause(.milliseconds(200))
            #expect(frames == 0)
        }
    }

    @Test("toolkit row 11: what is let go of in the middle of its motion ends", arguments: Mover.all)
    func interrupted(mover: Mover) throws {
        var traces: [Trace] = []
        try {
            let (widget, move) = mover.make()
            try Stage.show(widget) { window in
                pause(.milliseconds(60))
                move()
                let clock = try #require(window.frameClock)
                var frames = 0
                let counting = clock.onPainted { frames += 1 }
                defer { counting.disconnect() }
                #expect(Stage.wait(.seconds(5)) { frames >= 2 })
                traces = everything(in: widget).map { Trace($0) }
            }
        }()
        #expect(Stage.wait(.seconds(10)) { traces.allSatisfy(\.isGone) })
    }
}
