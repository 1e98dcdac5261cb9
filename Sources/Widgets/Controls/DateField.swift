public import GTK

/// A day to choose: a button that says which, and opens a calendar.
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

    /// Makes a field.
    /// - Parameters:
    ///   - name: what the day is; assistive technology is told so.
    ///   - day: nil for none yet.
    ///   - words: a day in words.
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

    /// What the day is.
    public var spokenName = "" {
        didSet { if spokenName != oldValue { show() } }
    }

    /// The day; nil for none yet. Setting it does not call `onChanged`.
    public var day: CalendarDay? {
        didSet { if day != oldValue { show() } }
    }

    /// Called with the day that the person chose.
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
