public import Foundation

/// A web server that has screens: one document for each, `discover.json` for the one called `discover`.
///
/// What a document says is another module's: here it is bytes that have come whole, from the server that was asked.
public struct ScreenServer: Sendable {
    /// The most bytes of a document.
    public static let limit = 1 << 20

    /// The server's address.
    public let address: ScreenAddress
    private let transport: any RemoteTransport
    private let now: @Sendable () -> Date

    /// Makes a server; nothing is asked yet.
    ///
    /// - Parameters:
    ///   - address: Where its screens are.
    ///   - transport: What asks web servers.
    ///   - now: The time.
    public init(
        address: ScreenAddress, transport: any RemoteTransport, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.address = address
        self.transport = transport
        self.now = now
    }

    /// The document of a screen.
    ///
    /// An answer that is kept is used where the server says that nothing has changed. The server may not send on to
    /// another one.
    ///
    /// - Throws: ``RemoteError`` or `CancellationError`.
    public func document(named name: String) async throws -> ScreenDocumentFile {
        let url = address.url(ofScreen: name)
        var request = RemoteRequest(
            url.absoluteString, headers: ["Accept": "application/json"], isFresh: true, limit: Self.limit)
        request.staysOnServer = true
        let response = try await answer(to: request, .readScreen)
        // What the transport is to see to is looked at again: all that the screen sends goes to where it came from.
        guard let origin = URL(string: response.address), origin.hasSameOrigin(as: url) else {
            throw RemoteError(.readScreen, .leadsElsewhere(response.address), address: url.absoluteString)
        }
        if let misfit = ServerDocument.misfit(response) {
            throw RemoteError(.readScreen, misfit, address: response.address)
        }
        return ScreenDocumentFile(bytes: response.body, address: origin, date: now())
    }

    /// Sends something to a place on the screen's own server.
    ///
    /// - Parameters:
    ///   - json: What is sent.
    ///   - path: Counts from the screen's address; nil for that itself.
    ///   - screen: The address that the screen came from.
    /// - Returns: What the server answered.
    /// - Throws: ``RemoteError`` where the place is on another server, or does not take it; `CancellationError`.
    @discardableResult
    public func submit(_ json: [UInt8], to path: String?, from screen: URL) async throws -> [UInt8] {
        guard let target = path.map({ URL(string: $0, relativeTo: screen)?.absoluteURL }) ?? screen,
            target.hasSameOrigin(as: screen)
        else { throw RemoteError(.submitForm, .leadsElsewhere(path ?? ""), address: screen.absoluteString) }
        var request = RemoteRequest(target.absoluteString, body: json, limit: Self.limit)
        request.staysOnServer = true
        return try await answer(to: request, .submitForm).body
    }

    private func answer(
        to request: RemoteRequest, _ operation: RemoteError.Operation
    ) async throws -> RemoteResponse {
        let response: RemoteResponse
        do {
            response = try await transport.send(request)
        } catch let error as TransferFailure {
            throw RemoteError(operation, .transfer(error), address: request.address)
        }
        if let refusal = response.refusal(now: now()) {
            throw RemoteError(operation, refusal, address: response.address)
        }
        return response
    }
}

/// The document of a screen as it came.
public struct ScreenDocumentFile: Sendable, Hashable {
    /// The document.
    public let bytes: [UInt8]

    /// Where it came from, after redirects.
    public let address: URL

    /// When it came.
    public let date: Date

    /// Makes a document.
    public init(bytes: [UInt8], address: URL, date: Date) {
        self.bytes = bytes
        self.address = address
        self.date = date
    }
}
