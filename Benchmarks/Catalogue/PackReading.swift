import BenchSupport
import Foundation
import Store

/// The packs of a folder, from their files to a new catalogue.
enum PackReading {
    /// Prints the time that it takes, and how many entries there are then.
    /// - Parameters:
    ///   - folder: the packs, and the schema beside them.
    ///   - destination: where the catalogue is made; what is there is deleted.
    static func measure(folder: String, to destination: String) async throws {
        let place = URL(filePath: destination)
        if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
        let library = try await Library.open(at: place.appending(path: "library.sqlite"))
        let catalogue = try await Catalogue.open(
            at: place.appending(path: "catalogue.sqlite"),
            packs: PackFolders(bundled: URL(filePath: folder), personal: nil), library: library)
        let start = Moment.now
        let refresh = try await catalogue.refresh()
        let time = Moment.now - start
        print("time", time.processor.text, "wall", time.wall.text, "entries", refresh.entryCount)
    }
}
