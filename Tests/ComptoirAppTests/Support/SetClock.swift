import Foundation
import TestSupport

@testable import ComptoirApp

/// A clock that a test sets, in a file as the whole program has it.
@MainActor
final class SetClock {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/clock" }

    init(_ time: String) throws {
        folder = try TemporaryFolder()
        set(time)
    }

    /// What tells this clock's time.
    var source: TimeSource { .file(path) }

    /// Sets the clock.
    /// - Parameter time: as `2026-03-01T12:00:00Z`.
    func set(_ time: String) { folder.write(time, to: "clock") }
}
