import Store

extension DrinkModel {
    /// Puts what the shelf lacks for the servings that are wanted into the cart; that can be taken back.
    func addMissingClicked() {
        guard let drink else { return }
        let count = max(1, Int(servings.rounded(.up)))
        environment.perform { [environment] in
            let needs = try await environment.catalogue.needs(of: [Needs.Serving(drink, count: count)])
            guard needs.lines.contains(where: \.isMissing) else {
                return environment.tell(tr("The shelf has all of it."))
            }
            environment.addMissing(needs)
        }
    }
}
