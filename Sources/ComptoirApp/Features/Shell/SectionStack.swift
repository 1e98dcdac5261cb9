import GTK
import Widgets

/// The sections' pages, each made when it is first gone to.
@MainActor
final class SectionStack {
    let widget = Stack(.none)
    private let environment: Environment
    private var pages: [Section: any SectionPage] = [:]

    init(environment: Environment) {
        self.environment = environment
        // How narrow the window can be, only the section in sight has a say in.
        widget.homogeneous = [.vertical]
        widget.observe({ [navigator = environment.navigator] in navigator.section }) { [weak self] stack, section in
            _ = self?.page(of: section)
            stack.show(section.rawValue)
        }
    }

    /// The page of the selected section.
    var current: any SectionPage { page(of: environment.navigator.section) }

    private(set) lazy var fruits = FruitsSection(environment: environment)
    private(set) lazy var drinks = DrinksSection(environment: environment)

    private func page(of section: Section) -> any SectionPage {
        if let page = pages[section] { return page }
        let page: any SectionPage =
            switch section {
            case .discover: DiscoverSection(environment: environment)
            case .fruits: fruits
            case .drinks: drinks
            case .bar: BarSection(environment: environment)
            case .shop: ShopSection(environment: environment)
            case .days: DaysSection(environment: environment)
            }
        page.follow(environment.navigator, in: section, with: PageFactory(environment: environment))
        pages[section] = page
        widget.add(page.navigation, named: section.rawValue)
        return page
    }
}
