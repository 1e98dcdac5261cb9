import BenchSupport
import GTK

/// Scrolls through a list and looks for the frame that took longest.
@MainActor
enum Scroll {
    static func measure(count: Int, frames: Int) {
        let scroller = ScrolledWindow(
            ListView(ArrayList((0..<count).map { Line($0) }), row: { LineRow() }, update: { $0.show($1) }))
        let probe = FrameProbe.shown(scroller, width: 600, height: 800)
        probe.settle()

        // From the change at the beginning of a frame until the frame is painted: new rows are made and bound,
        // laid out and drawn. What the frame clock waits between frames is left out.
        var times: [Moment] = []
        var (began, frame): (Moment?, Int) = (nil, 0)
        probe.onFrame = { if let began { times.append(probe.painted - began) } }
        let animation = Animation(on: scroller, duration: .seconds(600)) { _ in
            began = .now
            frame += 1
            let place = scroller.verticalAdjustment
            place.value = (place.upper - place.pageSize) * Double(frame) / Double(frames)
        }
        MainLoop.run { frame >= frames }
        animation.cancel()
        let work = times.map(\.processor)
        print("median", work.median.text, "worst", work.worst.text, "worst-wall", times.map(\.wall).worst.text)
    }
}
