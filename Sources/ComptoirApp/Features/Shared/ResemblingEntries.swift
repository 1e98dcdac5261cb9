import Store
import Widgets

/// What may have been meant by the id of an entry that there is not.
@MainActor
final class ResemblingEntries {
    private let found = LiveValue<[EntryName]>()
    private let kind: EntryKind
    private let id: String
    private let catalogue: Catalogue

    init(_ kind: EntryKind, _ id: String, in catalogue: Catalogue) {
        (self.kind, self.id, self.catalogue) = (kind, id, catalogue)
    }

    /// Starts looking, and looks again when packs change.
    func start() {
        let (kind, id) = (kind, id)
        found.follow(
            catalogue.values(on: [.packs]) { catalogue in
                guard try await catalogue.row(of: kind, id: id) == nil else { return [] }
                return try await catalogue.entries(of: kind, resembling: id)
            })
    }

    /// What may have been meant; empty where there is such an entry, or nothing is like it.
    var names: [EntryName] { found.value ?? [] }
}

extension [EntryName] {
    /// Whether it is one of these; nil where there are none.
    var question: String? {
        switch count {
        case 0: nil
        case 1: tr("Did you mean this?")
        default: tr("Did you mean one of these?")
        }
    }

    /// Their names as what to choose from.
    /// - Parameter choose: is given the one that was meant.
    @MainActor
    func offers(_ choose: @escaping @MainActor (EntryName) -> Void) -> [NextStep] {
        map { entry in NextStep(entry.name) { choose(entry) } }
    }
}
