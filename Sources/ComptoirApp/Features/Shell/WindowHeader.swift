import GTK
import Widgets

/// The header that stays while pages scroll: the program's name, the theme, the menu.
@MainActor
final class WindowHeader: Box {
    init(environment: Environment, theme: Theme) {
        super.init(.vertical)
        let brand = Label(AppIdentity.name).styled("brand")
        let info = Button(icon: "comptoir-info-symbolic", named: tr("About Comptoir")).styled("flat", "round")
        info.setAction("app.about")
        let themes = ThemePicker(
            title: tr("Theme"), system: tr("As the desktop"), light: tr("Light"), dark: tr("Dark"))
        themes.follow(theme)
        append(HeaderBar(title: Label(""), start: [brand], end: [info, themes]))
        brand.bind(\.isVisible) { [preferences = environment.preferences] in preferences.isOnboardingDone }
    }
}
