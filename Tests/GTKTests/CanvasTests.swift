import GTK
import TestSupport
import Testing

@MainActor @Suite("Canvas", .serialized)
struct CanvasTests {
    init() { Stage.open() }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let all = Path.rectangle(Rectangle(width: 20, height: 20))

    private func picture(scale: Double = 1, _ draw: (Canvas) -> Void) -> Bitmap {
        Bitmap(Texture(width: 20, height: 20, scale: scale, draw: draw))
    }

    /// Whether two colours are the same to the eye.
    private func isNear(_ color: Color, _ other: Color) -> Bool {
        abs(color.red - other.red) < 0.02 && abs(color.green - other.green) < 0.02
            && abs(color.blue - other.blue) < 0.02 && abs(color.alpha - other.alpha) < 0.02
    }

    private let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

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

    @Test("a stroke is as wide as asked, half on each side, with the ends asked for")
    func stroke() {
        let line = Path([Point(x: 5, y: 10), Point(x: 15, y: 10)], isClosed: false)
        let butt = picture { $0.stroke(line, with: red, width: 4, cap: .butt) }
        #expect(isNear(butt[10, 8], red) && isNear(butt[10, 11], red))
        #expect(isNear(butt[10, 7], clear) && isNear(butt[10, 12], clear) && isNear(butt[4, 10], clear))
        let square = picture { $0.stroke(line, with: red, width: 4, cap: .square) }
        #expect(isNear(square[3, 10], red) && isNear(square[2, 10], clear))
    }

    @Test("what is clipped, cut, moved, turned, faded or masked is so for its closure only")
    func states() {
        let half = Path.rectangle(Rectangle(width: 10, height: 20))
        for isCut in [false, true] {
            let drawn = picture { canvas in
                if isCut {
                    canvas.cut(to: half) { canvas.fill(all, with: red) }
                } else {
                    canvas.clipped(to: half) { canvas.fill(all, with: red) }
                }
                canvas.fill(.rectangle(Rectangle(x: 15, width: 5, height: 5)), with: blue)
            }
            #expect(isNear(drawn[5, 10], red) && isNear(drawn[12, 10], clear) && isNear(drawn[17, 2], blue))
        }
        let dot = Path.rectangle(Rectangle(width: 2, height: 2))
        let placed = picture { canvas in
            canvas.translated(x: 10, y: 10) { canvas.rotated(degrees: 90) { canvas.fill(dot, with: red) } }
            canvas.scaled(x: 2, y: 1) { canvas.fill(dot, with: blue) }
        }
        #expect(isNear(placed[9, 11], red) && isNear(placed[10, 11], clear))
        #expect(isNear(placed[3, 1], blue) && isNear(placed[4, 1], clear))
        let faded = picture { canvas in
            canvas.faded(0.5) {
                canvas.fill(all, with: blue)
                canvas.fill(all, with: red)
            }
        }
        #expect(isNear(faded[10, 10], Color(red: 0.5, green: 0, blue: 0, alpha: 0.5)))
        let masked = picture { canvas in
            let mask = Canvas.Paint.linear(
                from: Point(x: 0, y: 0), to: Point(x: 20, y: 0), stops: [(0, red), (1, red.opacity(0))])
            canvas.masked(by: mask) { canvas.fill(all, with: blue) }
        }
        #expect(masked[0, 10].alpha > 0.95 && masked[19, 10].alpha < 0.05 && masked[0, 10].blue > 0.95)
    }

    @Test("what is drawn can multiply with what is there, or erase it")
    func blends() {
        let drawn = picture { canvas in
            canvas.fill(all, with: Color(red: 1, green: 1, blue: 0))
            canvas.blended(.multiply) {
                canvas.fill(.rectangle(Rectangle(width: 10, height: 20)), with: Color(red: 0, green: 1, blue: 1))
            }
            canvas.blended(.erase) { canvas.fill(.rectangle(Rectangle(x: 15, width: 5, height: 20)), with: red) }
        }
        #expect(isNear(drawn[5, 10], Color(red: 0, green: 1, blue: 0)))
        #expect(isNear(drawn[12, 10], Color(red: 1, green: 1, blue: 0)) && isNear(drawn[17, 10], clear))
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
