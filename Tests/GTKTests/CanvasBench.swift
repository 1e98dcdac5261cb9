import GTK

/// What tests of the canvas draw with: pictures of 20 × 20 units, and two colours.
@MainActor
protocol CanvasBench {}

extension CanvasBench {
    var red: Color { Color(red: 1, green: 0, blue: 0) }
    var blue: Color { Color(red: 0, green: 0, blue: 1) }
    var clear: Color { Color(red: 0, green: 0, blue: 0, alpha: 0) }

    /// The outline of the whole picture.
    var all: Path { .rectangle(Rectangle(width: 20, height: 20)) }

    func picture(scale: Double = 1, _ draw: (Canvas) -> Void) -> Bitmap {
        Bitmap(Texture(width: 20, height: 20, scale: scale, draw: draw))
    }

    /// Whether two colours are the same to the eye.
    func isNear(_ color: Color, _ other: Color) -> Bool {
        abs(color.red - other.red) < 0.02 && abs(color.green - other.green) < 0.02
            && abs(color.blue - other.blue) < 0.02 && abs(color.alpha - other.alpha) < 0.02
    }
}
