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
    /// What the library is known to have.
    @ObservationIgnored private var kept = false
    /// How often it was clicked, and how many of these clicks have been saved, or could not be.
    @ObservationIgnored private var clicks = (all: 0, done: 0)

    init(_ kind: EntryKind, id: String, environment: Environment) {
        self.kind = kind
        self.id = id
        self.environment = environment
    }

    /// Starts following the library, or starts anew.
    func start() {
        tasks.cancel()
        let library = environment.library
        tasks.follow(library.favouriteUpdates(of: kind), orElse: environment.report) { [weak self, kind, id] _ in
            // What was read before a click was saved says nothing of the click, however late it is told.
            guard let before = self?.clicks, before.all == before.done else { return }
            let isFavourite = try await library.isFavourite(kind, id: id)
            if self?.clicks.all == before.all { self?.keep(isFavourite) }
        }
    }

    /// Sets the mark or takes it away; that it went can be taken back.
    /// - Parameter name: what the entry is called.
    func toggle(named name: String) {
        let (library, kind, id, wanted) = (environment.library, kind, id, !isSet)
        isSet = wanted
        clicks.all += 1
        environment.perform { [weak self, environment] in
            defer {
                self?.clicks.done += 1
                self?.settle()
            }
            let old = try await library.setFavourite(wanted, kind, id: id)
            self?.kept = wanted
            guard let old, !wanted else { return }
            environment.tell(tr("{name} is no favourite any more.", ["name": name])) {
                try await library.restore(old)
                // The library may tell of no change where the mark came back before it was missed.
                self?.keep(true)
            }
        }
    }

    private func keep(_ isFavourite: Bool) {
        kept = isFavourite
        settle()
    }

    /// Shows what is kept, once all clicks have come to it.
    private func settle() {
        if clicks.all == clicks.done { isSet = kept }
    }
}
