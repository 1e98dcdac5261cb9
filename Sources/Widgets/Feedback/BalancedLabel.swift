public import GTK

/// Centred text whose lines are about equally long: it is as narrow as the number of its lines allows.
///
/// Otherwise the last line of a short text is often one word.
///
///     BalancedLabel("Try fewer letters, or browse them all.", upTo: 42)
@MainActor
public final class BalancedLabel: CustomWidget {
    /// The label with the text, to be styled.
    public let label = Label()

    /// Creates a text.
    /// - Parameters:
    ///   - text: the text; without any, the widget is hidden.
    ///   - characters: the most characters in a line, about.
    public init(_ text: String = "", upTo characters: Int) {
        super.init()
        self.text = text
        label.wraps = true
        label.isCentered = true
        label.maximumWidthInCharacters = characters
        adopt(label)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "balanced-label"
        type.role = .group
    }

    /// The text; without any, the widget is hidden.
    public var text: String {
        get { label.text }
        set {
            label.text = newValue
            isVisible = !newValue.isEmpty
        }
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        label.measured(orientation, for: size)
    }

    public override func allocate(width: Int, height: Int) {
        let balanced = balancedWidth(in: width)
        place(
            label,
            in: Rectangle(
                x: Double((width - balanced) / 2), width: Double(balanced), height: Double(height)))
    }

    /// Returns the smallest width in which the text takes no more lines than in a wider one, in pixels.
    func balancedWidth(in width: Int) -> Int {
        func height(_ width: Int) -> Int { label.measured(.vertical, for: width).natural }
        let most = height(width)
        var (least, fitting) = (min(width, label.measured(.horizontal).minimum), width)
        while fitting - least > 1 {
            let middle = (least + fitting) / 2
            if height(middle) <= most { fitting = middle } else { least = middle }
        }
        return height(least) <= most ? least : fitting
    }
}
