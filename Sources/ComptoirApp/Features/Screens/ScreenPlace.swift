import Foundation
import ServerUI
import Store

/// Where the document of a screen is.
enum ScreenPlace: Hashable, Sendable {
    /// On the server that the person has set, or in the program, under a name.
    case named(String)
    /// In a file of the person's.
    case file(String)

    /// What to call it, for who writes screens.
    var text: String {
        switch self {
        case .named(let name): name
        case .file(let path): path
        }
    }
}

/// A document with where it came from.
struct LoadedDocument: Sendable {
    var bytes: [UInt8]
    /// Where it is, for people.
    var place: String
    /// The address that it came from, where it came from a server.
    var address: URL?
    /// When it came.
    var date: Date
}

extension Screens {
    /// Fetches the document of a screen: from the server where one is set and has it, else from the program.
    /// - Throws: `RemoteError`, `ServerAddress.Problem`, `ScreenProblem` or `CancellationError`.
    func document(at place: ScreenPlace) async throws -> LoadedDocument {
        switch place {
        case .file(let path): return try await Self.read(path)
        case .named(let name):
            guard let server = try server() else { return try await bundled(name) }
            do {
                let document = try await server.document(named: name)
                return LoadedDocument(
                    bytes: document.bytes, place: document.address.absoluteString, address: document.address,
                    date: document.date)
            } catch let error as RemoteError where error.cause == .missing && hasBundled(name) {
                return try await bundled(name)
            }
        }
    }

    /// The last good document of a screen, of the server that is set.
    func keptDocument(at place: ScreenPlace) async -> LoadedDocument? {
        guard case .named(let name) = place, let address = serverAddress,
            let document = await kept.document(named: name, of: address)
        else { return nil }
        return LoadedDocument(
            bytes: document.bytes, place: document.address.absoluteString, address: document.address,
            date: document.date)
    }

    /// Keeps a document that was good, where it came from a server.
    /// - Throws: `StoreError`.
    func keep(_ document: LoadedDocument, of place: ScreenPlace) async throws {
        guard case .named(let name) = place, let address = document.address, let server = serverAddress else { return }
        try await kept.keep(
            ScreenDocumentFile(bytes: document.bytes, address: address, date: document.date), named: name,
            of: server)
    }

    private func hasBundled(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }

    private func file(_ name: String) -> URL { environment.folders.screens.appending(path: name + ".json") }

    /// A document that the program brings, in the person's language.
    private func bundled(_ name: String) async throws -> LoadedDocument {
        guard hasBundled(name) else { throw ScreenProblem.unknown(name) }
        var document = try await Self.read(file(name).path)
        document.bytes = await BundledTexts.translated(document.bytes)
        return document
    }

    /// What is in a document's file, as far as it takes to tell that it is too large; no pipe or device is waited for.
    nonisolated static func documentData(at url: URL) throws -> Data {
        let file = url.resolvingSymlinksInPath()
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
            throw POSIXError(.EINVAL)
        }
        let handle = try FileHandle(forReadingFrom: file)
        defer { handle.closeFile() }
        return try handle.read(upToCount: ServerUI.Limits.standard.documentBytes + 1) ?? Data()
    }

    @concurrent private nonisolated static func read(_ path: String) async throws -> LoadedDocument {
        do {
            let data = try Self.documentData(at: URL(filePath: path))
            return LoadedDocument(bytes: [UInt8](data), place: path, address: nil, date: Date())
        } catch {
            throw ScreenProblem.noFile(path, reason: error.localizedDescription)
        }
    }
}
