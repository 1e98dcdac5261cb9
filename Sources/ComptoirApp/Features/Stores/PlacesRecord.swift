import Store

/// Some stores, with the names of what they are for.
struct PlacesRecord: Equatable, Sendable {
    let places: [Place]
    /// The names of what the stores are for, and of what a new one may be for.
    let names: [PlaceSubject: String]
    /// What a new store may be for, the most likely first.
    let candidates: [PlaceSubject]

    /// Reads the stores that one would go to for something, or all where that is nil.
    init(for subject: PlaceSubject?, in catalogue: Catalogue) async throws {
        if let subject {
            places = try await catalogue.places(for: subject)
        } else {
            places = try await catalogue.places
        }
        var candidates = subject.map { [$0] } ?? []
        if case .drink(let id) = subject, let drink = try await catalogue.drink(id: id) {
            for part in drink.parts.map({ PlaceSubject.ingredient($0.ingredient) }) where !candidates.contains(part) {
                candidates.append(part)
            }
        }
        self.candidates = candidates
        names = try await catalogue.names(
            of: places.reduce(into: Set(candidates)) { $0.formUnion($1.details.subjects) })
    }
}

extension Catalogue {
    /// The names of what stores are for; what there is not any more is passed over.
    func names(of subjects: Set<PlaceSubject>) async throws -> [PlaceSubject: String] {
        var names: [PlaceSubject: String] = [:]
        for (kind, subjects) in Dictionary(grouping: subjects, by: \.kind) {
            let found = try await self.names(of: kind, subjects.map(\.id))
            for subject in subjects { names[subject] = found[subject.id] }
        }
        return names
    }
}
