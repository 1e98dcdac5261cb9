import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("A board without bottles", .serialized)
struct EmptyBoardTests {
    init() { Stage.open() }

    /// A text that takes 600 pixels in one line, set in as many lines as a width asks for.
    private func places(_ width: Double, _ height: Double, bottle: Double, line: Int = 26) -> EmptyBoard {
        EmptyBoard(on: Rectangle(y: 20, width: width, height: height), bottle: bottle, textWidth: 380) { width in
            line * max(1, (600 + width - 1) / width)
        }
    }

    @Test("in a wide window what it says is beside three bottles that stand on it, all of them in the middle")
    func beside() throws {
        let places = places(1064, 194, bottle: 192)
        let (first, last) = (try #require(places.bottles.first), try #require(places.bottles.last))
        #expect(places.bottles.count == 3 && places.text.width == 380 && places.text.x > last.x + last.width)
        #expect(places.bottles.allSatisfy { abs($0.y + $0.height * 0.95 - 214) <= 1 && $0.height == 192 })
        #expect(abs(first.x - (1064 - places.text.x - places.text.width)) < 12)
        #expect(places.text.y >= 20 && places.text.y + places.text.height <= 214 - 30)
    }

    @Test("in a narrow window smaller ones stand below what it says, and none where that takes the room")
    func above() {
        let small = places(360, 128, bottle: 128)
        #expect(small.bottles.count == 3 && small.text == Rectangle(y: 20, width: 360, height: 52))
        #expect(small.bottles.allSatisfy { $0.y >= 72 && $0.height < 128 && $0.x >= 0 && $0.x + $0.width <= 360 })
        let large = places(360, 128, bottle: 128, line: 52)
        #expect(large.bottles.isEmpty && large.text.height == 104)
    }

    @Test("shows faint bottles that assistive technology does not find, until the first one comes")
    func drawn() throws {
        let words = Label("Nothing here yet")
        words.wraps = true
        let shelf = Shelf("What is there", placeholder: words, textures: ArtTextures())
        shelf.show([ShelfGroup(id: "mine", .board, bottles: [])])
        try Stage.show(ScrolledWindow(shelf, scrolls: [.vertical]), width: 900, height: 400) { _ in
            #expect(Stage.wait { shelf.textures.count == 3 })
            #expect(shelf.emptyBoard?.bottles.count == 3 && words.isMapped)
            #expect(!everything(in: shelf).contains { $0.role == .cell || $0.role == .image })
            let text = try #require(words.bounds(in: shelf))
            let board = try #require(shelf.plan?.boards.first)
            #expect(text.y >= board.y && text.y + text.height <= board.y + board.height)
            let art = BottleArt(.rum, color: Color(hex: 0xA9540F), opacity: 0.7)
            let rum = ShelfBottle(id: "rum", name: "Rum", spoken: "Rum, have it", art: art)
            shelf.show([ShelfGroup(id: "mine", .board, bottles: [rum])])
            #expect(Stage.wait { shelf.emptyBoard == nil && !words.isVisible })
        }
    }

    @Test("where reading goes from right to left what it says is on the left of the bottles")
    func mirrored() throws {
        let words = Label("Nothing here yet, and what one could do about that is said here")
        let shelf = Shelf("What is there", placeholder: words, textures: ArtTextures())
        shelf.direction = .rightToLeft
        shelf.show([ShelfGroup(id: "mine", .board, bottles: [])])
        try Stage.show(ScrolledWindow(shelf, scrolls: [.vertical]), width: 1100, height: 400) { _ in
            #expect(Stage.wait { shelf.emptyBoard != nil })
            let first = try #require(shelf.emptyBoard?.bottles.first)
            let text = try #require(words.bounds(in: shelf))
            #expect(text.x + text.width <= shelf.mirrored(first).x)
        }
    }
}
