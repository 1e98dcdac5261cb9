import GTK
import TestSupport
import Testing

@MainActor @Suite("States of a canvas", .serialized)
struct CanvasStateTests: CanvasBench {
    init() { Stage.open() }

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
}
