import BenchSupport
import GTK

/// What a row shows.
struct Line: Identifiable {
    let id: Int
    var title: String
    var detail: String

    init(_ number: Int) {
        id = number
        title = "Row \(number)"
        detail = "The second line of row \(number)"
    }
}

/// A row of two lines.
@MainActor
final class LineRow: Box {
    private let title = Label()
    private let detail = Label()

    init() {
        super.init(.vertical, spacing: 2, [title, detail])
        title.textAlignment = 0
        detail.textAlignment = 0
    }

    func show(_ line: Line) {
        title.text = line.title
        detail.text = line.detail
    }
}

/// Shows a list of rows of two lines, and scrolls through all of it in so many frames.
@MainActor
final class Rows {
    private let start = now()
    private let frames: Int
    private var frame = 0
    private let window = Window()
    private let scroller: ScrolledWindow

    init(count: Int, frames: Int) {
        self.frames = frames
        let view = ListView(ArrayList((0..<count).map { Line($0) }), row: { LineRow() }, update: { $0.show($1) })
        scroller = ScrolledWindow(view)
        window.defaultSize = (600, 800)
        window.child = scroller
    }

    /// Scrolls and reports; with no frames it stays open until it is closed.
    func run() {
        var isOver = false
        window.onCloseRequest {
            isOver = true
            return false
        }
        window.present()
        if frames > 0 {
            MainLoop.run { scroller.isMapped }
            var animation: Animation?
            animation = Animation(on: scroller, duration: .seconds(600)) { [self] _ in
                guard frame < frames else { return }
                step()
                guard frame == frames else { return }
                animation?.cancel()
                MainLoop.after(.milliseconds(200)) {
                    self.report()
                    isOver = true
                }
            }
        }
        MainLoop.run { isOver }
    }

    private func step() {
        frame += 1
        let place = scroller.verticalAdjustment
        place.value = (place.upper - place.pageSize) * Double(frame) / Double(frames)
    }

    private func report() {
        print("time", processorTime().text, "wall", (now() - start).text, "resident", residentMemory().text)
    }
}
