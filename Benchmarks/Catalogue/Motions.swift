import BenchSupport
import ComptoirApp
import ComptoirWidgets
import Foundation
import GTK
import Store
import Widgets

/// What moves in the program, in a window of 1280 × 800: how many frames it has, and how long one takes.
@MainActor
enum Motions {
    /// Prints a line for each.
    /// - Parameter folder: where the frames are saved as pictures, which takes longer than the frames; nil for nowhere.
    static func measure(folder: String?) async throws {
        let fruits = try await MeasuredPage.section(ofDrinks: false)
        try await fruits.page.catalogue.refresh()
        try await run(of: fruits, rows: FruitSummary.self, "lemon", as: "picture", folder)
        let drinks = try await MeasuredPage.section(ofDrinks: true)
        try await run(of: drinks, rows: DrinkSummary.self, "aviation", as: "glass", folder)
        pour(folder)
        days(folder)
        try await bottles(folder)
    }

    private static func run<Row>(
        of section: (page: MeasuredPage, open: @MainActor (String) -> Void, back: @MainActor () -> Void),
        rows: Row.Type, _ id: String, as name: String, _ folder: String?
    ) async throws {
        let shown = Shown(section.page.view)
        let list: ItemsView<Row> = try shown.content.first()
        MainLoop.run { list.source.count > 0 }
        // The page is known from a first time.
        section.open(id)
        shown.probe.settle(for: .seconds(1))
        section.back()
        shown.probe.settle(for: .seconds(1))
        shown.measure("\(name)-grows", folder) { section.open(id) }
        shown.measure("\(name)-shrinks", folder) { section.back() }
        shown.close()
    }

    private static func pour(_ folder: String?) {
        let layers = [0xE8A33C, 0xF6E27A, 0xC2183A].map { DrinkArt.Layer(Color(hex: $0), opacity: 0.5) }
        let art = DrinkArt(glass: .highball, layers: layers, ice: .cubes, hasBubbles: true)
        let pour = DrinkPour(art, size: 180, least: 84)
        let steps = BigSteps(
            ["Pour the juice.", "Fill up.", "Let the syrup sink."].map { StepItem($0) }, picture: pour)
        steps.onStepChanged { pour.progress = art.progress(ofLayers: $0 + 1) }
        let shown = Shown(Box(.vertical, [steps.layout(expand: [.horizontal, .vertical])]))
        shown.measure("pour", folder) {
            steps.step = 1
            pour.progress = 0.66
        }
        shown.close()
    }

    private static func days(_ folder: String?) {
        let (number, tally) = (BigNumber("363"), TallyMarks(363, seed: 3))
        let face = Box(
            .vertical, spacing: Space.large, [number.layout(expand: [.horizontal, .vertical]), tally]
        ).layout(expand: [.horizontal, .vertical], margins: 24)
        let shown = Shown(ColorGround(ColorOption.palette[0].color, face))
        shown.measure("figures", folder) { number.text = "364" }
        shown.measure("stroke", folder) { tally.days = 364 }
        shown.measure("figures-and-stroke", folder) {
            number.text = "365"
            tally.days = 365
        }
        shown.close()
    }

    private static func bottles(_ folder: String?) async throws {
        try await BottleShelf.fill()
        let page = try await MeasuredPage.bar()
        let shown = Shown(page.view)
        let shelf: Shelf = try page.view.first()
        MainLoop.run { !shelf.groups.isEmpty && !shelf.groups[0].bottles.isEmpty }
        shown.probe.settle(for: .seconds(2))
        let groups = shelf.groups
        var fewer = groups
        fewer[0].bottles.remove(at: 2)
        shown.measure("bottle-goes", folder) { shelf.show(fewer) }
        shown.measure("bottle-comes", folder) { shelf.show(groups) }
        shown.close()
    }
}

/// A window with what moves.
@MainActor
private final class Shown {
    let content: Widget
    let probe: FrameProbe
    private let window = Window()

    init(_ content: Widget) {
        self.content = content
        probe = FrameProbe(content)
        window.defaultSize = (1280, 800)
        window.child = probe
        window.present()
        probe.settle(for: .seconds(1))
    }

    func close() { window.destroy() }

    /// Prints how long the frames of a motion took, from their beginning until they are painted, as processor time, and how
    /// often they came by the clock on the wall.
    func measure(_ name: String, _ folder: String?, _ move: () -> Void) {
        guard let clock = probe.frameClock else { return }
        var times: [(work: Double, at: Moment)] = []
        var began: Double?
        var pictures: [Texture?] = []
        let beginning = clock.onBegun { began = processorTime() }
        let painting = clock.onPainted { [self] in
            guard let start = began else { return }
            began = nil
            times.append((processorTime() - start, .now))
            // Not each, as what is awaited would have no turn.
            if folder != nil, times.count % 3 == 0, times.count < 30 { pictures.append(window.texture()) }
        }
        let start = Moment.now
        move()
        probe.settle(for: .milliseconds(500))
        beginning.disconnect()
        painting.disconnect()
        if let folder {
            for (number, picture) in pictures.enumerated() {
                picture?.savePNG(path: "\(folder)/\(name)-\(number).png")
            }
        }
        let work = times.map(\.work)
        let gaps = zip(times, times.dropFirst()).map { ($1.at - $0.at).wall }
        print(
            name, "frames", times.count, "median", work.median.text, "worst", work.worst.text, "gap", gaps.median.text,
            "gap-worst", gaps.worst.text, "first", times.first.map { ($0.at - start).wall.text } ?? "-")
    }
}
