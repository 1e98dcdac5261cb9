import Store

extension CartModel {
    /// The list by aisle, with boxes to be ticked, to be printed.
    var paper: Paper {
        let (aisles, formats) = (aisles, environment.formats)
        let total = cart.total == MoneySum() ? "" : totalText
        let title = tr("Shopping list")
        return Paper(name: title) { [self] sheet in
            var setter = PaperSetter(sheet, title: title)
            for aisle in aisles {
                setter.heading(aisle.kind.title)
                for item in aisle.items {
                    setter.line(
                        tr("{count} × {name}", ["count": String(item.line.quantity), "name": item.name]),
                        detail: lines(item).joined(separator: " · "),
                        amount: item.cost.map(formats.money) ?? "", isTicked: item.line.isChecked)
                }
            }
            if !total.isEmpty { setter.total(total) }
            return setter.pages
        }
    }
}
