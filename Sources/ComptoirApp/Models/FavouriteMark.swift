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
        let changes = library.changes(of: [.favourite(kind, id: id)])
        tasks.run(orElse: environment.report) { [weak self] in try await self?.read() }
        tasks.follow(changes, orElse: environment.report) { [weak self] changes in
            // What comes of a click of one's own is known already, once it is saved.
            guard let clicks = self?.clicks else { return }
            if clicks.all == clicks.done || changes.contains(where: { $0.origin == .elsewhere }) {
                try await self?.read()
            }
        }
    }

    private func read() async throws {
        let before = clicks.all
        let isFavourite = try await environment.library.isFavourite(kind, id: id)
        // What was read before a click was saved says nothing of the click, however late it is told.
        if clicks.all == before { keep(isFavourite) }
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
            environment.tell(tr("{name} is no longer a favourite.", ["name": name])) {
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
