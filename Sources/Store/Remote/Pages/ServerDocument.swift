internal import JSON
internal import Foundation

/// Turns a server's answer into a checked document, or says why it is none.
struct ServerDocument {
    let root: JSONNode
    /// The address that it came from, after redirects.
    let url: URL
    let problems: [Problem]

    /// The format that this version reads.
    static let format = 1

    /// What servers call JSON, and what they call what they do not know.
    private static let types: Set<String> = [
        "application/json", "text/json", "text/plain", "application/octet-stream", "binary/octet-stream",
    ]

    /// Checks an answer.
    ///
    /// - Throws: ``RemoteError``.
    init(
        _ response: RemoteResponse, schema: JSONSchema, operation: RemoteError.Operation, now: Date = Date()
    ) throws {
        func failure(_ cause: RemoteError.Cause) -> RemoteError {
            RemoteError(operation, cause, address: response.address)
        }
        if let cause = response.refusal(now: now) { throw failure(cause) }
        if let cause = Self.misfit(response) { throw failure(cause) }
        guard let url = URL(string: response.address) else { throw failure(.transfer(.badAddress)) }
        self.url = url
        let written: JSONNode
        do {
            written = try JSONDocument(response.body).root
        } catch let error as JSONSyntaxError {
            throw failure(.syntax(error))
        }
        if let format = written["format"]?.number, format > Double(Self.format), let number = Int(exactly: format) {
            throw failure(.newerFormat(number))
        }
        var validator = SchemaValidator(schema: schema, file: response.address)
        validator.validate(written)
        root = written.replacing(validator.shown)
        problems = validator.problems
        // What is wrong in one entry of a list leaves out that entry alone.
        if let flaw = problems.first(where: { $0.severity == .error && !LeftOut.entryPath(of: $0.path).hasSuffix("]") })
        {
            throw failure(.malformed(flaw))
        }
    }

    /// What is said to be no JSON, or plainly is none.
    static func misfit(_ response: RemoteResponse) -> RemoteError.Cause? {
        let start = response.body.drop { $0 <= 0x20 || JSONDocument.byteOrderMark.contains($0) }.first
        if start == UInt8(ascii: "<") { return .webPage }
        guard let type = response.contentType else { return nil }
        if type == "text/html" || type == "application/xhtml+xml" { return .webPage }
        return types.contains(type) || type.hasSuffix("+json") ? nil : .otherType(type)
    }
}

extension RemoteResponse {
    /// What a status says that is no success; nil where it is one.
    func refusal(now: Date) -> RemoteError.Cause? {
        switch status {
        case 200..<300: return nil
        case 404, 410: return .missing
        case 401, 403, 407: return .forbidden
        case 429: return .busy(seconds: seconds(now))
        case 503 where headers["retry-after"] != nil: return .busy(seconds: seconds(now))
        case 500..<600: return .broken(status: status)
        default: return .status(status)
        }
    }

    private func seconds(_ now: Date) -> Int? {
        RetryAfter.seconds(headers["retry-after"], now: now).map { Int($0.rounded(.up)) }
    }
}
