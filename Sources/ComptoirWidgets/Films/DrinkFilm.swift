public import Foundation
internal import GTK
public import Widgets

/// The film of a drink that is being made: the glass fills, step after step, as long as each step is read.
///
/// It is a plain value; `file(in:)` makes it, once, and gives the same file from then on. Equal films have one file.
public struct DrinkFilm: Sendable, Hashable {
    /// The drink when it is ready.
    public let art: DrinkArt
    /// How much of it is in the glass once each step is done, 0 to 1, in the order of the steps.
    public let levels: [Double]
    /// When each step begins.
    public let starts: [Duration]
    /// The whole.
    public let length: Duration

    /// How long liquid is poured, and how long each step is looked at.
    private static let (pouring, looking) = (Duration.milliseconds(1600), Duration.milliseconds(1800))
    static let (width, height, pace) = (800, 450, 20)

    /// Describes a film.
    public init(_ art: DrinkArt, levels: [Double]) {
        self.art = art
        self.levels = levels
        var (starts, end, last) = ([Duration](), Duration.zero, 0.0)
        for level in levels {
            starts.append(end)
            end += Self.looking + (level > last ? Self.pouring : .zero)
            last = level
        }
        (self.starts, length) = (starts, end + .seconds(1))
    }

    /// How much is in the glass at a time, and whether it is being poured.
    func level(at time: Duration) -> (level: Double, isPouring: Bool) {
        guard let step = starts.lastIndex(where: { $0 <= time }) else { return (0, false) }
        let (before, after) = (step > 0 ? levels[step - 1] : 0, levels[step])
        let share = (time - starts[step]) / Self.pouring
        guard after > before, share < 1 else { return (max(before, after), false) }
        return (before + (after - before) * share * share * (3 - 2 * share), share > 0.04 && share < 0.94)
    }

    /// The film's file, which is made where there is none yet.
    /// - Parameter folder: where films are kept; it may be emptied at any time.
    /// - Throws: `FilmFailure`.
    public func file(in folder: URL) async throws -> URL {
        let place = folder.appending(path: name)
        let work = Task.detached(priority: .userInitiated) {
            let films = FilmFolder(place: folder)
            guard !films.use(place) else { return }
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try write(to: place.path)
            films.letGo(keeping: place)
        }
        try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
        return place
    }

    private func write(to path: String) throws {
        let film = FilmWriter(width: Self.width, height: Self.height, pace: Self.pace)
        let count = Int((length / .seconds(1) * Double(Self.pace)).rounded(.up))
        var shown: (level: Double, isPouring: Bool)?
        try film.write(count, to: path) { index, canvas in
            let now = level(at: .seconds(Double(index) / Double(Self.pace)))
            // While nothing moves, the picture before is still right.
            if let shown, shown == now, !now.isPouring { return }
            shown = now
            draw(now.level, isPouring: now.isPouring, on: canvas)
        }
    }

    /// A name that is another one for each film (FNV-1a), and for each way in which films were ever drawn.
    var name: String {
        let words = "1 \(Self.width)×\(Self.height) \(levels) \(art)"
        let hash = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16) + ".webm"
    }
}

extension VideoSource {
    /// The film of a drink, which is made when it is first wanted and kept in a folder.
    public static func film(_ film: DrinkFilm, folder: URL) -> VideoSource {
        .made(MadeVideo(film.name, length: film.length) { try await film.file(in: folder) })
    }
}
