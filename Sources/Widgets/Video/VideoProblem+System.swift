internal import Foundation

extension VideoProblem {
    /// The system's words for one of its own errors.
    static func words(code: Int32) -> String { String(cString: strerror(code)) }
}
