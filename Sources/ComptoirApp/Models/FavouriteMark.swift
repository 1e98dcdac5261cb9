import Observation
import Store

/// The heart of an entry: as the library has it, and at once as the person wants it.
@MainActor @Observable
final class FavouriteMark {
    /// Whether the entry is a favourite.
    private(set) var isSet = false
    @ObservationIgnored private let kind: EntryKind
    @ObservationIgnored private let id: String
    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()
    /// How many clicks are still being saved.
    @ObservationIgnored private var unsavedClicks = 0

    init(_ kind: EntryKind, id: String, environment: Environment) {
        self.kind = kind
        self.id = id
        self.environment = environment
    }

    /// Starts following the library, or starts anew.
    func start() {
        tasks.cancel()
        tasks.follow(environment.library.favouriteUpdates(of: kind), orElse: environment.report) {
            [weak self, id] favourites in
            // What was read before a click was saved says nothing of the click.
            guard let self, unsavedClicks == 0 else { return }
            isSet = favourites.contains { $0.id == id }
        }
    }

    /// Sets the mark or takes it away; that it went can be taken back.
    /// - Parameter name: what the entry is called.
    func toggle(named name: String) {
        let (library, kind, id, wanted) = (environment.library, kind, id, !isSet)
        isSet = wanted
        unsavedClicks += 1
        environment.perform { [weak self, environment] in
            defer { self?.unsavedClicks -= 1 }
            do {
                let old = try await library.setFavourite(wanted, kind, id: id)
                guard let old, !wanted else { return }
                environment.tell(tr("{name} is no favourite any more.", ["name": name])) {
                    try await library.restore(old)
                }
            } catch {
                self?.isSet = !wanted
                throw error
            }
        }
    }
}
