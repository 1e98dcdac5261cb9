internal import CGTK

/// A slider for choosing a number (`GtkScale`).
@MainActor
public final class Scale: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a slider.
    /// - Parameters:
    ///   - value: the number at first.
    ///   - range: the lowest and the highest number.
    ///   - step: the amount that an arrow key adds, more than 0; Page Up adds ten times as much.
    ///   - orientation: the direction of the slider.
    public init(
        _ value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0.1,
        orientation: Orientation = .horizontal
    ) {
        require(step > 0, "a scale's step is more than 0, found \(step)")
        super.init(
            Reference(adopting: gtk_scale_new_with_range(orientation.gtk, range.lowerBound, range.upperBound, step)))
        self.value = value
    }

    private var scale: UnsafeMutablePointer<GtkScale> { raw.assumingMemoryBound(to: GtkScale.self) }
    private var slider: UnsafeMutablePointer<GtkRange> { raw.assumingMemoryBound(to: GtkRange.self) }

    /// The number, clamped to the range (`gtk_range_set_value`).
    public var value: Double {
        get { gtk_range_get_value(slider) }
        set { gtk_range_set_value(slider, newValue) }
    }

    /// The lowest and the highest number (`gtk_range_set_range`).
    public var range: ClosedRange<Double> {
        get {
            let adjustment = gtk_range_get_adjustment(slider)
            return gtk_adjustment_get_lower(adjustment)...gtk_adjustment_get_upper(adjustment)
        }
        set { gtk_range_set_range(slider, newValue.lowerBound, newValue.upperBound) }
    }

    /// Sets the amounts that an arrow key and Page Up add (`gtk_range_set_increments`).
    public func setIncrements(step: Double, page: Double) { gtk_range_set_increments(slider, step, page) }

    /// The number of decimals shown, to which the number is also rounded (`gtk_scale_set_digits`).
    public var digits: Int {
        get { Int(gtk_scale_get_digits(scale)) }
        set { gtk_scale_set_digits(scale, Int32(newValue)) }
    }

    /// Whether the number is shown (`gtk_scale_set_draw_value`).
    public var showsValue: Bool {
        get { gtk_scale_get_draw_value(scale) != 0 }
        set { gtk_scale_set_draw_value(scale, newValue.c) }
    }

    /// Sets how the number is shown as text; nil for plain digits (`gtk_scale_set_format_value_func`).
    ///
    /// The slider holds the closure, which must not hold the slider strongly.
    public func setFormat(_ format: (@MainActor (Double) -> String)?) {
        guard let format else { return gtk_scale_set_format_value_func(scale, nil, nil, nil) }
        gtk_scale_set_format_value_func(
            scale,
            { _, value, data in
                g_strdup(onMainActor(data) { Carried<@MainActor (Double) -> String>.value($0)?(value) ?? "" })
            }, Carried.retained(format), releaseCarried)
    }

    /// Adds a mark beside the slider (`gtk_scale_add_mark`).
    /// - Parameter label: the text of the mark, in Pango markup.
    public func addMark(at value: Double, _ side: Side = .bottom, label: String? = nil) {
        gtk_scale_add_mark(scale, value, GtkPositionType(rawValue: side.rawValue), label)
    }

    /// Removes all marks (`gtk_scale_clear_marks`).
    public func removeMarks() { gtk_scale_clear_marks(scale) }

    /// Called when the number has changed (`value-changed`).
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection {
        connect("value-changed", giving: \.value, handler)
    }
}
