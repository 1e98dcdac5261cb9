import GTK
import Observation
import ServerUI
import ServerUIRenderer
import Store
import ComptoirWidgets
import Widgets

/// The program's pictures for screens: `fruit:mango`, `drink:negroni`, `ingredient:gin`, `product:gin`, `drawing:empty-slate`,
/// `icon:…`.
@MainActor @Observable
final class ProgramPictures: ScreenPictures {
    private(set) var version = 0
    /// The fraction of the height of a drawing's square at which what it shows stands: it is four thirds as wide as high.
    private static let drawingFooting = 0.84
    @ObservationIgnored private unowned let environment: Environment
    @ObservationIgnored private let following = TaskBag()

    init(environment: Environment) {
        self.environment = environment
        following.follow(environment.library.changes(of: [.packs])) { [weak self] _ in self?.version += 1 }
    }

    func picture(_ source: String, height: Int) -> Widget? {
        let (kind, name) = Self.parts(of: source)
        switch kind {
        case "fruit":
            return entry(FruitSummary.self, name).map { [folders = environment.folders] in
                ArtPicture(size: height, path: folders.picture($0.picture), footing: BottleArt.fruitFooting)
            }
        case "drink": return entry(DrinkSummary.self, name).map { DrinkPicture(DrinkArt($0.sketch), size: height) }
        case "ingredient":
            return entry(IngredientSummary.self, name).map { [folders = environment.folders] in
                BottlePicture(BottleArt($0, folders: folders), size: height)
            }
        case "product":
            let picture = ProductPicture(size: height, environment)
            picture.show(entry(ProductSummary.self, name))
            return picture
        case "drawing" where ProgramPictures.drawings.contains(name):
            return ArtPicture(
                size: height, path: environment.folders.picture("states/\(name).svg"), footing: Self.drawingFooting)
        case "icon" where name.hasPrefix("comptoir-"): return Image(icon: name, size: min(height, 24))
        case "https", "http":
            return RemotePicture(size: height, address: source, pictures: environment.screens.remotePictures)
        default: return nil
        }
    }

    func tint(of source: String) -> Color? {
        let (kind, name) = Self.parts(of: source)
        switch kind {
        case "fruit": return entry(FruitSummary.self, name).map { Color($0.gradient.top) }
        case "drink": return entry(DrinkSummary.self, name)?.sketch.tint
        case "ingredient": return entry(IngredientSummary.self, name).map { Color($0.colour) }
        case "product": return entry(ProductSummary.self, name)?.tint
        case "drawing" where ProgramPictures.drawings.contains(name): return Color(hex: 0x8A6A4B)
        default: return nil
        }
    }

    /// The names of those pictures that stand where there is nothing yet.
    private static let drawings: Set = [
        "empty-bag", "empty-bowl", "empty-glass", "empty-receipt", "empty-slate", "map-pin",
    ]

    private static func parts(of source: String) -> (kind: String, name: String) {
        guard let colon = source.firstIndex(of: ":") else { return ("", source) }
        return (String(source[..<colon]), String(source[source.index(after: colon)...]))
    }

    /// What the catalogue has of an entry; nil where there is none of that id, and where it cannot be read.
    private func entry<Summary: CatalogueSummary>(_ type: Summary.Type, _ id: String) -> Summary? {
        do {
            return try environment.catalogue.summaryNow(type, id: id)
        } catch {
            environment.report(error)
            return nil
        }
    }
}
