/// What asks web servers for the data layer, which knows no network of its own.
public protocol RemoteTransport: Sendable {
    /// Sends a request and reads the whole answer, of whatever status.
    ///
    /// - Throws: ``TransferFailure`` or `CancellationError`.
    func send(_ request: RemoteRequest) async throws -> RemoteResponse
}

/// What is asked of a web server.
public struct RemoteRequest: Sendable, Equatable {
    /// The address.
    public var address: String

    /// What is sent along by POST, in JSON; nil where something is only asked for.
    public var body: [UInt8]?

    /// Headers besides those that every request has.
    public var headers: [String: String] = [:]

    /// Whether the server is asked even where a kept answer is still good.
    public var isFresh = false

    /// Whether the server may send on to addresses of its own only.
    public var staysOnServer = false

    /// The most bytes that the answer may have.
    public var limit: Int

    /// Makes a request.
    public init(
        _ address: String, body: [UInt8]? = nil, headers: [String: String] = [:], isFresh: Bool = false,
        limit: Int = 4 << 20
    ) {
        self.address = address
        self.body = body
        self.headers = headers
        self.isFresh = isFresh
        self.limit = limit
    }
}

/// What a web server answered.
public struct RemoteResponse: Sendable, Equatable {
    /// The status, as 200 or 404.
    public var status: Int

    /// The headers, by their names in small letters.
    public var headers: [String: String]

    /// The whole body.
    public var body: [UInt8]

    /// The address that answered, after redirects.
    public var address: String

    /// Makes an answer.
    public init(status: Int, headers: [String: String] = [:], body: [UInt8] = [], address: String) {
        self.status = status
        self.headers = headers
        self.body = body
        self.address = address
    }

    /// What the server says that the body is, in small letters and without parameters.
    var contentType: String? {
        headers["content-type"]?.split(separator: ";").first.map {
            $0.trimmingPrefix(while: \.isWhitespace).lowercased().filter { !$0.isWhitespace }
        }
    }
}
