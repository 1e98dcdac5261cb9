internal import CGTK
internal import CSoup

/// What a web server answered.
public struct HTTPResponse: Sendable, Equatable {
    /// The status, as 200 or 404.
    public let status: Int
    public let headers: HTTPHeaders
    /// The whole body, unpacked.
    public let body: [UInt8]
    /// The address that answered, after redirects.
    public let address: String

    /// Whether the server did what it was asked.
    public var isSuccess: Bool { (200..<300).contains(status) }
}

/// The headers of an answer; their names are the same in capitals and in small letters.
public struct HTTPHeaders: Sendable, Equatable {
    private var values: [String: String] = [:]

    /// The value of a header; of one that is there several times, all of them with commas between.
    public subscript(name: String) -> String? { values[name.lowercased()] }

    /// All headers, by their names in small letters.
    public var all: [String: String] { values }

    /// Copies the headers of a message (`soup_message_headers_foreach`).
    init(_ headers: OpaquePointer?) {
        guard let headers else { return }
        withUnsafeMutablePointer(to: &values) { values in
            soup_message_headers_foreach(
                headers,
                { name, value, data in
                    guard let name = string(name)?.lowercased(), let value = string(value), let data else { return }
                    let values = data.assumingMemoryBound(to: [String: String].self)
                    values.pointee[name] = values.pointee[name].map { $0 + ", " + value } ?? value
                }, values)
        }
    }
}
