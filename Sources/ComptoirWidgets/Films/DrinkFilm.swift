public import Foundation
internal import GTK
public import Widgets

/// A film of a drink being made: the glass fills step by step, with time to read each step.
///
/// A film is a plain value; `file(in:)` creates its file once and returns the same file from then on. Equal films share
/// one file.
public struct DrinkFilm: Sendable, Hashable {
    /// The finished drink.
    public let art: DrinkArt
    /// The level in the glass at the end of each step, 0 to 1, in the order of the steps.
    public let levels: [Double]
    /// The time at which each step begins.
    public let starts: [Duration]
    /// The length of the film.
    public let length: Duration

    /// How long liquid is poured in a step, and how long the result of each step is shown.
    private static let (pouring, looking) = (Duration.milliseconds(1600), Duration.milliseconds(1800))
    static let (width, height, pace) = (800, 450, 20)

    /// Creates a film.
    /// - Parameters:
    ///   - art: the finished drink.
    ///   - levels: the level in the glass at the end of each step, 0 to 1.
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

    /// Returns the level in the glass at a given time, and whether liquid is being poured.
    func level(at time: Duration) -> (level: Double, isPouring: Bool) {
        guard let step = starts.lastIndex(where: { $0 <= time }) else { return (0, false) }
        let (before, after) = (step > 0 ? levels[step - 1] : 0, levels[step])
        let share = (time - starts[step]) / Self.pouring
        guard after > before, share < 1 else { return (max(before, after), false) }
        return (before + (after - before) * share * share * (3 - 2 * share), share > 0.04 && share < 0.94)
    }

    /// Returns the file of the film, creating it if it does not exist.
    /// - Parameter folder: the folder that films are kept in; it may be emptied at any time.
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
            // As long as nothing moves, the previous picture still holds.
            if let shown, shown == now, !now.isPouring { return }
            shown = now
            draw(now.level, isPouring: now.isPouring, on: canvas)
        }
    }

    /// A file name that differs from film to film (FNV-1a), and changes with the way in which films are drawn.
    var name: String {
        let words = "1 \(Self.width)×\(Self.height) \(levels) \(art)"
        let hash = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16) + ".webm"
    }
}

extension VideoSource {
    /// Returns the film of a drink, which is created when it is first needed and kept in a folder.
    public static func film(_ film: DrinkFilm, folder: URL) -> VideoSource {
        .made(MadeVideo(film.name, length: film.length) { try await film.file(in: folder) })
    }
}
