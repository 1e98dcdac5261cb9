import Foundation

/// The folder that films are kept in, limited in size; the films unused for longest are removed first.
///
/// The date of a file is the time at which its film was last used, so that the order survives restarts. The folder may
/// be emptied at any time.
struct FilmFolder: Sendable {
    /// The folder, which holds nothing but films.
    let place: URL
    /// The maximum size of all films, in bytes; the film in use stays, however large.
    var limit = 64 << 20

    /// Marks a film as used and returns whether it exists.
    func use(_ file: URL) -> Bool {
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        do {
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        } catch {
            // Without a new date, the film is removed and made again a little earlier than necessary.
        }
        return true
    }

    /// Removes the films unused for longest until the others fit.
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
                // It was removed after the folder had been listed.
            }
        }
        var total = films.reduce(0) { $0 + $1.bytes }
        let others = films.filter { $0.file.lastPathComponent != kept.lastPathComponent }
        for film in others.sorted(by: { $0.used < $1.used }) {
            guard total > limit else { return }
            do {
                try FileManager.default.removeItem(at: film.file)
            } catch {
                // A file that is already gone is as good as removed.
            }
            total -= film.bytes
        }
    }
}
