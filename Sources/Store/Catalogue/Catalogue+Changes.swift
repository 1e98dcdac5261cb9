extension Catalogue {
    /// What becomes another, from now on: of the packs, and of the library that the catalogue shows with them.
    public func changes(of topics: Set<LibraryTopic>) -> LibraryChanges { library.changes(of: topics) }

    /// The value that is read from the catalogue, now and whenever a change of some topics has made it another.
    ///
    ///     for try await rows in catalogue.values(on: [.packs, .ratings], of: { try await $0.rows(matching: query) }) { … }
    ///
    /// A change that comes while a value is being read leads to one more reading. The sequence ends when the
    /// task that iterates it is cancelled, and with the error that `read` throws.
    ///
    /// - Parameters:
    ///   - topics: What the value depends on.
    ///   - read: Reads the value.
    public func values<Value: Sendable & Equatable>(
        on topics: Set<LibraryTopic>, of read: @escaping @Sendable (Catalogue) async throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        changes(of: topics).values { try await read(self) }
    }
}
