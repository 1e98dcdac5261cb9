internal import GRDB

/// Runs something, naming the errors that it throws; a cancellation stays one, and so does whatever ends the reading of a
/// task that was cancelled.
func naming<Value>(
    _ operation: StoreError.Operation, file: String, _ body: () throws -> Value
) throws -> Value {
    do {
        return try body()
    } catch {
        throw named(error, operation, file: file)
    }
}

/// Runs something, naming the errors that it throws; a cancellation stays one, and so does whatever ends the reading of a
/// task that was cancelled.
func naming<Value>(
    _ operation: StoreError.Operation, file: String, _ body: () async throws -> Value
) async throws -> Value {
    do {
        return try await body()
    } catch {
        // Interrupted while it opens the table of words, SQLite speaks of an error like any other.
        if Task.isCancelled, operation.isReading { throw CancellationError() }
        throw named(error, operation, file: file)
    }
}

private func named(_ error: any Error, _ operation: StoreError.Operation, file: String) -> any Error {
    let isInterrupted = (error as? DatabaseError).map { [.SQLITE_INTERRUPT, .SQLITE_ABORT].contains($0.resultCode) }
    if error is CancellationError || isInterrupted == true { return CancellationError() }
    return StoreError(error, operation, file: file)
}
