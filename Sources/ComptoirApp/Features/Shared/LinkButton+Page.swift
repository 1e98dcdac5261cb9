import GTK
import Store
import Widgets

extension LinkButton {
    /// A link to a page of the web, with where that is; it opens in the person's own browser.
    /// - Parameter name: what it shows instead of what the page is about and where it is, which the tooltip has then, and
    ///   which is said; nil to show those.
    convenience init(_ link: PageLink, _ environment: Environment, name: String? = nil) {
        let host = link.address.host
        let words = link.title == host ? link.title : "\(link.title) (\(host))"
        self.init(link.address.text, name ?? words)
        if name != nil {
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
