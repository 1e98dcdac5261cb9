internal import GTK
internal import Widgets

/// The layout of a drink's ice.
struct IceLayout {
    var pieces: [IcePiece] = []
    /// The outline of a heap of fine ice above the rim; nil for other ice.
    var mound: Path?

    /// Creates a layout.
    /// - Parameters:
    ///   - surface: the `y` of the liquid's surface once all of the drink is poured.
    init(_ ice: DrinkArt.Ice, in form: GlassForm, surface: Double, _ random: inout ArtRandom) {
        // Fine ice is heaped over the rim, and higher on a cup, where nothing else of it can be seen.
        let mound = form.material == .glass ? 5.0 : 13
        switch ice {
        case .none, .blended: break
        case .cubes: cubes(in: form.inner, surface, &random)
        case .block: block(in: form.inner, surface)
        case .crushed: heap(in: form.inner, from: form.inner.top - mound, to: surface, size: 6.2, .chip, &random)
        case .pebble: heap(in: form.inner, from: form.inner.top - mound, to: surface, size: 5.8, .nugget, &random)
        case .cracked:
            heap(
                in: form.inner, from: form.material == .glass ? surface - 6 : form.inner.top - 12, to: surface,
                size: 9.5, .shard, &random)
        }
    }

    private mutating func cubes(in inner: GlassProfile, _ surface: Double, _ random: inout ArtRandom) {
        let widest = max(inner.radius(at: surface), inner.radius(at: surface + 24))
        let size = min(15.5, max(10, widest * 0.4))
        var y = surface + size * 0.35
        var isLeft = true
        // The uppermost cubes stick out a little; the others crowd below, left and right in turn.
        while y + size < inner.bottom + 3, pieces.count < 7 {
            let room = inner.radius(at: min(inner.bottom - 2, y + size)) - size * 1.12
            if room > 2 {
                let isWide = room > size * 0.95
                if isWide {
                    add(-min(room, size * 1.12), y + random.next(-2...2), size, random.next(-14...4))
                    add(min(room, size * 1.12), y + random.next(4...9), size, random.next(-4...16))
                } else {
                    add((isLeft ? -1 : 1) * room * 0.9, y, size, random.next(6...18) * (isLeft ? -1 : 1))
                }
            } else if room > -4 {
                add(0, y, size * 0.9, random.next(-12...12))
            } else {
                break
            }
            y += size * (room > size * 0.95 ? 2.05 : 1.75)
            isLeft.toggle()
        }
        if pieces.isEmpty { add(0, surface + size * 0.4, min(size, widest * 0.55), 9) }

        func add(_ x: Double, _ y: Double, _ size: Double, _ turn: Double) {
            pieces.append(IcePiece(center: Point(x: x, y: y), size: size, turn: turn, kind: .cube))
        }
    }

    private mutating func block(in inner: GlassProfile, _ surface: Double) {
        let size = min(29, min(inner.radius(at: surface + 30) * 0.62, (inner.bottom - surface) * 0.44))
        pieces = [
            IcePiece(center: Point(x: 1, y: surface + size * 0.68), size: max(8, size), turn: -5, kind: .cube)
        ]
    }

    private mutating func heap(
        in inner: GlassProfile, from top: Double, to surface: Double, size: Double, _ kind: IcePiece.Kind,
        _ random: inout ArtRandom
    ) {
        let step = size * 1.62
        if kind != .shard {
            let (y, radius) = (inner.top + 8, inner.radius(at: inner.top + 8) - 1)
            var mound = Path()
            mound.arc(center: Point(x: 0, y: y), radiusX: radius, radiusY: y - top, from: -180, to: 0)
            mound.line(to: Point(x: radius, y: surface + 2))
            mound.line(to: Point(x: -radius, y: surface + 2))
            mound.close()
            self.mound = mound
        }
        var y = inner.bottom - size * 0.6
        while y > top {
            // Above the rim the pieces form a heap.
            let over = max(0, inner.top - y) / max(1, inner.top - top + size)
            let radius = inner.radius(at: max(y, inner.top)) - size * 0.75
            let reach = radius * (1 - over * over).squareRoot()
            var x = -reach + random.next(0...step * 0.4)
            while x <= reach {
                pieces.append(
                    IcePiece(
                        center: Point(x: x, y: y + random.next(-1...1) * size * 0.35),
                        size: size * random.next(0.75...1.15), turn: random.next(0...359), kind: kind))
                x += step * random.next(0.95...1.3)
            }
            y -= step * 0.86
        }
    }
}
