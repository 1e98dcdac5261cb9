import GTK
import Widgets

extension ThemePicker {
    /// The choice of the program's colours.
    convenience init(following theme: Theme) {
        self.init(title: tr("Theme"), system: tr("Auto"), light: tr("Light"), dark: tr("Dark"))
        follow(theme)
    }
}

extension Button {
    /// Tells what the program is.
    static var about: Button {
        let button = Button(icon: "comptoir-info-symbolic", named: tr("About Comptoir")).styled("flat", "round")
        button.setAction("win.about")
        return button
    }
}

extension WindowFrame {
    /// The header that stays while pages scroll, over the window's content: the program's name, the theme, the menu.
    convenience init(_ content: Widget, environment: Environment, theme: Theme) {
        let brand = Label(AppIdentity.name).styled("brand")
        // Where there is no sidebar it begins at the edge of the page.
        brand.observe({ environment.isNarrow }) { $0[cssClass: "narrow"] = $1 }
        let (themes, info) = (ThemePicker(following: theme), Button.about)
        let menu = MenuButton(icon: "comptoir-menu-symbolic", named: tr("Main menu"), menu: WindowFrame.mainMenu)
        menu.isPrimary = true
        menu.hasFrame = false
        self.init(content, brand: brand, buttons: [themes, info, menu])
        // A sidebar has them at its foot. Where there is little room they leave it to the page; the menu leads to what they do.
        for button in [themes, info] as [Widget] {
            button.bind(\.isVisible) {
                !environment.isNarrow && (environment.showsIntroduction || !environment.hasSidebar)
            }
        }
        bind(\.isBrandShown) { !environment.showsIntroduction }
    }

    private static func mainMenu() -> Menu {
        Menu([
            .section(
                nil,
                [
                    .item(tr("_Random fruit"), action: "win.random-fruit"),
                    .item(tr("Random _drink"), action: "win.random-drink"),
                    .item(tr("_What I made"), action: "win.log"),
                ]),
            .section(
                nil,
                [
                    .item(tr("_Open a page from a file…"), action: "win.open-screen"),
                    .item(tr("_Preferences"), action: "app.preferences"),
                ]),
            .section(
                nil,
                [
                    .item(tr("_Keyboard shortcuts"), action: "win.shortcuts"),
                    .item(tr("_About Comptoir"), action: "win.about"),
                ]),
            .section(nil, [.item(tr("_Quit"), action: "app.quit")]),
        ])
    }
}
