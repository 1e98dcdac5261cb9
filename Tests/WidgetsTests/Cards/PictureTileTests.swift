import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Picture tile", .serialized)
struct PictureTileTests {
    init() { Stage.open() }

    private func make(sign: String? = nil) -> PictureTile {
        let tile = PictureTile(ArtPicture(size: 72), sign: sign)
        (tile.title, tile.subtitle) = ("Negroni", "1 missing")
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

    @Test("a sign stands at the end, clear of the words, and assistive technology passes over it")
    func sign() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let tile = make(sign: "comptoir-plus-symbolic")
            for widget in everything(in: tile) { widget.direction = direction }
            let bare = make().measured(.horizontal).minimum
            #expect(tile.measured(.horizontal).minimum > bare)
            try Stage.show(Box(.vertical, [tile]), width: 220) { _ in
                let sign = try #require(everything(in: tile).first { $0 is Image })
                let (place, width) = (try #require(sign.bounds(in: tile)), Double(tile.width))
                let name = try #require(find(.label, in: tile)?.bounds(in: tile))
                let end = direction == .leftToRight ? width - place.x - place.width : place.x
                #expect(end == 12 && sign.role == .none)
                #expect(direction == .leftToRight ? name.x + name.width <= place.x : place.x + place.width <= name.x)
            }
        }
    }

    @Test("what is in the picture stands on the counter, wherever in the picture that is")
    func standing() throws {
        for footing in [1.0, 0.9, 0.75] {
            let tile = PictureTile(ArtPicture(size: 72, footing: footing))
            let card = PictureCard(artHeight: 120)
            card.art = ArtPicture(size: 120, footing: footing)
            for holder in [tile, card] as [Widget] {
                try Stage.show(Box(.vertical, [holder]), width: 220, height: 300) { _ in
                    let all = everything(in: holder)
                    let art = try #require(all.first { $0 is ArtPicture }?.bounds(in: holder))
                    let ground = try #require(all.first { $0 is ProductGround }?.bounds(in: holder))
                    let foot = art.y + art.height * footing
                    let end = ground.y + ground.height
                    let edge = end - ground.height * ProductGround.counter
                    #expect(foot > edge + 1 && foot < end - 1, "\(footing)")
                }
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
