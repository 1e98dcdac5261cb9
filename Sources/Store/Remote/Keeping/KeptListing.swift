internal import Foundation

/// Keeps the last good list of a server in a file, for when the server cannot be reached.
///
/// There is one file, of the server that was asked last. It is written whole or not at all, and what cannot be read
/// in it, as after a crash of the machine or by an older version, is as if nothing had been kept.
struct KeptListing: Sendable {
    let file: URL

    /// The most bytes that are kept.
    static let limit = 32 << 20

    /// The form of the file; one of another form is not read.
    private static let version = 1

    private struct Content: Codable {
        var version: Int
        var server: ServerAddress
        var listing: RemoteListing
    }

    /// The list of a server; nil where none is kept.
    func read(_ server: ServerAddress) -> RemoteListing? {
        guard let data = FileManager.default.contents(atPath: file.path), data.count <= Self.limit else { return nil }
        do {
            let content = try JSONDecoder().decode(Content.self, from: data)
            guard content.version == Self.version, content.server == server else { return nil }
            return content.listing
        } catch {
            // It may be deleted at any time, so that one that cannot be read is no more than one that is not there.
            return nil
        }
    }

    /// Keeps a list in place of the one before.
    ///
    /// - Throws: ``StoreError``.
    func write(_ listing: RemoteListing, of server: ServerAddress) throws {
        try naming(.keepProducts, file: file.path) {
            let data = try JSONEncoder().encode(Content(version: Self.version, server: server, listing: listing))
            // A list too large to keep does not leave an older one in its place, which would be taken for it.
            guard data.count <= Self.limit else { return try Files.remove(file) }
            try Files.makePrivateFolder(file.deletingLastPathComponent())
            let next = file.appendingPathExtension("new")
            try data.write(to: next)
            Files.makePrivate(next)
            try Files.rename(next, to: file)
        }
    }
}
