import Foundation
import Store

extension CounterModel {
    /// A single drink or fruit that the counter has to do with, by its name.
    struct SingleLink: Equatable {
        let link: CounterLink
        let name: String
    }

    /// The single drinks and fruits of which something comes: a day is marked with fruits only.
    var usedSingleLinks: [SingleLink] {
        guard settings?.linkUse == .mark else { return singleLinks }
        return singleLinks.filter { if case .fruit = $0.link { true } else { false } }
    }

    /// Ties the counter to a drink or a fruit.
    func link(_ link: CounterLink) { change { $0.links.insert(link) } }

    /// Unties the counter from a drink or a fruit.
    func unlink(_ link: CounterLink) { change { $0.links.remove(link) } }

    /// The names of the drinks and fruits among links; those that are no longer in the catalogue have their id.
    static func named(_ links: Set<CounterLink>, in catalogue: Catalogue) async throws -> [SingleLink] {
        var result: [SingleLink] = []
        for link in links {
            switch link {
            case .drink(let id):
                result.append(
                    SingleLink(link: link, name: try await catalogue.drink(id: id)?.name ?? TextLimit.name.shown(id)))
            case .fruit(let id):
                result.append(
                    SingleLink(link: link, name: try await catalogue.fruit(id: id)?.name ?? TextLimit.name.shown(id)))
            case .alcohol, .ingredientKind: break
            }
        }
        return result.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }
}
