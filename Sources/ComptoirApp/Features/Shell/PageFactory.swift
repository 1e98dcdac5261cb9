package import GTK

/// Makes the page of an address, and keeps the pages that are open, as far as somebody soon comes back to them.
///
/// A way through drinks and what is in them has no end. Pages further back than `kept` are let go, and made anew once
/// somebody comes back to them.
@MainActor
package final class PageFactory {
    private let environment: Environment
    private var open: [String: Widget] = [:]

    /// The most pages that are kept, the visible one with them.
    static let kept = 8
    /// The most while another section is shown: the visible one, and the one that is gone back to.
    static let keptAside = 2

    package init(environment: Environment) {
        self.environment = environment
    }

    /// The last pages of a path: the visible one, the one that is gone back to, and those before them that are still kept.
    /// Those that were open stay the same, those that are no longer in it are let go.
    /// - Parameter isShown: whether the path is that of the section that is shown.
    package func pages(for path: [Address], isShown: Bool = true) -> [Widget] {
        var next: [String: Widget] = [:]
        var pages: [Widget] = []
        for (depth, address) in path.reversed().prefix(isShown ? Self.kept : Self.keptAside).enumerated() {
            let key = address.pageKey
            guard let page = next[key] ?? open[key] ?? (depth < 2 ? make(address) : nil) else { break }
            next[key] = page
            pages.append(page)
        }
        if open.keys.contains(where: { next[$0] == nil }) { Memory.giveBack() }
        open = next
        return pages.reversed()
    }

    private func make(_ address: Address) -> Widget {
        switch address {
        case .discover, .fruits, .drinks, .drinksMatching, .bar, .shop, .days, .counter: Label(address.section.title)
        case .screen(let name): screen(.named(name))
        case .screenFile(let path): screen(.file(path))
        case .fruit(let id): FruitView(model: FruitModel(id: id, environment: environment), environment: environment)
        case .compare(let ids):
            CompareView(model: CompareModel(ids: ids, environment: environment), environment: environment)
        case .drink(let id): DrinkView(model: DrinkModel(id: id, environment: environment), environment: environment)
        case .log: LogView(model: LogModel(environment: environment), environment: environment)
        case .product(let id):
            ProductView(model: ProductModel(id: id, environment: environment), environment: environment)
        case .cart: CartView(model: CartModel(environment: environment), environment: environment)
        case .orders: OrdersView(model: OrdersModel(environment: environment), environment: environment)
        case .order(let id): OrderView(model: OrderModel(id: id, environment: environment), environment: environment)
        case .evenings: EveningView(model: EveningModel(environment: environment), environment: environment)
        case .evening(let id):
            EveningView(model: EveningModel(environment: environment), opening: id, environment: environment)
        case .stores: StoresView(model: PlacesModel(environment: environment), environment: environment)
        case .store(let id): PlaceView(model: PlaceModel(id: id, environment: environment), environment: environment)
        case .counters: CountersView(model: DaysModel(environment: environment))
        case .counterEditor(let id): CounterEditor(model: CounterModel(id: id, environment: environment))
        case .counterHistory(let id): CounterHistoryView(model: CounterModel(id: id, environment: environment))
        }
    }

    private func screen(_ place: ScreenPlace) -> Widget {
        let model = ScreenModel(place, environment: environment)
        let bar = PageBar("", environment.navigator)
        bar.bind(\.title) { [model] in model.title }
        return ScreenPage(model: model, bar: bar)
    }
}

extension Address {
    /// What two addresses share that are shown by the same page.
    var pageKey: String {
        switch self {
        case .compare: "compare"
        case .drinksMatching: Address.drinks.text
        case .counter: Address.days.text
        case .discover, .screen, .screenFile, .fruits, .fruit, .drinks, .drink, .bar, .log, .shop, .product, .cart,
            .orders, .order, .evenings, .evening,
            .stores, .store, .days, .counters, .counterEditor, .counterHistory:
            text
        }
    }
}
