internal import GTK

/// Fetches tiles from a server as OpenStreetMap's policy asks: what is in sight and nothing else, two at a time, under
/// the program's own name, kept for a week and asked for again only if they have changed.
@MainActor
final class ServerTiles: TileMaker {
    private let server: TileServer
    private let client: HTTPClient
    private let store: TileStore
    /// After an answer that refuses, nothing is asked for a while.
    private var refusal: (status: Int, until: ContinuousClock.Instant)?

    /// A week, the least that the policy asks for.
    private static let keeping = 7.0 * 86_400

    let zooms: ClosedRange<Int>
    let parallel = 2

    init(_ server: TileServer) {
        self.server = server
        zooms = 0...min(22, max(0, server.maximumZoom))
        client = HTTPClient(userAgent: server.userAgent)
        store = TileStore(key: TileAddress.folderName(server.template), folder: server.cacheFolder)
    }

    func tile(_ address: TileAddress, scale: Int) async throws -> Texture {
        let kept = await store.entry(address)
        if let kept, kept.age < Self.keeping { return try await Self.picture(kept.bytes) }
        do {
            return try await fetch(address, kept)
        } catch {
            // An old tile is better than none.
            guard let kept else { throw error }
            return try await Self.picture(kept.bytes)
        }
    }

    private func fetch(_ address: TileAddress, _ kept: TileStore.Entry?) async throws -> Texture {
        if let refusal {
            guard refusal.until < .now else { throw MapProblem.refused(status: refusal.status) }
            self.refusal = nil
        }
        var headers = ["Accept": "image/png, image/jpeg"]
        if let etag = kept?.etag { headers["If-None-Match"] = etag }
        let response: HTTPResponse
        do {
            response = try await client.send(
                HTTPRequest(
                    address.address(server.template), headers: headers,
                    limits: HTTPLimits(bytes: 1 << 20, total: .seconds(30))))
        } catch is HTTPFailure {
            throw MapProblem.unreachable
        }
        if response.status == 304, let kept {
            store.renew(address)
            return try await Self.picture(kept.bytes)
        }
        guard response.isSuccess else {
            if [403, 418, 429].contains(response.status) { refusal = (response.status, .now + .seconds(60)) }
            throw response.status >= 500 ? MapProblem.unreachable : .refused(status: response.status)
        }
        // What is no picture is not kept.
        let texture = try await Self.picture(response.body)
        await store.keep(response.body, etag: response.headers["etag"], address)
        return texture
    }

    static func picture(_ bytes: [UInt8]) async throws -> Texture {
        do {
            return try await Texture.decode(bytes, fitting: TileAddress.side * 2, limit: 1 << 21)
        } catch is PictureFailure {
            throw MapProblem.unreachable
        }
    }
}

extension TileAddress {
    /// The name of a folder for the tiles of a template: letters and digits of it.
    static func folderName(_ template: String) -> String {
        String(template.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(120))
    }
}
