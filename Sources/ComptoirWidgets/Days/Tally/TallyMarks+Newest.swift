internal import GTK
internal import Widgets

/// The newest line, which is drawn by hand while somebody looks.
extension TallyMarks {
    /// Whether the newest line is being drawn.
    public var isDrawing: Bool { animation?.isRunning == true }

    /// Shows all marks at once, as where they are those of another thing.
    public func settle() {
        animation?.cancel()
        (progress, older) = (1, nil)
        queueDraw()
    }

    /// Draws the newest line by hand.
    func drawNewest() {
        animation = Animation(on: self, duration: TallyHand.duration) { [weak self] progress in
            guard let self else { return }
            self.progress = progress
            if progress >= 1 { older = nil }
            queueDraw()
        }
    }

    /// Returns what is drawn of a tally's lines but the newest, from 6 pixels above the widget to 6 below it.
    func older(of picture: TallyPicture, x: Double, y: Double, turn: Double, _ color: Color) -> Texture {
        if let older, older.color == color { return older.texture }
        let lines = picture.parts.older
        let texture = Texture(width: width, height: height + 12, scale: Double(max(1, scaleFactor))) { canvas in
            canvas.translated(x: x, y: y + 6) {
                canvas.scaled(x: turn, y: 1) { lines.draw(on: canvas, color: color) }
            }
        }
        older = (texture, color)
        return texture
    }
}
