import Store
import Widgets

extension ShopModel {
    /// What stands in place of the rows: nil where there are rows.
    func status(_ pictures: StatusPictures) -> StatusState? {
        let server = environment.shopServer
        switch server.state {
        case .loading(kept: nil)?: return nil
        case .failed(let error)?:
            let other = NextStep(tr("Choose another server")) { [environment] in environment.presentPreferences() }
            return Failure(error).status(pictures, other: other) { server.reloadClicked() }
        default: break
        }
        return results.state.status(tr("Opening the shop…"), pictures, retry: { [weak self] in self?.retryClicked() }) {
            answer in
            guard answer.rows.isEmpty else { return nil }
            let all = NextStep(tr("Show all products")) { [weak self] in self?.clearFilterClicked() }
            let asked = answer.query
            return asked.onlyMissing && asked.text.isEmpty && asked.kind == nil
                ? .empty(
                    title: tr("Nothing is missing"), text: tr("The shelf has all that the drinks ask for."),
                    picture: pictures.glass, action: all)
                : .empty(
                    title: tr("No product like that"),
                    text: answer.resembling.question ?? tr("Try fewer letters, or another aisle."),
                    picture: pictures.nothing,
                    offers: answer.resembling.offers { self.query.text = $0.name }, action: all)
        }
    }
}
