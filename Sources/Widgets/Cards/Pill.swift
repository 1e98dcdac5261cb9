internal import GTK

/// A background with round ends, or a disc if it is square, in the text colour of its style; for the cells of long
/// lists.
///
/// GTK cuts out a CSS background for each cell in each frame; this is drawn once for all cells of the same size.
@MainActor
final class Pill: CustomWidget {
    private struct Kind: Hashable {
        var width, height, scale: Int
        var color: Color
    }

    private static var drawn: [Kind: Texture] = [:]

    override init() {
        super.init()
        canTarget = false
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "pill"
        type.role = AccessibleRole.none
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: 0)
    }

    override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0 else { return }
        let kind = Kind(width: width, height: height, scale: max(1, scaleFactor), color: foreground)
        snapshot.draw(Pill.texture(kind), in: Rectangle(width: Double(width), height: Double(height)))
    }

    private static func texture(_ kind: Kind) -> Texture {
        if let known = drawn[kind] { return known }
        // A program's cards have few sizes, but a window that is being widened has each of them for a moment.
        if drawn.count > 100 { drawn = [:] }
        let (width, height) = (Double(kind.width), Double(kind.height))
        let texture = Texture(width: kind.width, height: kind.height, scale: Double(kind.scale)) { canvas in
            canvas.fill(
                .rectangle(Rectangle(width: width, height: height), radius: min(width, height) / 2), with: kind.color)
        }
        drawn[kind] = texture
        return texture
    }
}
