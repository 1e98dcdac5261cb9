import GTK
import Widgets

extension HeaderBar {
    /// The header that stays while pages scroll: the program's name, the theme, the menu.
    static func main(environment: Environment, theme: Theme) -> HeaderBar {
        let brand = Label(AppIdentity.name).styled("brand")
        brand.bind(\.isVisible) { !environment.showsIntroduction }
        let info = Button(icon: "comptoir-info-symbolic", named: tr("About Comptoir")).styled("flat", "round")
        info.setAction("win.about")
        let themes = ThemePicker(
            title: tr("Theme"), system: tr("As the desktop"), light: tr("Light"), dark: tr("Dark"))
        themes.follow(theme)
        let menu = MenuButton(
            icon: "comptoir-menu-symbolic", named: tr("Main Menu"), popover: PopoverMenu(mainMenu()))
        menu.isPrimary = true
        menu.hasFrame = false
        return HeaderBar(title: Label(""), start: [brand], end: [menu, info, themes])
    }

    private static func mainMenu() -> Menu {
        Menu([
            .section(
                nil,
                [
                    .item(tr("A fruit at _random"), action: "win.random-fruit"),
                    .item(tr("A _drink at random"), action: "win.random-drink"),
                    .item(tr("_What I made"), action: "win.log"),
                    .item(tr("Open a _screen…"), action: "win.open-screen"),
                    .item(tr("_Preferences"), action: "app.preferences"),
                ]),
            .section(
                nil,
                [
                    .item(tr("_Keyboard Shortcuts"), action: "win.shortcuts"),
                    .item(tr("_About Comptoir"), action: "win.about"),
                ]),
            .section(nil, [.item(tr("_Quit"), action: "app.quit")]),
        ])
    }
}
