internal import CGTK
internal import CSoup

/// The response of a web server.
public struct HTTPResponse: Sendable, Equatable {
    /// The status, such as 200 or 404.
    public let status: Int
    /// The headers.
    public let headers: HTTPHeaders
    /// The whole body, uncompressed.
    public let body: [UInt8]
    /// The address that answered, after any redirects.
    public let address: String

    /// Whether the request succeeded.
    public var isSuccess: Bool { (200..<300).contains(status) }
}

/// The headers of a response; the case of their names does not matter.
public struct HTTPHeaders: Sendable, Equatable {
    private var values: [String: String] = [:]

    /// The value of a header; if it occurs several times, all values separated by commas.
    public subscript(name: String) -> String? { values[name.lowercased()] }

    /// All headers, by their names in lower case.
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
