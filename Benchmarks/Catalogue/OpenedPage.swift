import BenchSupport
import GTK

/// A page that is opened in a window while that is measured.
@MainActor
struct OpenedPage<Part: Widget> {
    /// What the page is opened for: a list, or the first of its rows.
    let part: Part
    let probe: FrameProbe
    /// From asking for the page to the frame with what it is opened for.
    let time: Moment
    /// The memory that it took, with what came by itself after that frame.
    let memory: Double

    /// Opens a page.
    /// - Parameters:
    ///   - type: of the part, the first of which counts; it is looked for until it is there, and no longer.
    ///   - width: of the window, in pixels; it is 800 high.
    ///   - isFilled: whether the part has what the page is opened for.
    init(
        for type: Part.Type, width: Int, _ open: () -> Widget, isFilled: (Part) -> Bool = { _ in true }
    ) {
        let room = Box(.vertical)
        probe = FrameProbe.shown(room, width: width, height: 800)
        probe.settle()
        let before = residentMemory()
        var page: Widget?
        var part: Part?
        func isThere() -> Bool {
            if part == nil { part = page?.descendants.lazy.compactMap { $0 as? Part }.first }
            return part.map(isFilled) ?? false
        }
        time = probe.paint(until: isThere) {
            let opened = open()
            page = opened
            room.append(opened.layout(expand: [.horizontal, .vertical]))
        }
        probe.settle(for: .milliseconds(500))
        memory = residentMemory() - before
        guard let part else { preconditionFailure("the page has no \(type)") }
        self.part = part
    }
}
