import Observation
import Store

/// What the shelf of the bar has, for every page that asks.
@MainActor @Observable
final class BarState {
    /// What is on the shelf, what changed last first.
    private(set) var items: [ShelfItem] = []
    @ObservationIgnored private let tasks = TaskBag()

    init(library: Library) {
        // The library tells of itself where it cannot be read.
        tasks.follow(library.shelfUpdates(), orElse: { [weak self] _ in self?.items = [] }) { [weak self] in
            self?.items = $0
        }
    }

    /// Whether nothing was ever put on the shelf.
    var isEmpty: Bool { items.isEmpty }

    /// What the shelf has of an ingredient.
    func item(_ ingredient: String) -> ShelfItem? { items.first { $0.ingredient == ingredient } }
}
