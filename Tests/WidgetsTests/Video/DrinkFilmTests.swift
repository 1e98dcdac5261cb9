import Foundation
import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("The film of a drink", .serialized)
struct DrinkFilmTests {
    private let art = DrinkArt(glass: .rocks, layers: [.init(Color(red: 0.8, green: 0.1, blue: 0.1), opacity: 0.3)])

    init() { Stage.open() }

    @Test("fills the glass step after step, and stands still where a step adds nothing")
    func levels() {
        let film = DrinkFilm(art, levels: [0.5, 0.5, 1])
        #expect(film.starts.count == 3 && film.starts[0] == .zero && film.length > film.starts[2])
        #expect(film.level(at: .zero).level == 0)
        #expect(film.level(at: film.starts[1]).level == 0.5 && !film.level(at: film.starts[1]).isPouring)
        #expect(film.level(at: film.starts[1] + .seconds(1)).level == 0.5)
        #expect(film.level(at: film.starts[2]).level == 0.5)
        #expect(film.level(at: film.starts[2] + .milliseconds(800)).isPouring)
        #expect(film.level(at: film.length).level == 1)
        let all = stride(from: 0, through: 100, by: 1).map { film.level(at: film.length * (Double($0) / 100)).level }
        #expect(all == all.sorted())
    }

    @Test("has a file of its own for each look and each way to fill it")
    func names() {
        let names = [
            DrinkFilm(art, levels: [1]), DrinkFilm(art, levels: [0.5, 1]),
            DrinkFilm(DrinkArt(glass: .coupe, layers: art.layers), levels: [1]),
        ].map(\.name)
        #expect(Set(names).count == 3 && DrinkFilm(art, levels: [1]).name == names[0])
    }

    @Test("is made once, and is as long as it says")
    func file() async throws {
        let folder = try TemporaryFolder()
        let place = URL(fileURLWithPath: folder.path + "/films")
        let film = DrinkFilm(art, levels: [1])
        let file = try await film.file(in: place)
        let first = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        #expect(try await film.file(in: place) == file && first != nil)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == first)
        let media = MediaFile(path: file.path)
        #expect(Stage.wait { media.isPrepared || media.failure != nil })
        #expect(abs((media.duration ?? .zero) / .seconds(1) - film.length / .seconds(1)) < 0.2)
        media.close()
    }

    @Test("keeps films up to an amount, and lets go of what was not played for longest")
    func amount() throws {
        let folder = try TemporaryFolder()
        let films = FilmFolder(place: URL(fileURLWithPath: folder.path), limit: 250)
        func film(_ name: String, used age: TimeInterval) throws -> URL {
            let file = films.place.appending(path: name)
            try Data(count: 100).write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
            return file
        }
        let old = try film("old.webm", used: 300)
        let middle = try film("middle.webm", used: 200)
        let new = try film("new.webm", used: 100)
        let notes = try film("notes.txt", used: 900)
        #expect(films.use(old) && !films.use(films.place.appending(path: "none.webm")))
        films.letGo(keeping: new)
        let left = [old, middle, new, notes].filter { FileManager.default.fileExists(atPath: $0.path) }
        #expect(left == [old, new, notes])
    }
}
