internal import CGTK

/// A question that has to be answered before the window can be used again (`GtkAlertDialog`, and a window of our
/// own where GTK is older than 4.10).
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
            precondition(choices.indices.contains(defaultChoice), "there is no choice \(defaultChoice) in \(choices.count)")
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
            if !showNative(over: window, answer) { AlertWindow(self, answer).show(over: window) }
        }
    }

    /// Shows the alert until it is closed, where there is nothing to choose.
    @MainActor
    public func show(in window: Window?) async { _ = await choose(in: window) }

    /// The text of the button that changes nothing.
    var cancelLabel: String {
        cancel ?? string(g_dgettext("gtk40", choices.isEmpty ? "_Close" : "_Cancel")) ?? ""
    }

    /// Asks through `GtkAlertDialog`; returns false where GTK has none.
    @MainActor
    private func showNative(over window: Window?, _ answer: Answer<Int?>) -> Bool {
        let cancellable = g_cancellable_new()
        let count = choices.count
        let data = Carried.retained { (chosen: Int32) in
            answer.give((0..<count).contains(Int(chosen)) ? Int(chosen) : nil)
        } as UnsafeMutableRawPointer
        let isShown = withStrings(choices.map(\.label) + [cancelLabel]) { labels in
            comptoir_alert_choose(
                window?.gtkWindow, message, detail, labels, Int32(count), Int32(defaultChoice ?? count), cancellable,
                { chosen, data in
                    nonisolated(unsafe) let data = data
                    MainActor.assumeIsolated { Carried<(Int32) -> Void>.take(data)?(chosen) }
                }, data)
        }
        guard isShown != 0 else {
            releaseCarried(data)
            g_object_unref(cancellable)
            return false
        }
        let owner = Object(Reference(adopting: cancellable))
        answer.dismiss = { g_cancellable_cancel(owner.raw.assumingMemoryBound(to: GCancellable.self)) }
        return true
    }
}
