public import GTK

/// Content that comes up over a window and is put away again: from the bottom where the window is narrow, as a
/// card in the middle where it is wide.
///
/// Dragging it down, Escape, its close button and a click beside it put it away. While it is there the keyboard
/// stays in it; then the keyboard returns to where it was.
///
///     let sheet = Sheet.present(view, title: "Compare", in: host)
///     sheet.onDismissed { [weak model] in model?.compareClosed() }
@MainActor
public final class Sheet: CustomWidget {
    private let scrim = Box(.vertical).styled("scrim")
    private let card: SheetCard
    private weak var host: SheetHost?
    private var rise = 0.0
    private var dragged = 0.0
    private var isNarrow = false
    private var isDragging = false
    private var animation: Animation?
    private let dismissed = HandlerList<Void>()

    /// Whether the sheet is up and not on its way out.
    public private(set) var isPresented = true

    init(_ content: Widget, title: String, closeName: String, host: SheetHost) {
        card = SheetCard(content, title: title, closeName: closeName)
        self.host = host
        super.init()
        adopt(scrim)
        adopt(card)
        accessibleLabel = title
        setAccessibleModal(true)
        scrim.onClick { [weak self] in self?.dismiss() }
        card.closed = { [weak self] in self?.dismiss() }
        // Not on the handle, which moves under the hand.
        onDrag { [weak self] drag, gesture in self?.follow(drag, gesture) }
        onMap { [weak self] in self?.takeFocus() }
        // Out of sight nothing slides.
        onUnmap { [weak self] in MainLoop.whenIdle { [weak self] in self?.leave() } }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, isPresented, key == .escape, modifiers.isEmpty else { return false }
            dismiss()
            return true
        }
        onKeyPressed(phase: .capture) { [weak self] key, modifiers in
            guard let self, isPresented else { return false }
            switch (key, modifiers) {
            case (.tab, []): step(.next)
            case (.tab, .shift), (.backTab, _): step(.previous)
            default: return false
            }
            return true
        }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "sheet-layer"
        type.role = .dialog
    }

    /// Brings up a sheet over the host's content.
    /// - Parameters:
    ///   - content: what the sheet holds; it scrolls where there is too much of it, except for what `FootedContent` has.
    ///   - title: the heading, and the sheet's name.
    ///   - host: what the sheet lies over.
    ///   - closeName: what the button that closes the sheet is called.
    @discardableResult
    public static func present(_ content: Widget, title: String, in host: SheetHost, closeName: String = tr("Close"))
        -> Sheet
    {
        let sheet = Sheet(content, title: title, closeName: closeName, host: host)
        host.take(sheet)
        sheet.slide(to: 1) {}
        sheet.takeFocus()
        return sheet
    }

    /// The keyboard goes to the content if it can be used there, to the close button otherwise.
    private func takeFocus() {
        if isPresented && !hasFocus && !card.body.moveFocus(.next) { moveFocus(.next) }
    }

    /// Puts the sheet away.
    public func dismiss() {
        guard isPresented else { return }
        isPresented = false
        canTarget = false
        host?.giveFocusBack(from: self)
        slide(to: 0) { [weak self] in self?.leave() }
    }

    private func leave() {
        guard !isPresented, parent != nil else { return }
        host?.letGo(self)
        dismissed.send()
        dismissed.removeAll()
    }

    /// Called once, after the sheet has gone.
    @discardableResult
    public func onDismissed(_ handler: @escaping @MainActor () -> Void) -> Connection { dismissed.add(handler) }

    /// Tab goes round inside the sheet.
    private func step(_ step: FocusStep) {
        if moveFocus(step) { return }
        window?.focusedWidget = nil
        moveFocus(step)
    }

    private func follow(_ drag: Drag, _ gesture: Gesture) {
        switch drag.stage {
        case .began:
            let handle = card.handle.bounds(in: self)
            if !isNarrow || handle?.contains(drag.start) != true { gesture.deny() }
        case .moved:
            if !isDragging {
                guard abs(drag.offset.y) > 6, gesture.claim() else { return }
                isDragging = true
                animation?.cancel()
            }
            dragged = max(0, drag.offset.y)
            queueAllocate()
        case .ended, .cancelled:
            guard isDragging else { return }
            isDragging = false
            if drag.stage == .ended && dragged > Double(card.height) * 0.25 {
                dismiss()
            } else {
                slide(to: 1) {}
            }
        }
    }

    private func slide(to end: Double, _ completion: @escaping @MainActor () -> Void) {
        animation?.cancel()
        let (start, startDragged) = (rise, dragged)
        animation = Animation(on: self, duration: .milliseconds(220)) { [weak self] progress in
            guard let self else { return }
            rise = start + (end - start) * progress
            // A sheet that was dragged goes on from there, or springs back.
            if end == 1 { dragged = startDragged * (1 - progress) }
            scrim.opacity = rise
            card.opacity = isNarrow ? 1 : rise
            queueAllocate()
        } completion: {
            completion()
        }
    }

    // MARK: Layout

    /// The width that the sheet takes at most, in pixels.
    public static let maximumWidth = 540

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: card.measured(orientation).minimum, natural: card.measured(orientation).natural)
    }

    public override func allocate(width: Int, height: Int) {
        place(scrim, in: Rectangle(width: Double(width), height: Double(height)))
        isNarrow = width < Breakpoint.narrow
        card.isNarrow = isNarrow
        let least = card.measured(.horizontal).minimum
        let cardWidth = max(least, isNarrow ? width : min(Sheet.maximumWidth, width - 2 * Space.huge))
        let room = isNarrow ? height - Space.huge : height - 2 * Space.huge
        let cardHeight = max(
            card.measured(.vertical, for: cardWidth).minimum, min(card.naturalHeight(for: cardWidth), room))
        let x = Double((width - cardWidth) / 2)
        let rest = isNarrow ? Double(height - cardHeight) : Double((height - cardHeight) / 2)
        let way = isNarrow ? Double(cardHeight) : Double(Space.large)
        let y = min(Double(height), rest + way * (1 - rise) + dragged)
        place(card, in: Rectangle(x: x, y: y.rounded(), width: Double(cardWidth), height: Double(cardHeight)))
    }
}
