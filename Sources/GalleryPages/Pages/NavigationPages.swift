import GTK
import Widgets

/// Widgets that lead from one place to another.
@MainActor
enum NavigationPages {
    static let all = [shell, navigation, detail, frame, line, pager, dots]

    private static func filler(_ text: String) -> Widget {
        Label(text).styled("heading", "quiet").layout(
            horizontal: .center, vertical: .center, expand: [.horizontal, .vertical])
    }

    private static let shell = GalleryPage(
        "shell", "Navigation", "Shell",
        "The sections of an application: at the bottom, in a rail, or in a sidebar, as the width allows.",
        code: "Shell(sections: [ShellSection(id: \"fruits\", title: \"Fruits\", icon: …)], content: view)"
    ) { _ in
        @MainActor func make() -> Shell {
            Shell(
                sections: [
                    ShellSection(id: "discover", title: "Discover", icon: "comptoir-discover-symbolic"),
                    ShellSection(id: "fruits", title: "Fruits", icon: "comptoir-fruits-symbolic"),
                    ShellSection(id: "drinks", title: "Drinks", icon: "comptoir-drinks-symbolic"),
                ], content: filler("Content"))
        }
        let chosen = make()
        chosen.selection = "fruits"
        return [
            Specimen("As wide as this page", chosen, height: 260),
            Specimen("Narrow", Clamp(make(), to: 320), height: 260),
        ]
    }

    private static let navigation = GalleryPage(
        "navigation-view", "Navigation", "NavigationView",
        "A list and the pages that open from it: side by side where there is room, one over the other where there is not. Pictures grow.",
        code: "let view = NavigationView(root: list, placeholder: hint)\nview.setPages([page])"
    ) { samples in
        let path = samples.fruits.first.flatMap { samples.picture(of: $0) }
        let small = ArtPicture(size: 48, path: path).layout(horizontal: .center, margins: 12)
        let large = ArtPicture(size: 96, path: path).layout(horizontal: .center, margins: 12)
        let open = Button("Open").styled("primary").layout(horizontal: .center, vertical: .center, expand: [.vertical])
        let back = Button("Back").layout(horizontal: .center, vertical: .center, expand: [.vertical])
        let page = Box(.vertical, [large, back]).styled("card").layout(margins: 12)
        let view = NavigationView(
            root: Box(.vertical, [small, open]), placeholder: filler("Nothing open"), rootWidth: 240, splitWidth: 520)
        open.onClicked { [weak view, page, large] in
            view?.setPages([page])
            large.land()
        }
        back.onClicked { [weak view] in view?.setPages([]) }
        view.onSwipedBack { [weak view] in view?.setPages([]) }
        let spanning = NavigationView(
            root: filler("Nothing found: the list spans the whole"), placeholder: filler("Nothing open"),
            rootWidth: 240, splitWidth: 520)
        spanning.rootSpansView = true
        return [Specimen("Live", view, height: 240), Specimen("With nothing to open", spanning, height: 120)]
    }

    private static let detail = GalleryPage(
        "detail-page", "Navigation", "DetailPage",
        "What a list opens: the way back and the buttons stay while the rest scrolls; past the cover they get a bar.",
        code: "let page = DetailPage(content, coverHeight: 264, back: { navigator.back() })\npage.title = fruit.name"
    ) { samples in
        @MainActor func make(coverHeight: Int, hasHeading: Bool = false) -> DetailPage {
            let hero = HeroHeader(height: 160)
            if let fruit = samples.fruits.first {
                hero.show(picture: samples.picture(of: fruit), gradient: fruit.paint)
            }
            let text = Label(Array(repeating: "Text that scrolls.", count: 40).joined(separator: " ")).styled("prose")
            text.wraps = true
            let name = Label(samples.fruits.first?.name ?? "").styled("title-1")
            let words = Box(.vertical, spacing: 12, (hasHeading ? [name] : []) + [text]).layout(margins: 18)
            let content: [Widget] = (coverHeight > 0 ? [hero] : []) + [words]
            let page = DetailPage(
                Box(.vertical, content), coverHeight: coverHeight,
                actions: [FavouriteButton(addName: "Add to favourites", removeName: "Remove from favourites")], back: {}
            )
            page.title = samples.fruits.first?.name ?? ""
            if hasHeading { page.heading = name }
            return page
        }
        return [
            Specimen("With a cover", make(coverHeight: 160), height: 260),
            Specimen("Without", make(coverHeight: 0), height: 260),
            Specimen("With a heading of its own", make(coverHeight: 160, hasHeading: true), height: 320),
        ]
    }

    private static let frame = GalleryPage(
        "window-frame", "Navigation", "WindowFrame",
        "The header of a window without a bar: a page's colour runs under it, and its buttons follow what is behind them.",
        code: "let frame = WindowFrame(shell, brand: name, buttons: [menu])\nframe.replaceTitlebar(of: window)"
    ) { _ in
        @MainActor func make(_ line: HeaderLine, _ ground: HeaderGround) -> WindowFrame {
            let menu = Button(icon: "comptoir-menu-symbolic", named: "Menu").styled("flat", "round")
            let page = HeaderPage(line, ground)
            return WindowFrame(NavigationView(root: page), brand: Label("Brand").styled("brand"), buttons: [menu])
        }
        let edit = Button(icon: "comptoir-edit-symbolic", named: "Edit").styled("round", "floating")
        let line = HeaderLine(end: [edit])
        line.replacesBrandWhereNarrow = true
        return HeaderGround.allCases.map { ground in
            let frame = make(HeaderLine(title: Label(ground.rawValue)), ground)
            return Specimen("On the ground “\(ground.rawValue)”", frame, height: 120)
        } + [Specimen("With a page's buttons in place of the name", Clamp(make(line, .dark), to: 360), height: 120)]
    }

    private static let line = GalleryPage(
        "header-line", "Navigation", "HeaderLine",
        "A page's own buttons, beside those of the window's header, or below them where they do not fit.",
        code: """
            let line = HeaderLine(start: [back], title: heading, end: [heart])
            line.ground = HeaderGround(on: color)
            """
    ) { _ in
        @MainActor func make() -> HeaderLine {
            let back = Button(icon: "comptoir-back-symbolic", named: "Back").styled("round", "floating")
            let edit = Button(icon: "comptoir-edit-symbolic", named: "Edit").styled("round", "floating")
            let title = Label("A title that takes its room").styled("title-2", "page-title")
            title.textAlignment = 0
            title.wraps = true
            return HeaderLine(start: [back], title: title, end: [edit])
        }
        return [
            Specimen("With room", make(), height: 72), Specimen("Narrow", Clamp(make(), to: 320), height: 120),
        ]
    }

    private static let pager = GalleryPage(
        "pager", "Navigation", "Pager",
        "Pages of the whole size: swipe, drag, scroll sideways, or press Left, Right, Home, End. Here with onboarding cards.",
        code: "let pager = Pager(cards)\npager.onPageChanged { model.pageTurned(to: $0) }"
    ) { samples in
        let cards = samples.fruits.enumerated().map { index, fruit in
            let card = OnboardingCard(startTitle: "Start", showsStart: index == samples.fruits.count - 1)
            card.show(
                picture: samples.picture(of: fruit), gradient: fruit.paint, name: fruit.name, headline: fruit.headline)
            return card
        }
        let paints = samples.fruits.map(\.paint)
        let pager = Pager(cards)
        let dots = PageDots(cards.count)
        @MainActor func color(_ page: Int, _ dots: PageDots?) {
            dots?.setForeground(for: paints[page])
        }
        color(0, dots)
        pager.onPageChanged { [weak dots] page in
            dots?.page = page
            color(page, dots)
        }
        dots.onSelected { [weak pager, weak dots] page in
            pager?.page = page
            color(page, dots)
        }
        let overlay = Overlay(
            pager, over: [dots.layout(horizontal: .center, vertical: .end, margins: Insets(bottom: Space.medium))])
        return [Specimen("Onboarding", overlay, height: 520)]
    }

    private static let dots = GalleryPage(
        "page-dots", "Navigation", "PageDots", "Say which of several pages is in view, and lead to each.",
        code: "let dots = PageDots(5)\ndots.onSelected { pager.page = $0 }"
    ) { _ in
        let third = PageDots(5)
        third.page = 2
        return [
            Specimen("First of three", PageDots(3).layout(horizontal: .start)),
            Specimen("Third of five", third.layout(horizontal: .start)),
        ]
    }
}

/// A page of a colour that runs under the header.
@MainActor
private final class HeaderPage: Box, RunsUnderHeader {
    init(_ line: HeaderLine, _ ground: HeaderGround) {
        super.init(.vertical)
        line.ground = ground
        let color: Color? =
            switch ground {
            case .page: nil
            case .light: Color(red: 1, green: 0.85, blue: 0.55)
            case .dark, .picture: Color(red: 0.45, green: 0.07, blue: 0.05)
            }
        let content = Box(.vertical, [line])
        append((color.map { ColorGround($0, content) } ?? content).layout(expand: [.horizontal, .vertical]))
    }
}
