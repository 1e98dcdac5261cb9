public import Foundation

/// Keeps the last good document of each screen in a file, for when its server cannot be reached.
///
/// A file is written whole or not at all. What cannot be read in it, has been cut off or changed, or is of another
/// server, is as if nothing had been kept.
public struct KeptScreens: Sendable {
    private let folder: URL

    /// The form of the files; those of another form are not read.
    private static let version = 1

    private struct Content: Codable {
        var version: Int
        var server: ScreenAddress
        var address: URL
        var date: Date
        var check: String
        var document: Data
    }

    /// Keeps documents in a folder, which is made when there is something to keep.
    public init(folder: URL) { self.folder = folder }

    /// The last good document of a screen; nil where none is kept.
    @concurrent public func document(named name: String, of server: ScreenAddress) async -> ScreenDocumentFile? {
        guard let data = FileManager.default.contents(atPath: file(name).path), data.count <= 4 * ScreenServer.limit
        else { return nil }
        do {
            let content = try JSONDecoder().decode(Content.self, from: data)
            let bytes = [UInt8](content.document)
            guard content.version == Self.version, content.server == server, content.check == Self.check(bytes) else {
                return nil
            }
            return ScreenDocumentFile(bytes: bytes, address: content.address, date: content.date)
        } catch {
            // It may be deleted at any time, so that one that cannot be read is no more than one that is not there.
            return nil
        }
    }

    /// Keeps a document in place of the one before.
    ///
    /// - Throws: ``StoreError``.
    @concurrent public func keep(_ document: ScreenDocumentFile, named name: String, of server: ScreenAddress)
        async throws
    {
        let file = file(name)
        try naming(.keepScreen, file: file.path) {
            let content = Content(
                version: Self.version, server: server, address: document.address, date: document.date,
                check: Self.check(document.bytes), document: Data(document.bytes))
            let data = try JSONEncoder().encode(content)
            try Files.makePrivateFolder(folder)
            let next = file.appendingPathExtension("new")
            try data.write(to: next)
            Files.makePrivate(next)
            try Files.rename(next, to: file)
        }
    }

    private func file(_ name: String) -> URL { folder.appending(path: name + ".kept") }

    /// Tells whether a document is as it was written: 64 bits of FNV-1a, which no accident gets past.
    private static func check(_ bytes: [UInt8]) -> String {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(sum, radix: 16)
    }
}
