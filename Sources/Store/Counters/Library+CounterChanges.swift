internal import GRDB

extension Library {
    /// The counters in their order, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    public func counterUpdates() -> AsyncThrowingStream<[Counter], any Error> {
        values(on: [.counters]) { db in try Counter.fetchAll(db) }
    }

    /// Counters in their order with how they stand, now and after each change; as ``counterSummaries(_:today:)``.
    ///
    /// Of another day another sequence tells. It ends when the task that iterates it is cancelled, and with a
    /// ``StoreError`` where the library cannot be read.
    public func counterSummaryUpdates(
        _ range: Range<Int>? = nil, today: CalendarDay
    ) -> AsyncThrowingStream<[CounterSummary], any Error> {
        values(on: [.counters, .histories]) { db in try CounterSummary.fetchAll(db, range, today: today) }
    }

    /// A counter with all that happened to it, now and after each change; nil once it is deleted.
    ///
    /// Of another day another sequence tells. It ends when the task that iterates it is cancelled, and with a
    /// ``StoreError`` where the library cannot be read.
    public func counterHistoryUpdates(
        _ id: Int64, today: CalendarDay
    ) -> AsyncThrowingStream<CounterHistory?, any Error> {
        values(on: [.counter(id)]) { db in try CounterHistory.fetchOne(db, id, today: today) }
    }
}
