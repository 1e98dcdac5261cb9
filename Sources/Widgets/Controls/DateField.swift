public import GTK

/// A control for choosing a day: a button that shows the day and opens a calendar.
///
///     let field = DateField("Bottled on") { formatted($0) }
///     field.bind(\.day) { model.day }
///     field.onChanged { [weak model] in model?.dayChosen($0) }
@MainActor
public final class DateField: CustomWidget {
    private let calendar: CalendarView
    private let button: MenuButton
    private let words: @MainActor (CalendarDay) -> String
    private let changed = HandlerList<CalendarDay>()
    private var isSetting = false

    /// Creates a field.
    /// - Parameters:
    ///   - name: what the day is, for assistive technology.
    ///   - day: the day at first; nil for none.
    ///   - words: returns a day in words.
    public init(
        _ name: String, day: CalendarDay? = nil,
        words: @escaping @MainActor (CalendarDay) -> String = { $0.description }
    ) {
        self.words = words
        self.day = day
        calendar = CalendarView(day)
        let popover = Popover(calendar)
        button = MenuButton("", popover: popover)
        super.init()
        spokenName = name
        adopt(button)
        calendar.onDaySelected { [weak self, weak popover] day in
            guard let self, !isSetting else { return }
            popover?.popDown()
            guard day != self.day else { return }
            self.day = day
            changed.send(day)
        }
        show()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "date-field"
        type.role = .group
    }

    /// What the day is, for assistive technology.
    public var spokenName = "" {
        didSet { if spokenName != oldValue { show() } }
    }

    /// The day, or nil for none. Setting it does not call `onChanged`.
    public var day: CalendarDay? {
        didSet { if day != oldValue { show() } }
    }

    /// Called with the day that the user has chosen.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (CalendarDay) -> Void) -> Connection { changed.add(handler) }

    private func show() {
        isSetting = true
        if let day, calendar.day != day { calendar.day = day }
        isSetting = false
        let text = day.map(words) ?? tr("Choose a day")
        button.label = text
        button.accessibleLabel = tr("{title}: {text}", ["title": spokenName, "text": text])
    }
}
