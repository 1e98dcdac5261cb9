internal import Foundation

extension VideoProblem {
    /// Returns the system's text for an error code.
    static func words(code: Int32) -> String { String(cString: strerror(code)) }
}
