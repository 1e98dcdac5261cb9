/// What a loopback server answers, mistakes and all.
public struct LoopbackAnswer: Encodable, Sendable {
    public var status: Int?
    public var headers: [String: String]?
    public var body: String?
    /// The body in base64, where it is no text.
    public var bytes: String?
    /// The body's mark: whoever has the one with this mark is told that nothing has changed.
    public var etag: String?
    /// How often the body comes.
    public var `repeat`: Int?
    /// The seconds between two bytes of the body.
    public var drip: Double?
    /// The share of the body that comes before the connection ends.
    public var half: Double?
    /// Nothing comes.
    public var silent: Bool?
    /// The whole answer as it is, and then the end of the connection.
    public var raw: String?
    public var gzip: Bool?
    /// Of orders: it is taken although the answer goes wrong; what is left open here is as it is of one that is taken.
    public var taken: Bool?

    public init(
        status: Int? = nil, headers: [String: String]? = nil, body: String? = nil, etag: String? = nil,
        repeat count: Int? = nil, drip: Double? = nil, half: Double? = nil, silent: Bool? = nil, raw: String? = nil,
        gzip: Bool? = nil, taken: Bool? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.etag = etag
        self.repeat = count
        self.drip = drip
        self.half = half
        self.silent = silent
        self.raw = raw
        self.gzip = gzip
        self.taken = taken
    }

    /// A JSON document.
    public static func json(_ body: String, headers: [String: String] = [:], etag: String? = nil) -> LoopbackAnswer {
        LoopbackAnswer(
            headers: headers.merging(["Content-Type": "application/json"]) { own, _ in own }, body: body, etag: etag)
    }

    /// A file that is no text.
    public static func file(_ bytes: [UInt8], type: String, headers: [String: String] = [:], etag: String? = nil)
        -> LoopbackAnswer
    {
        var answer = LoopbackAnswer(headers: headers.merging(["Content-Type": type]) { own, _ in own }, etag: etag)
        answer.bytes = Base64.encoded(bytes)
        return answer
    }
}
