import GTK
import Widgets

extension HeaderBar {
    /// The header that stays while pages scroll: the program's name, the theme, the menu.
    static func main(environment: Environment, theme: Theme) -> HeaderBar {
        let brand = Label(AppIdentity.name).styled("brand")
        brand.bind(\.isVisible) { [preferences = environment.preferences] in preferences.isOnboardingDone }
        let info = Button(icon: "comptoir-info-symbolic", named: tr("About Comptoir")).styled("flat", "round")
        info.setAction("win.about")
        let themes = ThemePicker(
            title: tr("Theme"), system: tr("As the desktop"), light: tr("Light"), dark: tr("Dark"))
        themes.follow(theme)
        return HeaderBar(title: Label(""), start: [brand], end: [info, themes])
    }
}
