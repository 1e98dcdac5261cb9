public import GTK

/// How far something is: what, how far in words, and a bar.
@MainActor
public final class ProgressLine: Box {
    private let labelLabel = Label().styled("field-caption")
    private let detailLabel = Label().styled("caption", "quiet")
    private let bar = ProgressBar()

    /// Makes a line at its beginning.
    public init() {
        super.init(.vertical, spacing: Space.tiny)
        for label in [labelLabel, detailLabel] { label.wraps = true }
        labelLabel.textAlignment = 0
        append(SplitLine(labelLabel, detailLabel))
        append(bar)
    }

    /// What it measures.
    public var label: String {
        get { labelLabel.text }
        set {
            labelLabel.text = newValue
            bar.accessibleLabel = newValue
        }
    }

    /// How far it is, in words.
    public var detail: String {
        get { detailLabel.text }
        set {
            detailLabel.text = newValue
            tell()
        }
    }

    /// How far it is, 0 to 1.
    public var fraction: Double {
        get { bar.fraction }
        set {
            bar.fraction = min(1, max(0, newValue))
            tell()
        }
    }

    /// The bar says its percentage by itself each time that it moves.
    private func tell() {
        if !detail.isEmpty { bar.setAccessibleValue(detail) }
    }
}
