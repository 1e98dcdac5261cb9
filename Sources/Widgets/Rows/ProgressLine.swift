public import GTK

/// A line that shows the progress of something: its name, its progress in words, and a bar.
@MainActor
public final class ProgressLine: Box {
    private let labelLabel = Label().styled("field-caption")
    private let detailLabel = Label().styled("caption", "quiet")
    private let bar = ProgressBar()

    /// Creates a line without progress.
    public init() {
        super.init(.vertical, spacing: Space.tiny)
        for label in [labelLabel, detailLabel] { label.wraps = true }
        labelLabel.textAlignment = 0
        append(SplitLine(labelLabel, detailLabel))
        append(bar)
    }

    /// What is in progress.
    public var label: String {
        get { labelLabel.text }
        set {
            labelLabel.text = newValue
            bar.accessibleLabel = newValue
        }
    }

    /// The progress in words.
    public var detail: String {
        get { detailLabel.text }
        set {
            detailLabel.text = newValue
            tell()
        }
    }

    /// The progress, from 0 to 1.
    public var fraction: Double {
        get { bar.fraction }
        set {
            bar.fraction = min(1, max(0, newValue))
            tell()
        }
    }

    /// Sets the value in words again, because the bar replaces it by a percentage each time it moves.
    private func tell() {
        if !detail.isEmpty { bar.setAccessibleValue(detail) }
    }
}
