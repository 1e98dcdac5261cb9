import GTK
import Store
import Widgets

extension LinkButton {
    /// A link to a page of the web, with where that is; it opens in the person's own browser.
    convenience init(_ link: PageLink, _ environment: Environment) {
        let host = link.address.host
        self.init(link.address.text, link.title == host ? link.title : "\(link.title) (\(host))")
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
