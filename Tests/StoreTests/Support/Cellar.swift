import Foundation

@testable import Store

/// A library in a folder of its own, with a clock that the test sets.
struct Cellar {
    let clock: TestClock
    let folder: TemporaryFolder
    let library: Library

    init() async throws {
        clock = try TestClock()
        folder = try TemporaryFolder()
        library = try await Library.open(at: folder["library.sqlite"], clock: clock.now)
    }
}
