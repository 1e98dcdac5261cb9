import GTK
import Store
import Widgets

/// The program's window: the header that stays, the sections, and the page that is open.
@MainActor
final class MainWindow: Window {
    let environment: Environment
    let theme: Theme
    private let fruits: FruitsView
    private let navigation: NavigationView
    private let pages: PageFactory
    private let shell: Shell
    private let toasts: ToastOverlay
    private let model: FruitsModel
    let sheets: SheetHost
    /// The sheet that was opened last, with its title.
    var openSheet: (title: String, sheet: Sheet)?
    private let banner = Banner()
    private let content = Stack(.crossfade)

    init(application: Application, environment: Environment, theme: Theme) {
        self.environment = environment
        self.theme = theme
        let model = FruitsModel(
            catalogue: environment.catalogue, library: environment.library, preferences: environment.preferences)
        fruits = FruitsView(model: model, environment: environment)
        pages = PageFactory(environment: environment)
        navigation = NavigationView(root: fruits, placeholder: MainWindow.placeholder(model, environment.folders))
        shell = Shell(sections: MainWindow.sections, content: navigation)
        sheets = SheetHost(Box(.vertical, [banner, shell.layout(expand: [.horizontal, .vertical])]))
        toasts = ToastOverlay(sheets, closeName: tr("Close"))
        self.model = model
        super.init(application: application)
        title = AppIdentity.name
        name = "main-window"
        setMinimumSize(width: 360, height: 480)
        let size = environment.preferences.window
        defaultSize = (size.width, size.height)
        isMaximized = size.isMaximized
        titlebar = HeaderBar.main(environment: environment, theme: theme)
        child = content
        content.add(toasts, named: "main")
        connectIntroduction()
        connectNavigation()
        connectNotices()
        connectKeys()
        addActions()
        onCloseRequest { [weak self] in
            self?.keepSize()
            return false
        }
        model.appeared()
    }

    private static var sections: [ShellSection] {
        [ShellSection(id: "fruits", title: tr("Fruits"), icon: "comptoir-fruits-symbolic")]
    }

    /// The welcome and the cards come before everything else, once, and again on request.
    private func connectIntroduction() {
        observe({ [environment] in environment.showsIntroduction }) { window, isShown in
            isShown ? window.showIntroduction() : window.leaveIntroduction()
        }
    }

    private func showIntroduction() {
        guard content.child(named: "welcome") == nil else { return }
        let model = OnboardingModel(environment: environment)
        content.add(
            WelcomeView(folders: environment.folders) { [weak self] in
                guard let self else { return }
                content.add(OnboardingView(model: model, folders: environment.folders), named: "cards")
                content.show("cards")
            }, named: "welcome")
        content.show("welcome")
    }

    private func leaveIntroduction() {
        content.show("main")
        for name in ["welcome", "cards"] {
            if let page = content.child(named: name) { content.remove(page) }
        }
    }

    /// Shows a message for a moment, with a step that takes back what was done.
    func tell(_ text: String, action: NextStep? = nil) {
        toasts.show(text, action: action)
    }

    private func connectNotices() {
        observe({ [environment] in environment.notices }) { window, notices in
            guard !notices.isEmpty else { return }
            window.environment.notices = []
            for notice in notices {
                window.tell(notice.text, action: notice.undo.map { NextStep(tr("Undo"), $0) })
            }
        }
        observe({ [environment] in environment.warnings.first }) { window, warning in
            window.banner.text = warning?.text
            guard case .packs = warning else { return window.banner.action = nil }
            window.banner.action = NextStep(tr("Show")) { [weak window] in window?.showProblems() }
        }
        banner.onClosed { [environment] in
            if !environment.warnings.isEmpty { environment.warnings.removeFirst() }
        }
    }

    private func connectNavigation() {
        let navigator = environment.navigator
        shell.bind(\.selection) { navigator.section }
        shell.onSelected { navigator.sectionSelected($0) }
        navigation.observe({ navigator.path }) { [pages] view, path in view.setPages(pages.pages(for: path)) }
        navigation.onSwipedBack { navigator.back() }
    }

    /// What the whole window understands besides the actions' own keys: the ways back.
    private func connectKeys() {
        let navigator = environment.navigator
        onKeyPressed(phase: .bubble) { key, modifiers in
            let isBack = key == .back || (key == .left && modifiers == .alt) || (key == .escape && modifiers == [])
            guard isBack, navigator.canGoBack else { return false }
            navigator.back()
            return true
        }
        onClick(button: .back) { navigator.back() }
    }

    /// The model of the fruit's page that is open on top.
    var fruitPage: FruitModel? { (navigation.pages.last as? FruitView)?.model }

    func randomClicked() {
        Task { [model, navigator = environment.navigator] in
            if let id = await model.randomClicked() { navigator.openFromList(.fruit(id)) }
        }
    }

    /// Performs the step that the visible message offers.
    func undoClicked() {
        toasts.performAction()
    }

    /// Puts the keyboard into the search field of the list, and shows the list if a page covers it.
    func searchClicked() {
        if !navigation.isSplit { environment.navigator.sectionSelected(environment.navigator.section) }
        fruits.focusSearch()
    }

    private func keepSize() {
        environment.preferences.window = (defaultSize.width, defaultSize.height, isMaximized)
    }

    /// What stands beside the list while no page is open; nothing beside an empty list, which speaks for itself.
    private static func placeholder(_ model: FruitsModel, _ folders: Folders) -> Widget {
        let picture = ArtPicture(size: 210, path: folders.picture("states/empty-bowl.svg"))
        let label = FruitView.text("quiet")
        label.text = tr("Choose a fruit from the list.")
        label.isCentered = true
        let content = Box(
            .vertical, spacing: Space.small, [picture.layout(horizontal: .center), label.layout(horizontal: .center)])
        content.bind(\.isVisible) { !model.rows.isEmpty }
        return Box(.vertical, [content]).layout(vertical: .center)
    }
}
