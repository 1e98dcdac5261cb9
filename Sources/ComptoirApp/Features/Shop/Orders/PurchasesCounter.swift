import GTK
import Store
import Widgets

extension CounterHead {
    /// Has what was bought stand on the counter, as much of it as fits.
    /// - Parameter products: returns what was bought; nil where the picture of something is not known.
    func stand(_ products: @escaping @MainActor () -> [ProductSummary?], _ environment: Environment) {
        var pictures: [ProductPicture] = []
        observe(products) { head, products in
            while pictures.count < products.count {
                pictures.append(ProductPicture(size: 48, isPatient: true, environment))
            }
            for (picture, product) in zip(pictures, products) { picture.show(product) }
            head.things = Array(pictures.prefix(products.count))
            head.tint = products.lazy.compactMap { $0?.tint }.first
        }
    }
}
