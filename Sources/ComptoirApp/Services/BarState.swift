import Observation
import Store

/// What the shelf of the bar has, for every page that asks.
@MainActor @Observable
final class BarState {
    /// What is on the shelf, what changed last first.
    private(set) var items: [ShelfItem] = []
    @ObservationIgnored private var watching: Task<Void, Never>?

    init(library: Library) {
        watching = Task { [weak self] in
            do {
                for try await items in library.shelfUpdates() { self?.items = items }
            } catch {
                // The library tells of itself where it cannot be read.
                self?.items = []
            }
        }
    }

    isolated deinit { watching?.cancel() }

    /// Whether nothing was ever put on the shelf.
    var isEmpty: Bool { items.isEmpty }

    /// What the shelf has of an ingredient.
    func item(_ ingredient: String) -> ShelfItem? { items.first { $0.ingredient == ingredient } }
}
