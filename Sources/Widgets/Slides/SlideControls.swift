internal import GTK

/// The controls of a slide show: a button on either side, dots or a counter, and a button to pause.
@MainActor
final class SlideControls {
    let previous: Button
    let next: Button
    let hold: Button
    let dots: PageDots
    let count = Label().styled("tabular")
    private(set) var usesDots = true

    init(name: String, pageName: @escaping @MainActor (Int, Int) -> String) {
        previous = SlideControls.arrow("comptoir-back-symbolic", named: tr("Previous"))
        next = SlideControls.arrow("comptoir-forward-symbolic", named: tr("Next"))
        hold = Button(icon: "comptoir-pause-symbolic", named: tr("Stop moving on"))
        dots = PageDots(0, label: name, name: pageName)
        for button in [previous, next, hold] {
            button.styled("flat", "round")
            // A click with the mouse leaves the keyboard focus where it is.
            button[Property<Bool>("focus-on-click")] = false
        }
    }

    /// Makes a button at the side of a page, which is seen across it.
    private static func arrow(_ icon: String, named name: String) -> Button {
        let button = Button(child: Image(sign: icon, size: 24))
        button.accessibleLabel = name
        button.tooltip = name
        return button
    }

    /// In the order in which Tab reaches them after the page.
    var afterPage: [Widget] { [next, dots, count, hold] }

    var all: [Widget] { [previous] + afterPage }

    func show(index: Int, of pages: Int, words: String) {
        // More dots than that never fit.
        dots.count = min(pages, 40)
        if pages <= 40 { dots.page = index }
        count.text = words
    }

    func show(isHeld: Bool) {
        let name = isHeld ? tr("Move on by itself") : tr("Stop moving on")
        hold.icon = isHeld ? "comptoir-play-symbolic" : "comptoir-pause-symbolic"
        hold.tooltip = name
        hold.accessibleLabel = name
    }

    // MARK: Layout

    /// The height of the line below the page, in pixels.
    var lineHeight: Int {
        ([dots, count, hold, next].map { $0.measured(.vertical).natural }.max() ?? 0) + 2 * Space.tiny
    }

    /// Returns the space on either side of the page, in pixels; 0 if the buttons are in the line below.
    func gutter(in width: Int) -> Int {
        width < Breakpoint.narrow ? 0 : next.measured(.horizontal).natural + 2 * Space.small
    }

    var leastWidth: Int {
        [previous, next, hold].map { $0.measured(.horizontal).natural }.reduce(0, +)
            + count.measured(.horizontal).natural + 4 * Space.tiny
    }

    /// Places everything.
    /// - Parameters:
    ///   - owner: the parent of the controls.
    ///   - pages: the number of pages.
    ///   - place: places a widget, in coordinates that run in the reading direction.
    func layOut(in owner: CustomWidget, pages: Int, width: Int, height: Int, place: (Widget, Rectangle) -> Void) {
        func size(_ widget: Widget) -> Size {
            Size(
                width: Double(widget.measured(.horizontal).natural), height: Double(widget.measured(.vertical).natural))
        }
        let (gutter, line) = (gutter(in: width), Double(lineHeight))
        let button = size(next)
        let ends = gutter == 0 ? 2 * (button.width + Double(Space.tiny)) : 0
        let hold = self.hold.isVisible ? size(self.hold) : Size(width: 0, height: 0)
        // The dots are centred under the page, so there must be space for the button on both sides.
        usesDots = pages <= 40 && size(dots).width + 2 * (hold.width + Double(Space.small)) + ends <= Double(width)
        owner.setShown(dots, usesDots)
        owner.setShown(count, !usesDots)
        let middle = usesDots ? dots : count
        let (middleSize, lineTop) = (size(middle), Double(height) - line)
        let left = ((Double(width) - middleSize.width) / 2).rounded()
        func inLine(_ size: Size, at x: Double) -> Rectangle {
            Rectangle(
                x: x, y: lineTop + ((line - size.height) / 2).rounded(), width: size.width, height: size.height)
        }
        place(middle, inLine(middleSize, at: left))
        if self.hold.isVisible { place(self.hold, inLine(hold, at: left + middleSize.width + Double(Space.small))) }
        let x = Double(gutter == 0 ? Space.tiny : Space.small)
        var (first, last) = (inLine(button, at: x), inLine(button, at: Double(width) - x - button.width))
        if gutter > 0 {
            let y = ((lineTop - button.height) / 2).rounded()
            (first.y, last.y) = (y, y)
        }
        place(previous, first)
        place(next, last)
    }
}
