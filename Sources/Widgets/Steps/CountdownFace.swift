internal import GTK

/// The ring of a timer, with a text and an icon in its centre.
@MainActor
final class CountdownFace: CustomWidget {
    private let label = Label().styled("countdown-time", "tabular")
    private let sign = Image(sign: "comptoir-play-symbolic", size: 24).styled("countdown-sign")
    private let texts: Box
    private var share = 1.0

    private static let side = 108
    private static let width = 6.0

    override init() {
        texts = Box(.vertical, spacing: 0, [label, sign])
        super.init()
        adopt(texts)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "countdown-face"
        type.role = AccessibleRole.none
    }

    /// Shows a state of the timer.
    /// - Parameter share: the fraction of the ring that is drawn, from 0 to 1.
    func show(share: Double, text: String, isRunning: Bool) {
        if label.text != text { label.text = text }
        let icon = isRunning ? "comptoir-pause-symbolic" : "comptoir-play-symbolic"
        if sign.icon != icon { sign.icon = icon }
        guard share != self.share else { return }
        self.share = share
        queueDraw()
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        // A square that fits the text, however large that is.
        let text = texts.measured(.horizontal).natural
        let side = max(CountdownFace.side, text * 3 / 2, texts.measured(.vertical).natural * 3 / 2)
        return Extent(minimum: side, natural: side)
    }

    override func allocate(width: Int, height: Int) {
        let (textWidth, textHeight) = (texts.measured(.horizontal).natural, texts.measured(.vertical).natural)
        place(
            texts,
            in: Rectangle(
                x: Double((width - textWidth) / 2), y: Double((height - textHeight) / 2), width: Double(textWidth),
                height: Double(textHeight)))
    }

    override func snapshot(_ snapshot: Snapshot) {
        let center = Point(x: Double(width) / 2, y: Double(height) / 2)
        let radius = Double(min(width, height)) / 2 - CountdownFace.width / 2
        let color = foreground
        snapshot.arc(
            around: center, radius: radius, width: CountdownFace.width, share: 1, color: color.opacity(0.2))
        snapshot.arc(
            around: center, radius: radius, width: CountdownFace.width, share: share, isMirrored: isMirrored,
            color: color)
        super.snapshot(snapshot)
    }
}
