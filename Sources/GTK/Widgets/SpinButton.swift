internal import CGTK

/// A field for a number, with buttons that raise and lower it (`GtkSpinButton`).
@MainActor
public final class SpinButton: Widget, Editable {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a field.
    /// - Parameters:
    ///   - value: the number at first.
    ///   - range: the lowest and the highest number.
    ///   - step: the amount that a button adds; as many decimals as it has are shown.
    public init(_ value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1) {
        super.init(Reference(adopting: gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)))
        isNumeric = true
        self.value = value
    }

    /// The number, clamped to the range (`gtk_spin_button_set_value`).
    public var value: Double {
        get { gtk_spin_button_get_value(opaque) }
        set { if newValue != value { gtk_spin_button_set_value(opaque, newValue) } }
    }

    /// The lowest and the highest number (`gtk_spin_button_set_range`).
    public var range: ClosedRange<Double> {
        get {
            var (lowest, highest) = (0.0, 0.0)
            gtk_spin_button_get_range(opaque, &lowest, &highest)
            return lowest...highest
        }
        set { gtk_spin_button_set_range(opaque, newValue.lowerBound, newValue.upperBound) }
    }

    /// Sets the amounts that a button and Page Up add (`gtk_spin_button_set_increments`).
    public func setIncrements(step: Double, page: Double) { gtk_spin_button_set_increments(opaque, step, page) }

    /// The number of decimals shown (`gtk_spin_button_set_digits`).
    public var digits: Int {
        get { Int(gtk_spin_button_get_digits(opaque)) }
        set { gtk_spin_button_set_digits(opaque, guint(newValue)) }
    }

    /// Whether only numbers can be typed (`gtk_spin_button_set_numeric`).
    public var isNumeric: Bool {
        get { gtk_spin_button_get_numeric(opaque) != 0 }
        set { gtk_spin_button_set_numeric(opaque, newValue.c) }
    }

    /// Whether the number continues at the lowest after the highest (`gtk_spin_button_set_wrap`).
    public var wraps: Bool {
        get { gtk_spin_button_get_wrap(opaque) != 0 }
        set { gtk_spin_button_set_wrap(opaque, newValue.c) }
    }

    /// Sets how the number is shown as text and how typed text is read, for example “4 cl” (`output`, `input`).
    ///
    /// The field holds the closures, which must not hold the field strongly. Call this at most once.
    /// - Parameters:
    ///   - format: returns the text for a number.
    ///   - parse: returns the number in a text, or nil to restore the last number.
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
            // After GTK_INPUT_ERROR, GTK 4.8 would use whatever number happens to be in memory.
            number?.pointee = parse(text) ?? value
            g_value_set_int(answer, 1)
        }
        g_signal_connect_closure(raw, "input", input, 0)
        text = format(value)
    }

    /// Accepts the typed text, as leaving the field does (`gtk_spin_button_update`).
    public func update() { gtk_spin_button_update(opaque) }

    /// Changes the number as the buttons do: up by a positive amount, down by a negative one (`gtk_spin_button_spin`).
    public func spin(by amount: Double) {
        gtk_spin_button_spin(opaque, amount < 0 ? GTK_SPIN_STEP_BACKWARD : GTK_SPIN_STEP_FORWARD, abs(amount))
    }

    /// Called when the number has changed (`value-changed`).
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection {
        connect("value-changed", giving: \.value, handler)
    }
}
