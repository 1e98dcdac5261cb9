internal import Foundation
internal import GTK

/// A function that reads the file of a picture, or throws the reason why it cannot.
public typealias PictureReader = @MainActor @Sendable (_ address: String) async throws -> [UInt8]

/// The reason why a picture could not be read from the network.
public enum RemotePictureFailure: Error, Sendable, Equatable {
    /// The server does not have it, with the status that it answered.
    case status(Int)
}

/// A reader of pictures from the folder where they are cached, as long as HTTP allows, or from their server.
@MainActor
struct HTTPPictures {
    let client: HTTPClient
    let files: PictureFiles?
    let limits: HTTPLimits
    let ground: RemotePictures.Ground

    /// Reads the file of a picture.
    /// - Throws: `HTTPFailure`, `RemotePictureFailure` or `CancellationError`.
    func read(_ address: String) async throws -> [UInt8] {
        let kept = await files?.entry(address)
        if let kept, let date = kept.about.goodUntil, date > Date() { return kept.bytes }
        var headers = ["Accept": "image/png, image/jpeg, image/gif"]
        if let etag = kept?.about.etag { headers["If-None-Match"] = etag }
        if let modified = kept?.about.modified { headers["If-Modified-Since"] = modified }
        let response: HTTPResponse
        do {
            var request = HTTPRequest(address, headers: headers, limits: limits)
            (request.staysOnServer, request.staysPublic) = (ground != .any, ground == .publicServer)
            response = try await client.send(request)
        } catch let failure as HTTPFailure {
            // An old picture is better than none.
            guard let kept else { throw failure }
            return kept.bytes
        }
        if response.status == 304, let kept {
            await keep(kept.bytes, PictureFiles.About(response, address, before: kept.about))
            return kept.bytes
        }
        guard response.isSuccess else { throw RemotePictureFailure.status(response.status) }
        await keep(response.body, PictureFiles.About(response, address))
        return response.body
    }

    private func keep(_ bytes: [UInt8], _ about: PictureFiles.About?) async {
        guard let files, let about else { return }
        do {
            try await files.keep(PictureFiles.Entry(about: about, bytes: bytes))
        } catch {
            // If the disk is full, the picture is shown all the same, and requested again another time.
        }
    }
}

extension PictureFiles.About {
    /// Creates the description of a picture from a response; nil if it must not be stored.
    fileprivate init?(_ response: HTTPResponse, _ address: String, before: PictureFiles.About? = nil) {
        let words = (response.headers["cache-control"] ?? "").lowercased().split(separator: ",")
            .map { $0.filter { !$0.isWhitespace } }
        guard !words.contains("no-store") else { return nil }
        self.address = address
        etag = response.headers["etag"] ?? before?.etag
        modified = response.headers["last-modified"] ?? before?.modified
        let age = words.lazy.compactMap { $0.hasPrefix("max-age=") ? Double($0.dropFirst(8)) : nil }.first
        // HTTP treats a year as the maximum.
        goodUntil = words.contains("no-cache") ? nil : age.map { Date(timeIntervalSinceNow: min($0, 365 * 86_400)) }
    }
}
