import Foundation
import Testing

@testable import Store

@Suite("The person's files")
struct PrivacyTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder[path].path)[.posixPermissions] as? Int
    }

    private func expectPrivate() throws {
        for place in ["data", "cache"] {
            #expect(try permissions(place) == 0o700, "\(place)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder[place].path) {
                let isFolder = try folder[place + "/" + path].resourceValues(forKeys: [.isDirectoryKey]).isDirectory
                #expect(try permissions(place + "/" + path) == (isFolder == true ? 0o700 : 0o600), "\(path)")
            }
        }
    }

    private func open() async throws -> (Library, Catalogue) {
        let library = try await Library.open(at: folder["data/library.sqlite"])
        let packs = PackFolders(bundled: folder["bundled"], personal: nil)
        return (
            library, try await Catalogue.open(at: folder["cache/catalogue.sqlite"], packs: packs, library: library)
        )
    }

    @Test("are nobody else's business, new ones and those of an earlier version")
    func permissions() async throws {
        do {
            let (library, catalogue) = try await open()
            try await library.setFavourite(true, .fruit, id: "apple")
            try expectPrivate()
            withExtendedLifetime(catalogue) {}
        }
        _ = try await open()
        for place in ["data", "cache"] {
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder[place].path) {
                let mode = path == "backups" ? 0o755 : 0o644
                try FileManager.default.setAttributes(
                    [.posixPermissions: mode], ofItemAtPath: folder[place + "/" + path].path)
            }
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder[place].path)
        }
        let opened = try await open()
        #expect(try folder.names(in: "data").contains("library.sqlite-wal"))
        #expect(try folder.names(in: "data/backups").count == 1)
        try expectPrivate()
        withExtendedLifetime(opened) {}
    }

    @Test("are nobody else's business after a repair either")
    func setAside() async throws {
        _ = try await open()
        _ = try await open()
        try Data("garbage garbage garbage".utf8).write(to: folder["data/library.sqlite"])
        let opened = try await open()
        #expect(try folder.names(in: "data").contains { $0.contains("corrupt") })
        try expectPrivate()
        withExtendedLifetime(opened) {}
    }
}
