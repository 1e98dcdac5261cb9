internal import CGTK

/// A question that has to be answered before the window can be used again.
///
/// It is a window of our own in every version of GTK: `GtkAlertDialog` came with 4.10, cannot mark an irreversible
/// choice, and in 4.18 frees its window twice when the window manager closes it.
///
///     let alert = Alert("Empty the cart?", detail: "It holds 12 packs.", choices: [.destructive("_Empty")])
///     if await alert.choose(in: window) == 0 { model.emptyCart() }
public struct Alert: Sendable {
    /// A choice besides cancelling.
    public struct Choice: Sendable, ExpressibleByStringLiteral {
        enum Style: Sendable { case plain, suggested, destructive }

        let label: String
        let style: Style

        private init(_ label: String, _ style: Style) {
            self.label = label
            self.style = style
        }

        public init(stringLiteral label: String) { self.init(label, .plain) }

        /// Creates an ordinary choice; an underscore marks its mnemonic.
        public static func plain(_ label: String) -> Choice { Choice(label, .plain) }
        /// Creates a choice that the user probably wants.
        public static func suggested(_ label: String) -> Choice { Choice(label, .suggested) }
        /// Creates a choice that cannot be undone.
        public static func destructive(_ label: String) -> Choice { Choice(label, .destructive) }
    }

    /// The question, a short sentence.
    public var message: String
    /// What else the user must know to decide.
    public var detail: String?
    /// The choices, from the least to the most likely.
    public var choices: [Choice]
    /// The text of the button that changes nothing; nil for GTK's own word.
    public var cancel: String?
    /// The index of the choice that Enter makes; nil if Enter cancels.
    public var defaultChoice: Int?

    /// Creates an alert.
    /// - Parameters:
    ///   - message: the question, a short sentence.
    ///   - detail: what else the user must know to decide.
    ///   - choices: the choices, from the least to the most likely.
    ///   - cancel: the text of the button that changes nothing; nil for GTK's own word in the user's language.
    ///   - defaultChoice: the index of the choice that Enter makes; nil for none, so that Enter cancels.
    public init(
        _ message: String, detail: String? = nil, choices: [Choice] = [], cancel: String? = nil,
        defaultChoice: Int? = nil
    ) {
        if let defaultChoice {
            require(
                choices.indices.contains(defaultChoice), "there is no choice \(defaultChoice) in \(choices.count)")
        }
        self.message = message
        self.detail = detail
        self.choices = choices
        self.cancel = cancel
        self.defaultChoice = defaultChoice
    }

    /// Asks, and returns the index of the user's choice.
    ///
    /// The result is nil if the user cancels by the button, by Escape or by closing the alert, if the task is
    /// cancelled, which closes the alert, and if the window ends.
    /// - Parameter window: the window that cannot be used in the meantime.
    @MainActor
    public func choose(in window: Window?) async -> Int? {
        let answer = Answer<Int?>()
        return await answer.wait(over: window, withdrawn: nil) {
            AlertWindow(self, answer).show(over: window)
        }
    }

    /// Shows the alert until it is closed, for alerts without choices.
    @MainActor
    public func show(in window: Window?) async { _ = await choose(in: window) }

    /// The text of the button that changes nothing.
    var cancelLabel: String {
        if let cancel { return cancel }
        // Without a translation gettext returns its argument, which must live long enough for that.
        return (choices.isEmpty ? "_Close" : "_Cancel").withCString { string(g_dgettext("gtk40", $0)) ?? "" }
    }
}
