internal import CGTK

/// A field for a number, with buttons to raise and lower it (`GtkSpinButton`).
@MainActor
public final class SpinButton: Widget, Editable {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a field.
    /// - Parameters:
    ///   - value: at first.
    ///   - range: from the lowest to the highest.
    ///   - step: what a button adds; its decimals are shown.
    public init(_ value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1) {
        super.init(Reference(adopting: gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)))
        isNumeric = true
        self.value = value
    }

    /// The number; what lies outside the range is cut (`gtk_spin_button_set_value`).
    public var value: Double {
        get { gtk_spin_button_get_value(opaque) }
        set { if newValue != value { gtk_spin_button_set_value(opaque, newValue) } }
    }

    /// From the lowest to the highest (`gtk_spin_button_set_range`).
    public var range: ClosedRange<Double> {
        get {
            var (lowest, highest) = (0.0, 0.0)
            gtk_spin_button_get_range(opaque, &lowest, &highest)
            return lowest...highest
        }
        set { gtk_spin_button_set_range(opaque, newValue.lowerBound, newValue.upperBound) }
    }

    /// What a button adds, and what Page Up adds (`gtk_spin_button_set_increments`).
    public func setIncrements(step: Double, page: Double) { gtk_spin_button_set_increments(opaque, step, page) }

    /// How many decimals are shown (`gtk_spin_button_set_digits`).
    public var digits: Int {
        get { Int(gtk_spin_button_get_digits(opaque)) }
        set { gtk_spin_button_set_digits(opaque, guint(newValue)) }
    }

    /// Whether only figures can be typed (`gtk_spin_button_set_numeric`).
    public var isNumeric: Bool {
        get { gtk_spin_button_get_numeric(opaque) != 0 }
        set { gtk_spin_button_set_numeric(opaque, newValue.c) }
    }

    /// Whether the highest is followed by the lowest (`gtk_spin_button_set_wrap`).
    public var wraps: Bool {
        get { gtk_spin_button_get_wrap(opaque) != 0 }
        set { gtk_spin_button_set_wrap(opaque, newValue.c) }
    }

    /// Words the number and reads what was typed, such as "4 cl" (`output`, `input`).
    ///
    /// The closures are held by the field and must not hold it strongly. Set once.
    /// - Parameters:
    ///   - format: the text for a number.
    ///   - parse: the number in a text, or nil, upon which the last number comes back.
    public func setFormat(
        _ format: @escaping @MainActor (Double) -> String, parse: @escaping @MainActor (String) -> Double?
    ) {
        isNumeric = false
        connect(asking: "output") { [weak self] () -> Bool in
            guard let self else { return false }
            text = format(gtk_adjustment_get_value(gtk_spin_button_get_adjustment(opaque)))
            return true
        }
        let input = Handler.closure { [weak self] parameters, answer in
            guard let self, let answer else { return }
            let number = g_value_get_pointer(parameters + 1)?.assumingMemoryBound(to: Double.self)
            // After GTK_INPUT_ERROR GTK 4.8 would take whatever number happens to be in memory.
            number?.pointee = parse(text) ?? value
            g_value_set_int(answer, 1)
        }
        g_signal_connect_closure(raw, "input", input, 0)
        text = format(value)
    }

    /// Takes over what was typed, as leaving the field does (`gtk_spin_button_update`).
    public func update() { gtk_spin_button_update(opaque) }

    /// Raises or lowers the number as the buttons do, by `step` or so many (`gtk_spin_button_spin`).
    public func spin(by amount: Double) {
        gtk_spin_button_spin(opaque, amount < 0 ? GTK_SPIN_STEP_BACKWARD : GTK_SPIN_STEP_FORWARD, abs(amount))
    }

    /// Called when the number changed (`value-changed`).
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection {
        connect("value-changed", giving: \.value, handler)
    }
}
