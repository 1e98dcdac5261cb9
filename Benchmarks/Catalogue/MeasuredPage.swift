import ComptoirApp
import Foundation
import GTK
import Store
import ComptoirWidgets
import Widgets

/// A section's list without the rest of the program, over the catalogue in the program's folders.
@MainActor
final class MeasuredPage {
    let view: Widget
    let catalogue: Catalogue
    let library: Library
    /// The searched text that the rows answer, which are shown in the next frame; nil before the first.
    let answered: @MainActor () -> String?
    private let theme: Theme
    private let folders: Folders

    private init(_ page: @MainActor (Environment) -> (Widget, @MainActor () -> String?)) async throws {
        folders = try Folders.find()
        await Fonts.register(directory: folders.fonts.path)
        IconTheme.current.add(searchPath: folders.icons.path)
        theme = Theme(folder: folders.style.path, sheets: ["kit.css", "drawings.css", "app.css"])
        let environment = try await Environment.open(
            folders: folders, preferences: try Preferences(schemas: folders.schemas.path), languages: ["en"])
        catalogue = environment.catalogue
        library = environment.library
        (view, answered) = page(environment)
    }

    /// Opens the list of fruits, as the program does.
    static func fruits() async throws -> MeasuredPage {
        try await MeasuredPage { environment in
            let model = FruitsModel(environment: environment)
            model.appeared()
            return (
                FruitsView(model: model, environment: environment), { model.results.answered?.text }
            )
        }
    }

    /// Opens a section with its pages, as the program does, and what opens the page of an entry and goes back.
    static func section(
        ofDrinks: Bool
    ) async throws -> (page: MeasuredPage, open: @MainActor (String) -> Void, back: @MainActor () -> Void) {
        var navigator: Navigator?
        var section: (any SectionPage)?
        let page = try await MeasuredPage { environment in
            let made: any SectionPage =
                ofDrinks ? DrinksSection(environment: environment) : FruitsSection(environment: environment)
            environment.navigator.sectionSelected(ofDrinks ? .drinks : .fruits)
            made.follow(
                environment.navigator, in: ofDrinks ? .drinks : .fruits, with: PageFactory(environment: environment))
            (navigator, section) = (environment.navigator, made)
            return (made.navigation, { nil })
        }
        return (
            page,
            { [section] in
                _ = section
                navigator?.openFromList(ofDrinks ? .drink($0) : .fruit($0))
            }, { navigator?.back() }
        )
    }

    /// Opens the cards of the drinks, as the program does.
    static func drinks() async throws -> MeasuredPage {
        try await MeasuredPage { environment in
            let model = DrinksModel(environment: environment)
            model.appeared()
            return (
                DrinksView(model: model, environment: environment) {}, { model.results.answered?.text }
            )
        }
    }

    /// Opens the bar, as the program does.
    static func bar() async throws -> MeasuredPage {
        try await MeasuredPage { environment in
            let model = BarModel(environment: environment)
            model.appeared()
            return (BarView(model: model, environment: environment), { nil })
        }
    }

    /// Opens the shop with the products of the server at an address, as the program does; it has answered once they are
    /// there.
    static func shop(server address: String) async throws -> MeasuredPage {
        try await MeasuredPage { environment in
            let server = environment.shopServer
            server.turn(to: address)
            let model = ShopModel(environment: environment)
            model.appeared()
            return (
                ShopView(model: model, environment: environment),
                {
                    guard case .content? = server.state else { return nil }
                    return model.results.answered?.text
                }
            )
        }
    }

    /// Opens the log of what was made, as the program does, once it is asked for.
    static func log() async throws -> (library: Library, open: @MainActor () -> Widget) {
        try await later(.log)
    }

    /// Opens the cart, as the program does, once it is asked for.
    static func cart() async throws -> (library: Library, open: @MainActor () -> Widget) {
        try await later(.cart)
    }

    /// What a page needs, and what makes the page of it later.
    private static func later(
        _ address: Address
    ) async throws -> (library: Library, open: @MainActor () -> Widget) {
        var factory: PageFactory?
        let page = try await MeasuredPage { environment in
            factory = PageFactory(environment: environment)
            return (Box(.vertical), { nil })
        }
        return (
            page.library,
            { [page, factory] in
                _ = page
                guard let made = factory?.pages(for: [address]).last else { preconditionFailure("there is no page") }
                return made
            }
        )
    }

    /// The picture that the shelf shows of a bottle, drawn now.
    /// - Parameter height: of the box that it is drawn in, twice as high as wide, in pixels.
    func picture(of ingredient: IngredientSummary, height: Int) -> Texture {
        ArtTextures.shared.texture(standing: BottleArt(ingredient, folders: folders), height: height)
    }

    /// The picture that a card shows of a drink, drawn now.
    /// - Parameter side: its width and height, in pixels.
    static func picture(of drink: DrinkSummary, side: Int) -> Texture {
        ArtTextures.shared.texture(of: DrinkArt(drink.sketch), side: side)
    }
}

/// Makes the catalogue in the program's folders anew, of so many invented fruits and drinks.
func buildInventedCatalogue(fruits: Int, drinks: Int) throws {
    let folders = try Folders.find()
    try Catalogue.buildSynthetic(
        count: fruits, drinks: drinks, at: folders.cache.appending(path: "catalogue.sqlite"),
        packs: PackFolders(bundled: folders.catalogue, personal: folders.packs))
}
