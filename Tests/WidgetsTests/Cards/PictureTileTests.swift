import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Picture tile", .serialized)
struct PictureTileTests {
    init() { Stage.open() }

    private func make() -> PictureTile {
        let tile = PictureTile(ArtPicture(size: 72))
        (tile.title, tile.subtitle) = ("Negroni", "lacks 1")
        return tile
    }

    @Test("the picture is before the words, from the right where one reads from there")
    func places() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let tile = make()
            for widget in everything(in: tile) { widget.direction = direction }
            try Stage.show(Box(.vertical, [tile]), width: 220) { _ in
                let art = try #require(everything(in: tile).first { $0 is ArtPicture }?.bounds(in: tile))
                let name = try #require(find(.label, in: tile)?.bounds(in: tile))
                #expect(direction == .leftToRight ? art.x + art.width <= name.x : name.x + name.width <= art.x)
            }
        }
    }

    @Test("a long name takes more lines, and a tile without a line below it has none")
    func words() {
        let tile = make()
        let high = tile.measured(.vertical, for: 200).natural
        tile.title = "A very long name indeed, of a drink that nobody orders by it"
        #expect(tile.measured(.vertical, for: 200).natural > high)
        tile.subtitle = ""
        #expect(everything(in: tile).compactMap { $0 as? Label }.filter(\.isVisible).count == 1)
        #expect(endsAfterShowing { make() })
    }
}
