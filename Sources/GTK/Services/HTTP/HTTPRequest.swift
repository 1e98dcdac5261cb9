/// What is asked of a web server.
public struct HTTPRequest: Sendable, Equatable {
    /// What is to be done at the address.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    /// How the cache on the disk takes part, where the client has one.
    public enum Caching: Sendable {
        /// What is kept is taken as long as the server said that it is good; then the server is asked whether it still is.
        case allowed
        /// The server is asked each time; what is kept is taken if it says that nothing has changed.
        case validated
    }

    /// The address, of the scheme `http` or `https`.
    public var address: String
    public var method: Method
    /// Headers besides those that every request has.
    public var headers: [String: String]
    /// What is sent along.
    public var body: Body?
    public var caching: Caching
    public var limits: HTTPLimits
    /// Whether the server may send on to addresses of its own only: of the same kind, name and port.
    public var staysOnServer = false
    /// Whether nothing may be asked of this computer and of its own network, whatever name leads there.
    ///
    /// Where the system asks by a proxy, that is for the proxy to say.
    public var staysPublic = false

    /// What is sent along, and what it is.
    public struct Body: Sendable, Equatable {
        public var type: String
        public var bytes: [UInt8]

        /// - Parameter type: the content type, as `application/json`.
        public init(type: String, bytes: [UInt8]) {
            self.type = type
            self.bytes = bytes
        }
    }

    /// Makes a request.
    public init(
        _ address: String, method: Method = .get, headers: [String: String] = [:], body: Body? = nil,
        caching: Caching = .allowed, limits: HTTPLimits = HTTPLimits()
    ) {
        self.address = address
        self.method = method
        self.headers = headers
        self.body = body
        self.caching = caching
        self.limits = limits
    }
}

/// What an answer may cost at most.
public struct HTTPLimits: Sendable, Equatable {
    /// The most bytes of an answer, once unpacked; reading ends where there are more.
    public var bytes: Int
    /// The most time from asking to the last byte, redirects included.
    public var total: Duration
    /// The most time without a single byte.
    public var idle: Duration
    /// How often the server may send on to another address.
    public var redirects: Int

    /// Limits for a document; a picture may want others.
    public init(
        bytes: Int = 4 << 20, total: Duration = .seconds(60), idle: Duration = .seconds(15), redirects: Int = 5
    ) {
        self.bytes = bytes
        self.total = total
        self.idle = idle
        self.redirects = redirects
    }
}
