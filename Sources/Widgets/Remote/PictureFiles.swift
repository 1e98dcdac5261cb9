public import Foundation

/// A cache of picture files from the network in a folder, up to a size; the least recently used go first.
///
/// Each file contains one picture: a line of JSON that says where it is from and how long it is fresh, and then the
/// picture's own bytes, whose number the line says too: a file that a crash cut short is recognized by it and removed, so
/// that writing one need not wait for the disk. Its modification date is the date of its last use, so the order survives
/// restarts. The folder may be emptied at any time.
public actor PictureFiles {
    /// The file of a picture, as stored.
    struct Entry: Sendable {
        var about: About
        var bytes: [UInt8]
    }

    /// The description of a picture.
    struct About: Codable, Sendable {
        /// The address that it is from.
        var address: String
        /// The server's tag for this version, used to ask whether there is another one.
        var etag: String?
        /// The date of the last change, as given by the server.
        var modified: String?
        /// The date until which the server need not be asked.
        var goodUntil: Date?
        /// The size of the picture in bytes; set when it is stored.
        var size: Int?
    }

    private struct Place {
        var bytes: Int
        var used: Date
    }

    private let folder: URL
    private let limit: Int
    private var places: [String: Place]?
    private var total = 0

    /// Creates a cache; the folder is created when there is something to store.
    /// - Parameters:
    ///   - folder: a folder for the cache alone.
    ///   - limit: the maximum size in bytes.
    public init(folder: URL, limit: Int = 100 << 20) {
        self.folder = folder
        self.limit = limit
    }

    /// The size of the stored files, in bytes.
    public var size: Int {
        look()
        return total
    }

    /// Returns the stored picture of an address, and marks it as the most recently used.
    func entry(_ address: String) -> Entry? {
        look()
        let name = Self.name(address)
        guard places?[name] != nil else { return nil }
        guard let data = FileManager.default.contents(atPath: file(name).path),
            let end = data.firstIndex(of: UInt8(ascii: "\n")), let about = about(data[..<end]),
            about.address == address,
            about.size == data.distance(from: end, to: data.endIndex) - 1
        else {
            forget(name)
            return nil
        }
        touch(name)
        return Entry(about: about, bytes: [UInt8](data[(end + 1)...]))
    }

    /// Stores a picture, replacing that of the same address; one that is larger than the limit is not stored.
    func keep(_ entry: Entry) throws {
        look()
        var about = entry.about
        about.size = entry.bytes.count
        var content = try JSONEncoder().encode(about)
        content.append(UInt8(ascii: "\n"))
        content.append(contentsOf: entry.bytes)
        let name = Self.name(about.address)
        forget(name)
        guard content.count <= limit else { return }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try content.write(to: file(name))
        places?[name] = Place(bytes: content.count, used: Date())
        total += content.count
        letGo()
    }

    private func about(_ line: Data) -> About? {
        do {
            return try JSONDecoder().decode(About.self, from: line)
        } catch {
            // The file is someone else's or of an older version, and is removed.
            return nil
        }
    }

    /// Lists the existing files once; others may have emptied the folder or added files since.
    private func look() {
        guard places == nil else { return }
        var found: [String: Place] = [:]
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: Array(keys), options: [.skipsSubdirectoryDescendants])
        for case let file as URL in files ?? .init() where file.pathExtension == Self.ending {
            do {
                let values = try file.resourceValues(forKeys: keys)
                found[file.lastPathComponent] = Place(
                    bytes: values.fileSize ?? 0, used: values.contentModificationDate ?? .distantPast)
            } catch {
                // It has been removed since the folder was listed.
            }
        }
        places = found
        total = found.values.reduce(0) { $0 + $1.bytes }
        letGo()
    }

    private func touch(_ name: String) {
        let now = Date()
        places?[name]?.used = now
        do {
            try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: file(name).path)
        } catch {
            // If the date cannot be set, only the order is lost when the program ends.
        }
    }

    private func letGo() {
        guard total > limit, let all = places else { return }
        for (name, _) in all.sorted(by: { $0.value.used < $1.value.used }) {
            guard total > limit else { return }
            forget(name)
        }
    }

    private func forget(_ name: String) {
        guard let place = places?.removeValue(forKey: name) else { return }
        total -= place.bytes
        do {
            try FileManager.default.removeItem(at: file(name))
        } catch {
            // A file that has already gone is as good as removed.
        }
    }

    private func file(_ name: String) -> URL { folder.appending(path: name) }

    private static let ending = "picture"

    /// Returns a file name for an address (FNV-1a); if two addresses have the same name, the file contains the right
    /// one.
    static func name(_ address: String) -> String {
        let hash = address.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + "." + ending
    }
}
