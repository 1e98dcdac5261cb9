internal import Foundation
internal import GRDB

/// What kept the data layer from doing what it was asked: which file, what for, and the cause.
///
/// It is data. ``ErrorWording`` puts it into words, in any language.
public struct StoreError: Error, Sendable, Equatable, Codable {
    /// What was being done.
    public enum Operation: String, Sendable, Codable {
        case openLibrary, readLibrary, saveFavourite, saveShelf, saveRating, saveMade, saveCounter, saveCart, savePrice
        case saveOrder, saveEvening, savePlace, backUpLibrary, keepProducts, keepScreen
        case openCatalogue, readCatalogue, buildCatalogue, watchPacks

        /// Whether nothing is changed by it.
        var isReading: Bool { self == .readLibrary || self == .readCatalogue }
    }

    /// The cause.
    public enum Cause: String, Sendable, Equatable, Codable {
        /// There is no room left on the disk.
        case diskFull
        /// The file or its folder cannot be written.
        case notWritable
        /// The file is no database, or a damaged one.
        case corrupt
        /// Another program held the file for too long.
        case busy
        /// The file is damaged, or has gone, and other programs have it open, so that it cannot be repaired; the detail
        /// names them, where the system tells.
        case inUse
        /// The file was removed or replaced while the program had it open; what was saved is in its folder.
        case replaced
        /// The file was written by a newer version of the program.
        case newerVersion
        /// Anything else.
        case other
    }

    /// What was being done.
    public let operation: Operation

    /// The cause.
    public let cause: Cause

    /// The path of the file.
    public let file: String

    /// What the system or SQLite said, in its own words, for a report.
    public let detail: String

    /// The statement that failed, or nil where it was none.
    public let sql: String?

    init(_ operation: Operation, _ cause: Cause, file: String, detail: String = "", sql: String? = nil) {
        self.operation = operation
        self.cause = cause
        self.file = file
        self.detail = detail
        self.sql = sql
    }

    /// Names an error of SQLite or of the file system; one that is named already stays as it is.
    init(_ error: any Error, _ operation: Operation, file: String) {
        if let error = error as? StoreError {
            self = error
        } else if let error = error as? DatabaseError {
            self.init(operation, Cause(error, file: file), file: file, detail: error.description, sql: error.sql)
        } else {
            self.init(operation, Cause(error), file: file, detail: String(describing: error))
        }
    }
}
