import GTK
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

    init(application: Application, environment: Environment, theme: Theme) {
        self.environment = environment
        self.theme = theme
        let model = FruitsModel(
            catalogue: environment.catalogue, library: environment.library, preferences: environment.preferences)
        fruits = FruitsView(model: model, environment: environment)
        pages = PageFactory(environment: environment)
        navigation = NavigationView(root: fruits, placeholder: MainWindow.placeholder(environment.folders))
        shell = Shell(sections: MainWindow.sections, content: navigation)
        super.init(application: application)
        title = AppIdentity.name
        name = "main-window"
        setMinimumSize(width: 360, height: 480)
        let size = environment.preferences.window
        defaultSize = (size.width, size.height)
        isMaximized = size.isMaximized
        titlebar = WindowHeader(environment: environment, theme: theme)
        child = shell
        connectNavigation()
        connectKeys()
        onCloseRequest { [weak self] in
            self?.keepSize()
            return false
        }
        model.appeared()
    }

    private static var sections: [ShellSection] {
        [ShellSection(id: "fruits", title: tr("Fruits"), icon: "comptoir-fruits-symbolic")]
    }

    private func connectNavigation() {
        let navigator = environment.navigator
        shell.bind(\.selection) { navigator.section }
        shell.onSelected { navigator.sectionSelected($0) }
        navigation.observe({ navigator.path }) { [pages] view, path in view.setPages(pages.pages(for: path)) }
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

    /// Puts the keyboard into the search field of the list, and shows the list if a page covers it.
    func searchClicked() {
        if !navigation.isSplit { environment.navigator.sectionSelected(environment.navigator.section) }
        fruits.focusSearch()
    }

    private func keepSize() {
        environment.preferences.window = (defaultSize.width, defaultSize.height, isMaximized)
    }

    /// What stands beside the list while no page is open.
    private static func placeholder(_ folders: Folders) -> Widget {
        let picture = ArtPicture(size: 210, path: folders.picture("states/empty-bowl.svg"))
        let label = FruitView.text("quiet")
        label.text = tr("Choose a fruit from the list.")
        label.isCentered = true
        return Box(.vertical, spacing: Space.small, [picture.layout(horizontal: .center), label.layout(horizontal: .center)])
            .layout(vertical: .center)
    }
}
