package import GTK

/// A name or a title that is never cut: it wraps between words, and where its longest word does not fit into a line, all of it
/// is set smaller, down to half; only then is the word broken.
///
/// For running text, whose letters are all of one size, a wrapping `Label` is enough; `FixedLine` is for the cells of long lists.
///
///     let name = FittingLabel().styled("hero-name")
///     name.text = "Blackcurrant"
@MainActor
package final class FittingLabel: CustomWidget {
    /// The label with the text, for its role and its alignment.
    package let label = Label()

    /// Creates a title.
    package init(_ text: String = "") {
        super.init()
        label.text = text
        label.wraps = true
        label.textAlignment = 0
        adopt(label)
    }

    package override class func define(_ type: TypeDefinition) {
        type.cssName = "fitting-label"
        type.role = .group
    }

    /// The text.
    package var text: String {
        get { label.text }
        set { label.text = newValue }
    }

    /// Makes the text a heading of a level for assistive technology.
    @discardableResult
    package func heading(_ level: Int) -> Self {
        label.role = .heading
        label.setAccessibleLevel(level)
        return self
    }

    /// Shows a text, or hides the title if the text is empty.
    func show(_ text: String) {
        self.text = text
        isVisible = !text.isEmpty
    }

    // MARK: Layout

    /// How much smaller than its font the text may be.
    private static let least = 0.5

    /// Returns the factor by which the text is set smaller in a width, 1 if it is not.
    func scale(in width: Int) -> Double {
        guard width > 0, let widest = label.widestWord, widest > Double(width) else { return 1 }
        return max(FittingLabel.least, Double(width) / widest)
    }

    package override var requestMode: RequestMode { .heightForWidth }

    package override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard orientation == .vertical, let size else { return label.measured(orientation) }
        let scale = scale(in: size)
        let height = Double(label.measured(.vertical, for: room(in: size, scale)).natural) * scale
        return Extent(minimum: Int(height.rounded(.up)), natural: Int(height.rounded(.up)))
    }

    package override func allocate(width: Int, height: Int) {
        let scale = scale(in: width)
        let room = Double(room(in: width, scale))
        place(label, in: Rectangle(width: room, height: (Double(height) / scale).rounded(.down)), scale: scale)
    }

    /// Returns the width that a label has, which is then drawn by a factor smaller.
    private func room(in width: Int, _ scale: Double) -> Int { Int((Double(width) / scale).rounded()) }
}
