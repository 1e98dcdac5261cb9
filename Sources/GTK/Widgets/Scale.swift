internal import CGTK

/// A slider to choose a number with (`GtkScale`).
@MainActor
public final class Scale: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a slider.
    /// - Parameters:
    ///   - value: at first.
    ///   - range: from the lowest to the highest.
    ///   - step: what an arrow key adds, more than 0; Page Up adds ten times as much.
    ///   - orientation: lying or standing.
    public init(
        _ value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0.1,
        orientation: Orientation = .horizontal
    ) {
        precondition(step > 0, "a scale's step is more than 0, found \(step)")
        super.init(
            Reference(adopting: gtk_scale_new_with_range(orientation.gtk, range.lowerBound, range.upperBound, step)))
        self.value = value
    }

    private var scale: UnsafeMutablePointer<GtkScale> { raw.assumingMemoryBound(to: GtkScale.self) }
    private var slider: UnsafeMutablePointer<GtkRange> { raw.assumingMemoryBound(to: GtkRange.self) }

    /// The number; what lies outside the range is cut (`gtk_range_set_value`).
    public var value: Double {
        get { gtk_range_get_value(slider) }
        set { gtk_range_set_value(slider, newValue) }
    }

    /// From the lowest to the highest (`gtk_range_set_range`).
    public var range: ClosedRange<Double> {
        get {
            let adjustment = gtk_range_get_adjustment(slider)
            return gtk_adjustment_get_lower(adjustment)...gtk_adjustment_get_upper(adjustment)
        }
        set { gtk_range_set_range(slider, newValue.lowerBound, newValue.upperBound) }
    }

    /// What an arrow key adds, and what Page Up adds (`gtk_range_set_increments`).
    public func setIncrements(step: Double, page: Double) { gtk_range_set_increments(slider, step, page) }

    /// How many decimals are shown, and to how many the number is rounded (`gtk_scale_set_digits`).
    public var digits: Int {
        get { Int(gtk_scale_get_digits(scale)) }
        set { gtk_scale_set_digits(scale, Int32(newValue)) }
    }

    /// Whether the number is shown (`gtk_scale_set_draw_value`).
    public var showsValue: Bool {
        get { gtk_scale_get_draw_value(scale) != 0 }
        set { gtk_scale_set_draw_value(scale, newValue.c) }
    }

    /// Words the number that is shown; nil for plain digits (`gtk_scale_set_format_value_func`).
    ///
    /// The closure is held by the slider and must not hold it strongly.
    public func setFormat(_ format: (@MainActor (Double) -> String)?) {
        guard let format else { return gtk_scale_set_format_value_func(scale, nil, nil, nil) }
        gtk_scale_set_format_value_func(
            scale,
            { _, value, data in
                g_strdup(onMainActor(data) { Carried<@MainActor (Double) -> String>.value($0)?(value) ?? "" })
            }, Carried.retained(format), releaseCarried)
    }

    /// Puts a mark beside the slider (`gtk_scale_add_mark`).
    /// - Parameter label: Pango markup.
    public func addMark(at value: Double, _ side: Side = .bottom, label: String? = nil) {
        gtk_scale_add_mark(scale, value, GtkPositionType(rawValue: side.rawValue), label)
    }

    /// Takes all marks away (`gtk_scale_clear_marks`).
    public func removeMarks() { gtk_scale_clear_marks(scale) }

    /// Called when the number changed (`value-changed`).
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection {
        connect("value-changed", giving: \.value, handler)
    }
}
