/// What a model goes on doing until it is gone: its tasks are cancelled together with it.
///
///     tasks.follow(library.ratingUpdates(drink: id), orElse: environment.report) { [weak self] in self?.rating = $0 }
@MainActor
final class TaskBag {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var number = 0

    /// How many of them have not ended yet.
    var count: Int { tasks.count }

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
        keep { for await element in elements where !Task.isCancelled { apply(element) } }
    }

    /// Does something once.
    /// - Parameter fail: gets the error that `work` throws, unless it was cancelled.
    /// - Returns: what ends with the work.
    @discardableResult
    func run(
        orElse fail: @escaping @MainActor (any Error) -> Void, _ work: @escaping @MainActor () async throws -> Void
    ) -> Task<Void, Never> {
        keep {
            do {
                try await work()
            } catch is CancellationError {
                return
            } catch {
                if !Task.isCancelled { fail(error) }
            }
        }
    }

    /// Ends all that is done.
    func cancel() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }

    /// Starts a task and keeps it until it ends.
    @discardableResult
    private func keep(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        number += 1
        let task = Task { [weak self, number] in
            await work()
            self?.tasks[number] = nil
        }
        tasks[number] = task
        return task
    }
}
