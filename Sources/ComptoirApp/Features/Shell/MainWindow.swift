import GTK
import Widgets

/// The program's window: the header that stays, the sections, and the page that is open.
@MainActor
final class MainWindow: Window {
    private let environment: Environment
    private let navigation: NavigationView

    init(application: Application, environment: Environment, theme: Theme) {
        self.environment = environment
        let model = FruitsModel(
            catalogue: environment.catalogue, library: environment.library, preferences: environment.preferences)
        navigation = NavigationView(
            root: FruitsView(model: model, environment: environment), placeholder: Label("Choose a fruit").styled("quiet"))
        super.init(application: application)
        title = AppIdentity.name
        let size = environment.preferences.window
        defaultSize = (size.width, size.height)
        isMaximized = size.isMaximized
        titlebar = HeaderBar(title: Label(""), start: [Label(AppIdentity.name).styled("brand")])
        child = Shell(
            sections: [ShellSection(id: "fruits", title: "Fruits", icon: "comptoir-fruits-symbolic"),
            ShellSection(id: "drinks", title: "Drinks", icon: "comptoir-drinks-symbolic")],
            content: navigation)
        model.appeared()
    }
}
