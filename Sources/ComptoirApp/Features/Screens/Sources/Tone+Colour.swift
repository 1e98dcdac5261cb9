import Store
import Widgets

extension Tone {
    /// The tone that comes nearest to a colour.
    init(nearest colour: RGB) {
        let (red, green, blue) = (Double(colour.red), Double(colour.green), Double(colour.blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        guard most - least > 0.12 * 255, most > 0 else {
            self = .plain
            return
        }
        let part: Double =
            switch most {
            case red: (green - blue) / (most - least)
            case green: 2 + (blue - red) / (most - least)
            default: 4 + (red - green) / (most - least)
            }
        // In degrees of the circle of colours, red at 0.
        switch ((part * 60) + 360).truncatingRemainder(dividingBy: 360) {
        case 12..<33: self = .orange
        case 33..<66: self = .amber
        case 66..<178: self = .green
        case 178..<252: self = .blue
        case 252..<332: self = .violet
        default: self = .red
        }
    }
}
