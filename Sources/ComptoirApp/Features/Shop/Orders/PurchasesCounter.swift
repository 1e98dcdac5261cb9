import GTK
import Store
import Widgets

extension CounterHead {
    /// Has what was bought stand on the counter, as much of it as fits.
    /// - Parameter products: returns what was bought; nil where the picture of something is not known.
    func stand(_ products: @escaping @MainActor () -> [ProductSummary?], _ environment: Environment) {
        observe(products) { head, products in
            head.stand(products) {
                ProductPicture(size: 48, isPatient: true, environment)
            } fill: {
                $0.show($1)
            }
            head.tint = products.lazy.compactMap { $0?.tint }.first
        }
    }
}

extension OrderModel {
    /// Each thing that was bought, one line after the other, as many as a counter has space for; none until it is known what they
    /// look like.
    var bought: [ProductSummary?] {
        guard products.value != nil else { return [] }
        return Array(
            lines.lazy.flatMap { line in
                repeatElement(line.product, count: min(max(line.line.quantity, 0), CounterHead.most))
            }.prefix(CounterHead.most))
    }
}
