internal import CGTK

/// An indicator that spins during work of unknown length (`GtkSpinner`).
@MainActor
public final class Spinner: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a spinner.
    public init(isSpinning: Bool = true) {
        super.init(Reference(adopting: gtk_spinner_new()))
        self.isSpinning = isSpinning
    }

    /// Whether the spinner is spinning (`gtk_spinner_set_spinning`).
    public var isSpinning: Bool {
        get { gtk_spinner_get_spinning(opaque) != 0 }
        set { gtk_spinner_set_spinning(opaque, newValue.c) }
    }
}

/// A bar that shows the progress of some work (`GtkProgressBar`).
@MainActor
public final class ProgressBar: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a bar.
    public init(_ fraction: Double = 0) {
        super.init(Reference(adopting: gtk_progress_bar_new()))
        self.fraction = fraction
    }

    /// The completed fraction, clamped to the range from 0 to 1 (`gtk_progress_bar_set_fraction`).
    public var fraction: Double {
        get { gtk_progress_bar_get_fraction(opaque) }
        set { gtk_progress_bar_set_fraction(opaque, min(1, max(0, newValue))) }
    }

    /// The text beside the bar; nil for none (`gtk_progress_bar_set_text`, `gtk_progress_bar_set_show_text`).
    public var text: String? {
        get { gtk_progress_bar_get_show_text(opaque) == 0 ? nil : string(gtk_progress_bar_get_text(opaque)) }
        set {
            gtk_progress_bar_set_text(opaque, newValue)
            gtk_progress_bar_set_show_text(opaque, (newValue != nil).c)
        }
    }

    /// Indicates activity when the remaining amount is not known (`gtk_progress_bar_pulse`).
    public func pulse() { gtk_progress_bar_pulse(opaque) }
}

/// A bar that shows how full something is (`GtkLevelBar`).
@MainActor
public final class LevelBar: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a bar.
    /// - Parameters:
    ///   - value: the level, within `range`.
    ///   - range: the values from empty to full, 0 or more.
    ///   - isDiscrete: whether the bar is drawn in whole steps.
    public init(_ value: Double = 0, in range: ClosedRange<Double> = 0...1, isDiscrete: Bool = false) {
        require(range.lowerBound >= 0, "a level bar's range starts at 0 or above, found \(range.lowerBound)")
        super.init(Reference(adopting: gtk_level_bar_new_for_interval(range.lowerBound, range.upperBound)))
        gtk_level_bar_set_mode(opaque, isDiscrete ? GTK_LEVEL_BAR_MODE_DISCRETE : GTK_LEVEL_BAR_MODE_CONTINUOUS)
        self.value = value
    }

    /// The values from empty to full (`gtk_level_bar_set_min_value`, `gtk_level_bar_set_max_value`).
    public var range: ClosedRange<Double> {
        get { gtk_level_bar_get_min_value(opaque)...gtk_level_bar_get_max_value(opaque) }
        set {
            gtk_level_bar_set_min_value(opaque, newValue.lowerBound)
            gtk_level_bar_set_max_value(opaque, newValue.upperBound)
        }
    }

    /// The level, clamped to the range (`gtk_level_bar_set_value`).
    public var value: Double {
        get { gtk_level_bar_get_value(opaque) }
        set { gtk_level_bar_set_value(opaque, min(range.upperBound, max(range.lowerBound, newValue))) }
    }

    /// Sets the value up to which the bar has a CSS class of its own, such as `low`; nil removes the class
    /// (`gtk_level_bar_add_offset_value`).
    public func setOffset(_ name: String, upTo value: Double?) {
        if let value {
            gtk_level_bar_add_offset_value(opaque, name, value)
        } else {
            gtk_level_bar_remove_offset_value(opaque, name)
        }
    }
}
