import Foundation

/// The folder that films are kept in, up to an amount; what was not played for longest goes first.
///
/// When a film was used last is its file's date, so that the order holds over restarts. The folder may be emptied at
/// any time.
struct FilmFolder: Sendable {
    /// A folder of its own.
    let place: URL
    /// The most bytes that films take; the one that is played stays, however large.
    var limit = 64 << 20

    /// Notes that a film is used now, and says whether it is there.
    func use(_ file: URL) -> Bool {
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        do {
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        } catch {
            // Where the date cannot be set, the film is made anew a little earlier than need be.
        }
        return true
    }

    /// Removes the films that were not used for longest, until the others fit.
    /// - Parameter kept: the film that stays.
    func letGo(keeping kept: URL) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = FileManager.default.enumerator(
            at: place, includingPropertiesForKeys: Array(keys), options: [.skipsSubdirectoryDescendants])
        var films: [(file: URL, bytes: Int, used: Date)] = []
        for case let file as URL in files ?? .init() where file.pathExtension == "webm" {
            do {
                let values = try file.resourceValues(forKeys: keys)
                films.append((file, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast))
            } catch {
                // It has gone since the folder was listed.
            }
        }
        var total = films.reduce(0) { $0 + $1.bytes }
        let others = films.filter { $0.file.lastPathComponent != kept.lastPathComponent }
        for film in others.sorted(by: { $0.used < $1.used }) {
            guard total > limit else { return }
            do {
                try FileManager.default.removeItem(at: film.file)
            } catch {
                // A file that is gone already is as good as removed.
            }
            total -= film.bytes
        }
    }
}
