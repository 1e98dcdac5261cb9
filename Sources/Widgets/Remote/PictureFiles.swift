public import Foundation

/// Keeps the files of pictures from the network in a folder, up to an amount; what was not used for longest goes first.
///
/// One file is one picture: a line of JSON that says where it is from and how long it is good, then the picture's own bytes.
/// A file is written whole or not at all, so that nothing has to be mended after a crash. When each was used last is its
/// date, so that the order holds over restarts. The folder may be emptied at any time.
public actor PictureFiles {
    /// A picture's file as it is kept.
    struct Entry: Sendable {
        var about: About
        var bytes: [UInt8]
    }

    /// What is known of a picture.
    struct About: Codable, Sendable {
        /// Where it is from.
        var address: String
        /// The server's mark for this state of it, to ask whether there is another one.
        var etag: String?
        /// When the server says that it changed last.
        var modified: String?
        /// Until when the server need not be asked.
        var goodUntil: Date?
    }

    private struct Place {
        var bytes: Int
        var used: Date
    }

    private let folder: URL
    private let limit: Int
    private var places: [String: Place]?
    private var total = 0

    /// Makes a store; the folder is made when there is something to keep.
    /// - Parameters:
    ///   - folder: a folder of its own.
    ///   - limit: the most bytes that are kept.
    public init(folder: URL, limit: Int = 100 << 20) {
        self.folder = folder
        self.limit = limit
    }

    /// The bytes that the kept files take.
    public var size: Int {
        look()
        return total
    }

    /// The kept picture of an address; it is the last to go then.
    func entry(_ address: String) -> Entry? {
        look()
        let name = Self.name(address)
        guard places?[name] != nil else { return nil }
        guard let data = FileManager.default.contents(atPath: file(name).path),
            let end = data.firstIndex(of: UInt8(ascii: "\n")), let about = about(data[..<end]), about.address == address
        else {
            forget(name)
            return nil
        }
        touch(name)
        return Entry(about: about, bytes: [UInt8](data[(end + 1)...]))
    }

    /// Keeps a picture in place of one of the same address; one that is too large for the folder is not kept.
    func keep(_ entry: Entry) throws {
        look()
        var content = try JSONEncoder().encode(entry.about)
        content.append(UInt8(ascii: "\n"))
        content.append(contentsOf: entry.bytes)
        let name = Self.name(entry.about.address)
        forget(name)
        guard content.count <= limit else { return }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try content.write(to: file(name), options: .atomic)
        places?[name] = Place(bytes: content.count, used: Date())
        total += content.count
        letGo()
    }

    private func about(_ line: Data) -> About? {
        do {
            return try JSONDecoder().decode(About.self, from: line)
        } catch {
            // Somebody else's file, or an older version's: it makes room.
            return nil
        }
    }

    /// Finds out once what there is; somebody may have emptied the folder or put other things there since.
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
                // It has gone since the folder was listed.
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
            // Where the date cannot be set the order is lost with the program, and nothing else.
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
            // A file that is gone already is as good as removed.
        }
    }

    private func file(_ name: String) -> URL { folder.appending(path: name) }

    private static let ending = "picture"

    /// A file name for an address (FNV-1a); should two addresses have the same, the file says which it is of.
    static func name(_ address: String) -> String {
        let hash = address.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + "." + ending
    }
}
