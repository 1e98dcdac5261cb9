/// A request to a web server.
public struct HTTPRequest: Sendable, Equatable {
    /// The HTTP method.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    /// How the cache on disk is used, if the client has one.
    public enum Caching: Sendable {
        /// A cached answer is used as long as the server declared it fresh; after that, the server is asked whether it
        /// still is.
        case allowed
        /// The server is asked each time; the cached answer is used if nothing has changed.
        case validated
    }

    /// The address, with the scheme `http` or `https`.
    public var address: String
    /// The HTTP method.
    public var method: Method
    /// Headers in addition to those that every request has.
    public var headers: [String: String]
    /// The body to send, if any.
    public var body: Body?
    /// How the cache is used.
    public var caching: Caching
    /// The limits on the response.
    public var limits: HTTPLimits
    /// Whether redirects must stay on the server: the same scheme, name and port.
    public var staysOnServer = false
    /// Whether the request must not reach this computer or its own network, whatever the server's name resolves to.
    ///
    /// If the system uses a proxy, this is up to the proxy.
    public var staysPublic = false

    /// The body of a request, with its content type.
    public struct Body: Sendable, Equatable {
        /// The content type, such as `application/json`.
        public var type: String
        /// The bytes.
        public var bytes: [UInt8]

        /// Creates a body.
        /// - Parameter type: the content type, such as `application/json`.
        public init(type: String, bytes: [UInt8]) {
            self.type = type
            self.bytes = bytes
        }
    }

    /// Creates a request.
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

/// The limits on a response.
public struct HTTPLimits: Sendable, Equatable {
    /// The maximum number of bytes, uncompressed; reading ends if there are more.
    public var bytes: Int
    /// The maximum time from the request to the last byte, including redirects.
    public var total: Duration
    /// The maximum time without receiving a single byte.
    public var idle: Duration
    /// The maximum number of redirects.
    public var redirects: Int

    /// Creates limits; the defaults suit a document, and a picture may need others.
    public init(
        bytes: Int = 4 << 20, total: Duration = .seconds(60), idle: Duration = .seconds(15), redirects: Int = 5
    ) {
        self.bytes = bytes
        self.total = total
        self.idle = idle
        self.redirects = redirects
    }
}
