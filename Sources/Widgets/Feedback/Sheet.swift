public import GTK

/// Content that opens over a window: from the bottom if the window is narrow, as a centred card if it is wide.
///
/// Dragging it down, Escape, its close button or a click beside it closes it. While it is open, the keyboard focus
/// stays in it; then the focus returns to where it was.
///
/// One that belongs to a page goes aside with it, as it is, and comes back with it: `putAside()` and `bringBack()`.
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
    private var isAside = false
    private var animation: Animation?
    private let dismissed = HandlerList<Void>()

    /// Whether the sheet is open and not being closed.
    public private(set) var isPresented = true

    init(_ content: Widget, title: String, closeName: String, host: SheetHost) {
        card = SheetCard(content, title: title, closeName: closeName)
        self.host = host
        super.init()
        adopt(scrim)
        adopt(card)
        accessibleLabel = title
        if let titled = content as? any TitledContent {
            observe({ [weak titled] in titled?.sheetTitle ?? title }) { sheet, title in
                sheet.card.title = title
                sheet.accessibleLabel = title
            }
        }
        setAccessibleModal(true)
        scrim.onClick { [weak self] in self?.dismiss() }
        card.closed = { [weak self] in self?.dismiss() }
        // Not on the handle, which moves with the pointer.
        onDrag { [weak self] drag, gesture in self?.follow(drag, gesture) }
        onMap { [weak self] in self?.takeFocus() }
        // Animations do not run while the sheet is out of view.
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

    /// Opens a sheet over the host's content.
    /// - Parameters:
    ///   - content: the content of the sheet; it scrolls if there is too much of it, except for the foot of
    ///     `FootedContent`.
    ///   - title: the heading, which is also the name of the sheet, unless the content is `TitledContent`.
    ///   - host: the host over whose content the sheet opens.
    ///   - closeName: the name of the button that closes the sheet.
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

    /// Moves the keyboard focus to the content if it can be used there, otherwise to the close button.
    private func takeFocus() {
        if isPresented && !hasFocus && !card.body.moveFocus(.next) { moveFocus(.next) }
    }

    /// Closes the sheet.
    public func dismiss() {
        guard isPresented else { return }
        isPresented = false
        canTarget = false
        guard !isAside else {
            host?.letGo(self)
            return tellDismissed()
        }
        host?.giveFocusBack(from: self)
        // Nor does Tab come back into it on its way out.
        canFocus = false
        slide(to: 0) { [weak self] in self?.leave() }
    }

    /// Hides the sheet, with all that was typed into it, until `bringBack()`; it is still presented, and what it lay over
    /// is in reach.
    public func putAside() {
        guard isPresented, !isAside, let host else { return }
        animation?.cancel()
        (isAside, isDragging) = (true, false)
        host.giveFocusBack(from: self, isComingBack: true)
        isVisible = false
    }

    /// Brings up a sheet again that was put aside, and the keyboard to where it was in it.
    public func bringBack() {
        guard isPresented, isAside, let host else { return }
        (isAside, rise, dragged) = (false, 0, 0)
        isVisible = true
        host.take(self)
        slide(to: 1) {}
        host.giveFocus(to: self)
    }

    private func leave() {
        guard !isPresented, parent != nil else { return }
        host?.letGo(self)
        tellDismissed()
    }

    private func tellDismissed() {
        dismissed.send()
        dismissed.removeAll()
    }

    /// Called once, after the sheet has closed.
    @discardableResult
    public func onDismissed(_ handler: @escaping @MainActor () -> Void) -> Connection { dismissed.add(handler) }

    /// Moves the focus within the sheet, from the last widget on to the first.
    private func step(_ step: FocusStep) {
        if moveFocus(step) { return }
        window?.focusedWidget = nil
        moveFocus(step)
    }

    private func follow(_ drag: Drag, _ gesture: Gesture) {
        switch drag.stage {
        case .began:
            if card.handle.bounds(in: self)?.contains(drag.start) != true { gesture.deny() }
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
            // A dragged sheet continues from where it is, or springs back.
            if end == 1 { dragged = startDragged * (1 - progress) }
            scrim.opacity = rise
            card.opacity = isNarrow ? 1 : rise
            queueAllocate()
        } completion: {
            completion()
        }
    }

    // MARK: Layout

    /// The maximum width of the sheet, in pixels: more for larger text.
    public static var maximumWidth: Int { Int(TextGrowth.ofPicture(540)) }

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
