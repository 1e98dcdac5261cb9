import GTK
import Store
import Widgets

extension LinkButton {
    /// A link to a page of the web, with where that is; it opens in the person's own browser.
    /// - Parameter isShort: whether it shows only where the page is; what it is about is in the tooltip, and said.
    convenience init(_ link: PageLink, _ environment: Environment, isShort: Bool = false) {
        let host = link.address.host
        let words = link.title == host ? link.title : "\(link.title) (\(host))"
        self.init(link.address.text, isShort ? host : words)
        if isShort {
            tooltip = words
            accessibleLabel = words
        }
        wrapsLabel = true
        // A list of them reads from one edge.
        if let label = child as? Label {
            (label.isCentered, label.textAlignment) = (false, 0)
            // Its lines are as long as there is room for.
            label.prefersOneLine = true
        }
        onLink {
            environment.open(link.address)
            return true
        }
    }
}
