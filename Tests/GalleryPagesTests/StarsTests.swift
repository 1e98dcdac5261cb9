import Foundation
import GTK
import GalleryPages
import TestSupport
import Testing
import Widgets

/// Stars are drawn with icons, which only the gallery knows where to find.
@MainActor @Suite("Stars as they are drawn", .serialized)
struct StarsTests {
    init() { Stage.open() }

    @Test("half a star is drawn at the start of its place, also from right to left")
    func drawn() throws {
        @MainActor func darkness(_ direction: TextDirection) throws -> (left: Int, right: Int) {
            let stars = RatingStars(2.5, size: 48)
            stars.direction = direction
            return try Stage.show(Box(.vertical, [stars.layout(horizontal: .start)])) { _ in
                Stage.paint(stars)
                let picture = Bitmap(try #require(stars.texture()))
                func painted(_ columns: Range<Int>) -> Int {
                    columns.reduce(0) { sum, x in sum + (0..<picture.height).filter { picture[x, $0].alpha > 0.5 }.count
                    }
                }
                return (painted(0..<picture.width / 2), painted(picture.width / 2..<picture.width))
            }
        }
        let samples = try #require(Samples.find())
        IconTheme.current.add(searchPath: samples.resources.appending(path: "icons").path)
        let plain = try darkness(.leftToRight)
        let mirrored = try darkness(.rightToLeft)
        #expect(plain.left > plain.right && mirrored.right > mirrored.left)
        #expect(abs(plain.left - mirrored.right) < plain.left / 10)
    }
}
