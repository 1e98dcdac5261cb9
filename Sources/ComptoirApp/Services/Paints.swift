import GTK
import Store
import Widgets

extension GradientPaint {
    /// The paint of a gradient in the catalogue.
    init(_ gradient: Gradient) {
        self.init(Color(gradient.top), Color(gradient.bottom))
    }
}

extension Color {
    /// The colour of a colour in the catalogue.
    init(_ colour: RGB) {
        self.init(
            red: Double(colour.red) / 255, green: Double(colour.green) / 255, blue: Double(colour.blue) / 255)
    }
}
