public import GTK

/// An overlay that shows short messages over the bottom of its content, one after another.
///
/// A message stays while the pointer is over it or the keyboard focus is in it, and otherwise for `timeout`.
///
///     toasts.show("Lemon removed", action: NextStep("Undo") { [weak model] in model?.undo() })
@MainActor
public final class ToastOverlay: CustomWidget {
    private struct Message {
        var text: String
        var action: NextStep?
        var timeout: Duration
        var holds: @MainActor () -> Bool
    }

    private let content: Widget
    private let bubble: Toast
    private let toast: TextLine
    private let voice = LiveRegion()
    private var queue: [Message] = []
    private var current: Message?
    private var timer: SourceToken?
    private var animation: Animation?
    /// How far the bubble has risen, from 0 to 1.
    private var rise = 0.0
    private var isHovered = false
    private weak var focusBefore: Widget?

    /// Returns the height of what messages do not cover at the bottom, such as a bar to go elsewhere, in pixels.
    public var footRoom: @MainActor () -> Int = { 0 }

    /// The maximum width of a bubble, in pixels.
    public static let maximumWidth = 540

    /// Creates the overlay.
    /// - Parameters:
    ///   - content: the content under the messages.
    ///   - closeName: the name of the button that closes a message.
    public init(_ content: Widget, closeName: String = tr("Close")) {
        self.content = content
        bubble = Toast(closeName: closeName)
        toast = bubble.line
        super.init()
        clipsContent = true
        adopt(content)
        adopt(toast)
        adopt(voice)
        toast.isVisible = false
        toast.onHover { [weak self] isInside in
            self?.isHovered = isInside
            self?.restartTimer()
        }
        toast.onFocusChange { [weak self] _ in
            // The new focus is known only after this signal.
            MainLoop.whenIdle { [weak self] in self?.restartTimer() }
        }
    }

    isolated deinit {
        timer?.cancel()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "toast-overlay"
        type.role = .group
    }

    /// The text of the message being shown, or nil.
    public var text: String? { current?.text }

    /// Shows a message, after those that are waiting. One with an action comes before another that has one, which
    /// returns after it, so that what was done last is undone first.
    /// - Parameters:
    ///   - text: one or two short sentences.
    ///   - action: what the user can do about it, such as undo.
    ///   - timeout: how long the message is shown.
    ///   - holds: whether what it says is still so; one that had to wait or is to return is left out otherwise.
    public func show(
        _ text: String, action: NextStep? = nil, timeout: Duration = .seconds(5),
        while holds: @escaping @MainActor () -> Bool = { true }
    ) {
        let message = Message(text: text, action: action, timeout: timeout, holds: holds)
        if let current, current.action != nil, action != nil {
            queue.insert(contentsOf: [message, current], at: 0)
            return dismiss()
        }
        let place = action == nil ? nil : queue.firstIndex { $0.action != nil }
        queue.insert(message, at: place ?? queue.count)
        if current == nil, !toast.isVisible { showNext() }
    }

    /// Closes the message; the next one follows.
    public func dismiss() {
        guard current != nil else { return }
        timer?.cancel()
        current = nil
        giveFocusBack()
        slide(to: 0) { [weak self] in
            guard let self, current == nil else { return }
            toast.isVisible = false
            showNext()
        }
    }

    /// Performs the action of the message being shown, for a key of the application such as Control+Z.
    /// - Returns: whether there was an action.
    @discardableResult
    public func performAction() -> Bool {
        // While one goes down, the next one is meant.
        let isBetween = current == nil
        forgetOutdated()
        guard let action = (current ?? queue.first)?.action else { return false }
        if isBetween { queue.removeFirst() } else { dismiss() }
        action.perform()
        return true
    }

    private func forgetOutdated() { queue.removeAll { !$0.holds() } }

    private func showNext() {
        forgetOutdated()
        guard !queue.isEmpty else { return }
        let message = queue.removeFirst()
        current = message
        isHovered = false
        bubble.show(message.text, step: message.action?.title) { [weak self] in
            self?.performAction()
        } closed: { [weak self] in
            self?.dismiss()
        }
        focusBefore = window?.focusedWidget
        toast.isVisible = true
        slide(to: 1) {}
        voice.say(message.text)
        restartTimer()
    }

    private func restartTimer() {
        timer?.cancel()
        timer = nil
        guard let current, !isHovered, !toast.hasFocus else { return }
        timer = MainLoop.after(current.timeout) { [weak self] in self?.dismiss() }
    }

    private func giveFocusBack() {
        guard toast.hasFocus else { return }
        if let focusBefore, focusBefore.isMapped, focusBefore.grabFocus() { return }
        content.moveFocus(.next)
    }

    private func slide(to end: Double, _ completion: @escaping @MainActor () -> Void) {
        animation?.cancel()
        let start = rise
        animation = Animation(on: self, duration: .milliseconds(200)) { [weak self] progress in
            self?.rise = start + (end - start) * progress
            self?.queueAllocate()
        } completion: {
            completion()
        }
    }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        content.measured(orientation, for: size)
    }

    public override func allocate(width: Int, height: Int) {
        place(content, in: Rectangle(width: Double(width), height: Double(height)))
        place(voice, in: Rectangle(width: 0, height: 0))
        guard toast.isVisible else { return }
        let room = width - 2 * Space.small
        let wanted = toast.measured(.horizontal)
        let toastWidth = max(wanted.minimum, min(wanted.natural, room, ToastOverlay.maximumWidth))
        let toastHeight = toast.measured(.vertical, for: toastWidth).natural
        let foot = max(0, footRoom())
        let way = Double(toastHeight + foot + (foot > 0 ? Space.small : Space.medium))
        place(
            toast,
            in: Rectangle(
                x: Double((width - toastWidth) / 2), y: Double(height) - way * rise, width: Double(toastWidth),
                height: Double(toastHeight)))
    }
}
