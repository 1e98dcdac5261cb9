import GTK
import Store
import Widgets

/// A line with something that is known: its name and then what it is, or this below it where there is too little room; after
/// that are the numbers of its sources.
///
/// The names of all lines are as wide, so that what they name begins at one edge.
@MainActor
final class FactLine: CustomWidget {
    /// The width of the names, in heights of a line of text.
    private static let nameWidth = 9.0
    /// The width below which all of it begins at the start, in heights of a line of text.
    private static let leastWidth = 24.0

    private let heading: Label
    private let value: Widget
    /// What the first line of the value is written in.
    private let firstText: Widget

    /// Makes the line of a fact.
    /// - Parameter notes: the numbers of its sources in the list of them below, in brackets so that they are no figures of its own.
    init(_ fact: Fact, notes: [Int], _ formats: Formats) {
        let text = Label.wrapping(fact.value, isSelectable: true)
        let note = Label(notes.map { "[\(formats.number(Double($0)))]" }.joined())
            .styled("caption", "quiet", "tabular").layout(vertical: .start)
        note.isVisible = !notes.isEmpty
        // The number alone, as it is written, would not say of what.
        note.accessibleLabel = fact.sources.map { tr("Source: {source}", ["source": $0.title]) }.joined(separator: "; ")
        value = TextLine(text: text, [note], spacing: Space.tiny, isClose: true)
        firstText = text
        heading = FactLine.heading(fact.name)
        super.init()
        adopt(heading)
        adopt(value)
    }

    private static func heading(_ name: String) -> Label {
        Label.wrapping(name).styled("caption", "quiet", "fact-line-name")
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "fact-line"
        type.role = .group
    }

    // MARK: Layout

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = value.measured(.horizontal)
        let minimum = max(heading.measured(.horizontal).minimum, wanted.minimum)
        let natural = max(minimum, Int(lineHeight * FactLine.nameWidth) + Space.medium + wanted.natural)
        guard orientation == .vertical else { return Extent(minimum: minimum, natural: natural) }
        let frames = frames(in: size ?? natural)
        let height = Int(max(frames.name.y + frames.name.height, frames.value.y + frames.value.height))
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        let frames = frames(in: width)
        func put(_ child: Widget, _ frame: Rectangle) {
            var frame = frame
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            place(child, in: frame)
        }
        put(heading, frames.name)
        put(value, frames.value)
    }

    /// The height of a line of text, in pixels.
    private var lineHeight: Double { TextLayout("X", for: self).size.height }

    /// Returns where the value begins in a width, as seen from the start; 0 where it is below the name.
    private func indent(in width: Int) -> Int {
        let indent = Int(lineHeight * FactLine.nameWidth) + Space.medium
        let nameFits = heading.measured(.horizontal).minimum <= indent - Space.medium
        let valueFits = value.measured(.horizontal).minimum <= width - indent
        return Double(width) >= lineHeight * FactLine.leastWidth && nameFits && valueFits ? indent : 0
    }

    /// Returns where the two are in a width, as seen from the start.
    private func frames(in width: Int) -> (name: Rectangle, value: Rectangle) {
        let indent = indent(in: width)
        let valueHeight = value.measured(.vertical, for: width - indent).natural
        var second = Rectangle(x: Double(indent), width: Double(width - indent), height: Double(valueHeight))
        let nameWidth = indent > 0 ? indent - Space.medium : width
        let nameHeight = heading.measured(.vertical, for: nameWidth).natural
        var first = Rectangle(width: Double(nameWidth), height: Double(nameHeight))
        if indent > 0 {
            // The name is smaller, and both are written on one line.
            let drop = (TextLayout("X", for: firstText).baseline - TextLayout("X", for: heading).baseline).rounded()
            (first.y, second.y) = (max(0, drop), max(0, -drop))
        } else {
            second.y = first.height
        }
        return (first, second)
    }
}
