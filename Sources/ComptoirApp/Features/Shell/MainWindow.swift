import GTK
import Store
import Widgets

/// The program's window: the header that stays, the sections, and the page that is open.
@MainActor
final class MainWindow: Window {
    let environment: Environment
    let theme: Theme
    let sections: SectionStack
    private let shell: Shell
    private let toasts: ToastOverlay
    let sheets: WindowSheets
    private let frame: WindowFrame
    private let banner = Banner().styled("at-foot")
    let content = Stack(.crossfade)
    weak var owner: Application?
    /// What keeps the screen on while a drink is mixed, and whether the window filled the screen before; see `mix(_:)`.
    var mixing: (awake: Inhibition?, wasFullscreen: Bool)?

    init(application: Application, environment: Environment, theme: Theme) {
        self.environment = environment
        self.theme = theme
        sections = SectionStack(environment: environment)
        // Below the page, where it moves neither the header nor the buttons of the window.
        let pages = Box(.vertical, [sections.widget.layout(expand: [.horizontal, .vertical]), banner])
        let themes = ThemePicker(following: theme)
        themes.opensUpwards = true
        let foot = Box(.horizontal, spacing: 3, [themes, Button.about])
            .layout(margins: Insets(top: 0, bottom: 15, start: 13, end: 12))
        shell = Shell(sections: Section.allCases.map(\.shown), content: pages, sidebarFooter: foot)
        content.add(shell, named: "main")
        content.homogeneous = [.vertical]
        // Over the introduction as well: the header has its buttons there, too.
        frame = WindowFrame(content, environment: environment, theme: theme)
        sheets = WindowSheets(over: frame)
        toasts = ToastOverlay(sheets.host, closeName: tr("Close"))
        super.init(application: application)
        owner = application
        title = AppIdentity.name
        name = "main-window"
        minimumSize = SizeRequest(width: 360, height: 480)
        let size = environment.preferences.window
        defaultSize = (size.width, size.height)
        isMaximized = size.isMaximized
        environment.isNarrow = size.width < Breakpoint.narrow && !size.isMaximized
        shell.onNarrowChanged { [environment] in environment.isNarrow = $0 }
        shell.onSidebarChanged { [environment] in environment.hasSidebar = $0 }
        toasts.footRoom = { [shell, content] in content.visibleName == "main" ? shell.footHeight : 0 }
        child = toasts
        frame.replaceTitlebar(of: self)
        onFullscreenChanged { [weak self] in self?.frame.isHeaderShown = !$0 }
        environment.presenter = { [sheets] title, content in sheets.present(title, content) }
        environment.asker = { [weak self] question in await question.choose(in: self) }
        environment.mixing.show = { [weak self] model in self?.mix(model) }
        environment.printer = { [weak self] paper, destination in self?.put(paper, to: destination) }
        observe({ environment.preferences.shopServer }) { window, address in
            window.environment.shopServer.turn(to: address)
        }
        addActions()
        connectPlaces()
        connectIntroduction()
        connectNavigation()
        connectNotices()
        connectKeys()
        onCloseRequest { [weak self] in
            self?.keepSize()
            self?.environment.backUp()
            return false
        }
    }

    /// Shows a message for a moment, with a step that takes back what was done.
    /// - Parameter holds: whether what it says is still so.
    func tell(_ text: String, action: NextStep? = nil, while holds: @escaping @MainActor () -> Bool = { true }) {
        toasts.show(text, action: action, while: holds)
    }

    private func connectNotices() {
        observe({ [environment] in environment.notices }) { window, notices in
            guard !notices.isEmpty else { return }
            window.environment.notices = []
            for notice in notices {
                window.tell(notice.text, action: notice.undo.map { NextStep(tr("Undo"), $0) }, while: notice.holds)
            }
        }
        observe({ [environment] in environment.warnings.first }) { window, warning in
            window.banner.text = warning?.text
            guard warning?.isOfMistakes == true else { return window.banner.action = nil }
            window.banner.action = NextStep(tr("Show")) { [weak window] in window?.showProblems() }
        }
        banner.onClosed { [environment] in environment.dismissWarning() }
    }

    private func connectNavigation() {
        let navigator = environment.navigator
        shell.bind(\.selection) { navigator.section.rawValue }
        shell.onSelected { id in if let section = Section(rawValue: id) { navigator.sectionSelected(section) } }
        observe({ navigator.section }) { window, section in
            window.environment.preferences.section = section.rawValue
        }
        observe({ [environment] in environment.cart.value?.count ?? 0 }) { window, count in
            let formats = window.environment.formats
            window.shell.setBadge(
                count == 0 ? "" : formats.number(Double(count)), spoken: count == 0 ? "" : formats.items(count),
                of: Section.shop.rawValue)
        }
    }

    /// What the whole window understands besides the actions' own keys: the ways back.
    private func connectKeys() {
        onKeyPressed(phase: .bubble) { [weak self] key, modifiers in
            let isEscape = key == .escape && modifiers == []
            let isBack = isEscape || key == .back || (key == .left && modifiers == .alt)
            return isBack && self?.goBack() == true
        }
        onClick(button: .back) { [weak self] in self?.goBack() }
    }

    /// Goes back by one: what lies on top of the page goes first.
    /// - Returns: false where there was nothing to go back from.
    @discardableResult
    private func goBack() -> Bool {
        // A sheet knows Escape itself unless what had the keyboard in it went away.
        if let sheet = sheets.host.sheets.last {
            sheet.dismiss()
        } else if mixing != nil {
            stopMixing()
        } else if showsPages, environment.navigator.canGoBack {
            environment.navigator.back()
        } else {
            return false
        }
        return true
    }

    /// The page that is open on top.
    var page: Widget? { sections.current.navigation.pages.last }

    /// The model of the entry's page that is open on top.
    var openEntry: (any EntryModel)? { (page as? any EntryPage)?.entry }

    func randomClicked() {
        Task { [model = sections.fruits.model, navigator = environment.navigator] in
            if let id = await model.randomClicked() { navigator.openFromList(.fruit(id)) }
        }
    }

    /// Performs the step that the visible message offers.
    func undoClicked() {
        toasts.performAction()
    }

    /// Puts the keyboard into the search field of the list, and shows the list if a page covers it.
    func searchClicked() {
        if environment.navigator.section == .discover { environment.navigator.sectionSelected(.fruits) }
        let section = sections.current
        if !section.navigation.isSplit { environment.navigator.sectionSelected(environment.navigator.section) }
        section.focusSearch()
    }

    private func keepSize() {
        environment.preferences.window = (defaultSize.width, defaultSize.height, isMaximized)
    }
}
