import GTK
import Store
import Widgets

extension DrinkSketch {
    /// The colour that it has in the glass, as far as it has one: what is clear counts little.
    var tint: Color? {
        let weights = layers.map { max(0.02, $0.opacity) * $0.share }
        let all = weights.reduce(0, +)
        guard all > 0, let first = layers.first else { return nil }
        var (mixed, done) = (Color(first.colour), weights[0])
        for (layer, weight) in zip(layers, weights).dropFirst() where weight > 0 {
            done += weight
            mixed = mixed.mixed(with: Color(layer.colour), at: weight / done)
        }
        let straw = Color(red: 0.8, green: 0.72, blue: 0.5)
        return mixed.mixed(with: straw, at: max(0, (mixed.luminance - 0.6) * 1.6))
    }
}
