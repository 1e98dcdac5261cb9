import GTK
import TestSupport
import Testing

@MainActor @Suite("Canvas", .serialized)
struct CanvasTests: CanvasBench {
    init() { Stage.open() }

    @Test("a path is filled inside, and nothing is drawn outside")
    func fill() {
        let square = Path.rectangle(Rectangle(x: 5, y: 5, width: 10, height: 10))
        let drawn = picture { $0.fill(square, with: red) }
        #expect(isNear(drawn[10, 10], red) && isNear(drawn[5, 5], red) && isNear(drawn[14, 14], red))
        #expect(isNear(drawn[4, 10], clear) && isNear(drawn[15, 10], clear) && isNear(drawn[10, 4], clear))
    }

    @Test("a texture has as many points as its scale asks, and the canvas keeps its units")
    func scale() {
        let square = Path.rectangle(Rectangle(x: 5, y: 5, width: 10, height: 10))
        let drawn = picture(scale: 2) { $0.fill(square, with: red) }
        #expect(drawn.width == 40 && drawn.height == 40)
        #expect(isNear(drawn[10, 10], red) && isNear(drawn[29, 29], red) && isNear(drawn[9, 20], clear))
    }

    @Test("a shape in a shape is a hole after the even-odd rule")
    func rules() {
        var path = all
        path.append(.rectangle(Rectangle(x: 5, y: 5, width: 10, height: 10)))
        #expect(isNear(picture { $0.fill(path, with: red) }[10, 10], red))
        let ring = picture { $0.fill(path, with: red, rule: .evenOdd) }
        #expect(isNear(ring[10, 10], clear) && isNear(ring[2, 2], red))
    }

    @Test("gradients go from the first colour to the last")
    func gradients() {
        let line = picture {
            $0.fill(
                all, with: .linear(from: Point(x: 0, y: 0), to: Point(x: 20, y: 0), stops: [(0, red), (1, blue)]))
        }
        #expect(line[0, 10].red > 0.95 && line[19, 10].blue > 0.95 && abs(line[10, 10].red - 0.5) < 0.05)
        let circle = picture {
            $0.fill(all, with: .radial(center: Point(x: 10, y: 10), radius: 10, stops: [(0, red), (1, blue)]))
        }
        #expect(circle[10, 10].red > 0.9 && circle[0, 10].blue > 0.9 && isNear(circle[0, 0], blue))
    }

    @Test("a gradient of two steps has no bands where it is dithered, at any scale", arguments: [1.0, 2.0])
    func dithered(scale: Double) {
        let (dark, light) = (Color(red: 0.2, green: 0.2, blue: 0.2), Color(red: 0.2 + 2 / 255, green: 0.2, blue: 0.2))
        let stops = [(offset: 0.0, color: dark), (offset: 1.0, color: light)]
        let (center, room) = (Point(x: 0, y: 0), Rectangle(width: 160, height: 16))
        func steps(_ draw: @escaping (Canvas) -> Void) -> [Double] {
            let picture = Bitmap(Texture(width: 160, height: 16, scale: scale, draw: draw))
            let side = Int(16 * scale)
            // What the eye sees from some way off.
            return (0..<10).map { block in
                let parts = (0..<side * side).map { picture[block * side + $0 % side, $0 / side] }
                #expect(parts.allSatisfy { $0.alpha == 1 && abs($0.green - 0.2) < 0.003 })
                return parts.map(\.red).reduce(0, +) / Double(parts.count) * 255
            }
        }
        let plain = steps { $0.fill(.rectangle(room), with: .radial(center: center, radius: 160, stops: stops)) }
        let fine = steps { $0.fillDithered(room, center: center, radius: 160, stops: stops) }
        #expect(Set(plain.map { ($0 * 4).rounded() }).count < 7)
        #expect(zip(fine, fine.dropFirst()).allSatisfy { $1 - $0 > 0.1 && $1 - $0 < 0.3 }, "\(fine)")
        #expect(abs(fine[0] - 51.1) < 0.2 && abs(fine[9] - 52.9) < 0.2)
    }

    @Test("what is dithered keeps to the rectangle, to what is moved and to what is clipped")
    func ditheredPlace() {
        let place = picture { canvas in
            canvas.translated(x: 4, y: 2) {
                canvas.clipped(to: .rectangle(Rectangle(width: 6, height: 20))) {
                    canvas.fillDithered(
                        Rectangle(x: 2, y: 2, width: 8, height: 4), center: Point(x: 4, y: 4), radius: 10,
                        stops: [(0, red), (1, blue)])
                }
            }
        }
        #expect(place[8, 6].red > 0.9 && place[9, 4].alpha == 1)
        for (x, y) in [(5, 6), (10, 6), (8, 3), (8, 8)] { #expect(place[x, y].alpha == 0, "\(x), \(y)") }
    }

    @Test("a stroke is as wide as asked, half on each side, with the ends asked for")
    func stroke() {
        let line = Path([Point(x: 5, y: 10), Point(x: 15, y: 10)], isClosed: false)
        let butt = picture { $0.stroke(line, with: red, width: 4, cap: .butt) }
        #expect(isNear(butt[10, 8], red) && isNear(butt[10, 11], red))
        #expect(isNear(butt[10, 7], clear) && isNear(butt[10, 12], clear) && isNear(butt[4, 10], clear))
        let square = picture { $0.stroke(line, with: red, width: 4, cap: .square) }
        #expect(isNear(square[3, 10], red) && isNear(square[2, 10], clear))
    }

    @Test("a texture drawn off the main thread is the same")
    func elsewhere() async {
        let (red, all) = (red, all)
        let texture = await Texture.drawn(width: 20, height: 20) { $0.fill(all, with: red) }
        let isSame = Bitmap(texture) == picture { $0.fill(all, with: red) }
        #expect(isSame)
    }

    @Test("a widget draws on a canvas in its own coordinates, cut to the rectangle")
    func snapshot() throws {
        let painter = Painter()
        try Stage.show(painter, width: 60, height: 60) { _ in
            let drawn = Bitmap(try #require(painter.texture()))
            #expect(isNear(drawn[15, 15], red))
            #expect(!isNear(drawn[5, 5], red) && !isNear(drawn[25, 25], red))
        }
    }

    @Test("a drawn texture ends with its last reference")
    func freed() {
        var texture: Texture? = Texture(width: 20, height: 20) { $0.fill(all, with: red) }
        let trace = texture.map { Trace($0) }
        texture = nil
        #expect(Stage.wait { trace?.isGone == true })
    }
}

/// Fills a little of itself with red.
private final class Painter: CustomWidget {
    override func snapshot(_ snapshot: Snapshot) {
        snapshot.canvas(in: Rectangle(x: 10, y: 10, width: 10, height: 10)) {
            $0.fill(.rectangle(Rectangle(width: 60, height: 60)), with: Color(red: 1, green: 0, blue: 0))
        }
    }
}
