public import GTK

/// One of an application's sections, to show in its shell.
public struct ShellSection: Sendable, Identifiable, Equatable {
    /// The identifier by which the section is selected.
    public var id: String
    /// The name shown to the user.
    public var title: String
    /// The name of a symbolic icon.
    public var icon: String

    /// Creates a section.
    public init(id: String, title: String, icon: String) {
        self.id = id
        self.title = title
        self.icon = icon
    }
}

/// The frame of an application: its sections, and the content of the selected one.
///
/// Below a width of 600 pixels, the sections are at the bottom, from there on in a rail of icons, and from 1000 pixels
/// in a sidebar with their names.
@MainActor
public final class Shell: CustomWidget {
    private let sidebar: SectionBar
    private let rail: SectionBar
    private let bottomBar: SectionBar
    private let ground = WindowHandle().styled("section-ground")
    private let content: Widget
    private let sections: [ShellSection]
    private let selected = HandlerList<String>()
    private let narrowed = HandlerList<Bool>()
    private let widened = HandlerList<Bool>()
    /// Whether the sections are at the bottom, as there is no room for more than one column.
    public private(set) var isNarrow = false
    /// Whether the sections are in the sidebar, which has its footer.
    public private(set) var hasSidebar = false

    /// Creates a shell.
    /// - Parameters:
    ///   - sections: the sections, in order; with fewer than two, no bar is shown.
    ///   - content: the widget that shows the selected section.
    ///   - sidebarFooter: the widget at the bottom of the sidebar.
    public init(sections: [ShellSection], content: Widget, sidebarFooter: Widget? = nil) {
        self.sections = sections
        self.content = content
        sidebar = SectionBar(.sidebar, sections, footer: sidebarFooter)
        rail = SectionBar(.rail, sections)
        bottomBar = SectionBar(.bottom, sections)
        super.init()
        adopt(content)
        adopt(ground)
        for bar in bars {
            adopt(bar)
            bar.selected = { [weak self] id in self?.choose(id) }
        }
        if let first = sections.first { select(first.id) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "shell"
        type.role = .group
    }

    private var bars: [SectionBar] { [sidebar, rail, bottomBar] }

    /// The id of the selected section. Setting it does not call `onSelected`.
    public var selection: String {
        get { sidebar.selection }
        set { select(newValue) }
    }

    /// Called when the user has selected a section, even if it was selected already.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (String) -> Void) -> Connection { selected.add(handler) }

    /// Called when `isNarrow` has changed.
    @discardableResult
    public func onNarrowChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { narrowed.add(handler) }

    /// Called when `hasSidebar` has changed.
    @discardableResult
    public func onSidebarChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { widened.add(handler) }

    /// Shows a word or a number at a section, such as the number of items in the cart.
    /// - Parameters:
    ///   - text: the text to show; empty for none.
    ///   - spoken: the description for assistive technology.
    ///   - id: the id of the section.
    public func setBadge(_ text: String, spoken: String, of id: String) {
        for bar in bars { bar.setBadge(text, spoken: spoken, of: id) }
    }

    private func select(_ id: String) {
        for bar in bars { bar.selection = id }
    }

    private func choose(_ id: String) {
        select(id)
        selected.send(id)
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = content.measured(orientation)
        switch orientation {
        case .horizontal:
            return Extent(minimum: max(wanted.minimum, bottomBar.measured(.horizontal).minimum), natural: 1100)
        case .vertical:
            let bar = sections.count > 1 ? bottomBar.measured(.vertical).natural : 0
            return Extent(minimum: wanted.minimum + bar, natural: max(760, wanted.natural + bar))
        }
    }

    public override func allocate(width: Int, height: Int) {
        if isNarrow != (width < Breakpoint.narrow) {
            isNarrow.toggle()
            // Whoever hears of it may want another size, which nobody may while sizes are handed out.
            MainLoop.whenIdle { [weak self] in if let self { narrowed.send(isNarrow) } }
        }
        let bar = sections.count > 1 ? bar(for: width) : nil
        if hasSidebar != (bar === sidebar) {
            hasSidebar.toggle()
            MainLoop.whenIdle { [weak self] in if let self { widened.send(hasSidebar) } }
        }
        for other in bars { setShown(other, other === bar) }
        setShown(ground, bar != nil && bar !== bottomBar)
        guard let bar else {
            place(content, in: Rectangle(width: Double(width), height: Double(height)))
            return
        }
        if bar === bottomBar {
            let barHeight = bar.measured(.vertical, for: width).natural
            place(bar, x: 0, y: height - barHeight, width: width, height: barHeight)
            place(content, x: 0, y: 0, width: width, height: height - barHeight)
        } else {
            let barWidth = bar.measured(.horizontal).natural
            let (x, top) = (left(0, of: barWidth, in: width), headerRoom.height)
            place(ground, x: x, y: 0, width: barWidth, height: height)
            place(bar, x: x, y: top, width: barWidth, height: height - top)
            place(content, x: isMirrored ? 0 : barWidth, y: 0, width: width - barWidth, height: height)
        }
    }

    /// The height of the bar of sections at the bottom, in pixels; 0 where they are elsewhere.
    public var footHeight: Int { sections.count > 1 && bar(for: width) === bottomBar ? bottomBar.height : 0 }

    private func bar(for width: Int) -> SectionBar {
        width < Breakpoint.narrow ? bottomBar : width < Breakpoint.wide ? rail : sidebar
    }

    private func place(_ child: Widget, x: Int, y: Int, width: Int, height: Int) {
        place(
            child,
            in: Rectangle(x: Double(x), y: Double(y), width: Double(max(0, width)), height: Double(max(0, height))))
    }
}

extension Shell: HeaderHost {
    func headerRoom(above child: Widget) -> HeaderRoom {
        var room = headerRoom
        guard child === content, sections.count > 1, let bar = bar(for: width) as SectionBar?, bar !== bottomBar else {
            return room
        }
        let covered = bar.measured(.horizontal).natural
        room.start = max(0, room.start - covered)
        room.bareStart = max(0, room.bareStart - covered)
        if bar === sidebar { (room.start, room.bareStart, room.isAtStart) = (0, 0, false) }
        return room
    }
}
