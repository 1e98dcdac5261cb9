import Foundation
import GTK
import Store

/// Sends the orders that wait, whenever one is placed and whenever one is due again.
@MainActor
final class OrderPost {
    private let library: Library
    private let connection: @MainActor () throws -> ShopConnection?
    private let tasks = TaskBag()
    private var timer: SourceToken?
    private var isSending = false
    private var isAskedAgain = false
    private var isStarted = false

    /// Makes it; nothing is sent yet.
    /// - Parameter connection: what asks servers, or nil for nothing any more; called when there is something to be sent.
    init(_ library: Library, connection: @escaping @MainActor () throws -> ShopConnection?) {
        self.library = library
        self.connection = connection
    }

    isolated deinit { timer?.cancel() }

    /// Begins to follow the orders; goes on until this is gone.
    func start(orElse fail: @escaping @MainActor (any Error) -> Void) {
        guard !isStarted else { return }
        isStarted = true
        tasks.follow(library.changes(of: [.orders])) { [weak self] _ in self?.send(orElse: fail) }
        send(orElse: fail)
    }

    /// Sends what is due, and comes back when something else is.
    private func send(orElse fail: @escaping @MainActor (any Error) -> Void) {
        guard !isSending else {
            isAskedAgain = true
            return
        }
        isSending = true
        timer?.cancel()
        tasks.run(orElse: fail) { [weak self] in
            defer { self?.isSending = false }
            guard let next = try await self?.sendDue() else { return }
            self?.timer = MainLoop.after(.seconds(max(1, next.timeIntervalSinceNow))) { [weak self] in
                self?.send(orElse: fail)
            }
        }
    }

    /// Sends until nothing new was asked for meanwhile; says when something is due again.
    private func sendDue() async throws -> Date? {
        guard try await !library.outbox.isEmpty, let connection = try connection() else { return nil }
        let sender = OrderSender(outbox: LibraryOutbox(library, wording: .translated)) { connection.server(at: $0) }
        var next: Date?
        repeat {
            isAskedAgain = false
            next = try await sender.sendDue()
        } while isAskedAgain
        return next
    }
}
