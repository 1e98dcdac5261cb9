internal import CGTK

/// A question that has to be answered before the window can be used again.
///
/// It is a window of our own on every GTK: `GtkAlertDialog` came with 4.10, cannot mark what cannot be taken back,
/// and in 4.18 frees its window twice when the window manager closes it.
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

        /// One choice among others; an underscore marks its mnemonic.
        public static func plain(_ label: String) -> Choice { Choice(label, .plain) }
        /// What is likely wanted.
        public static func suggested(_ label: String) -> Choice { Choice(label, .suggested) }
        /// What cannot be taken back.
        public static func destructive(_ label: String) -> Choice { Choice(label, .destructive) }
    }

    public var message: String
    public var detail: String?
    public var choices: [Choice]
    public var cancel: String?
    public var defaultChoice: Int?

    /// Makes an alert.
    /// - Parameters:
    ///   - message: a short sentence.
    ///   - detail: what else must be known to decide.
    ///   - choices: from the least to the most likely.
    ///   - cancel: the text of the button that changes nothing; nil for GTK's own word in the person's language.
    ///   - defaultChoice: the choice that Enter makes; nil for none, so that Enter cancels.
    public init(
        _ message: String, detail: String? = nil, choices: [Choice] = [], cancel: String? = nil,
        defaultChoice: Int? = nil
    ) {
        if let defaultChoice {
            precondition(
                choices.indices.contains(defaultChoice), "there is no choice \(defaultChoice) in \(choices.count)")
        }
        self.message = message
        self.detail = detail
        self.choices = choices
        self.cancel = cancel
        self.defaultChoice = defaultChoice
    }

    /// Asks, and returns the index of the choice made.
    ///
    /// The answer is nil when the person cancels, by the button, by Escape or by closing the alert; when the task is
    /// cancelled, which closes the alert; and when the window ends.
    /// - Parameter window: what cannot be used meanwhile.
    @MainActor
    public func choose(in window: Window?) async -> Int? {
        let answer = Answer<Int?>()
        return await answer.wait(over: window, withdrawn: nil) {
            AlertWindow(self, answer).show(over: window)
        }
    }

    /// Shows the alert until it is closed, where there is nothing to choose.
    @MainActor
    public func show(in window: Window?) async { _ = await choose(in: window) }

    /// The text of the button that changes nothing.
    var cancelLabel: String {
        if let cancel { return cancel }
        // Where there is no translation gettext gives its argument back, so that must live long enough.
        return (choices.isEmpty ? "_Close" : "_Cancel").withCString { string(g_dgettext("gtk40", $0)) ?? "" }
    }
}
