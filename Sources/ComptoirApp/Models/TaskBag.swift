/// What a model goes on doing until it is gone: its tasks are cancelled together with it.
///
///     tasks.follow(library.ratingUpdates(drink: id), orElse: environment.report) { [weak self] in self?.rating = $0 }
@MainActor
final class TaskBag {
    private var tasks: [Task<Void, Never>] = []

    isolated deinit { cancel() }

    /// Calls `apply` with each element, one after the other.
    /// - Parameters:
    ///   - elements: such as the values that something has, now and after each change.
    ///   - fail: gets the error with which the elements end or that `apply` throws.
    ///   - apply: must not hold the owner of the bag strongly.
    func follow<Elements: AsyncSequence & Sendable>(
        _ elements: Elements, orElse fail: @escaping @MainActor (any Error) -> Void,
        _ apply: @escaping @MainActor (Elements.Element) async throws -> Void
    ) {
        run(orElse: fail) {
            for try await element in elements where !Task.isCancelled { try await apply(element) }
        }
    }

    /// Calls `apply` with each element of a sequence that cannot fail itself.
    func follow<Elements: AsyncSequence & Sendable>(
        _ elements: Elements, _ apply: @escaping @MainActor (Elements.Element) -> Void
    ) where Elements.Failure == Never {
        tasks.append(Task { for await element in elements where !Task.isCancelled { apply(element) } })
    }

    /// Does something once.
    /// - Parameter fail: gets the error that `work` throws, unless it was cancelled.
    func run(
        orElse fail: @escaping @MainActor (any Error) -> Void, _ work: @escaping @MainActor () async throws -> Void
    ) {
        let task = Task {
            do {
                try await work()
            } catch is CancellationError {
                return
            } catch {
                if !Task.isCancelled { fail(error) }
            }
        }
        tasks.append(task)
    }

    /// Ends all that is done.
    func cancel() {
        for task in tasks { task.cancel() }
        tasks = []
    }
}
