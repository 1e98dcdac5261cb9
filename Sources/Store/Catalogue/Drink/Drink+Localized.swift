extension Drink {
    /// The drink with its texts in the first language of a list that it has.
    ///
    /// - Parameter languages: Languages in order of preference, as ``LanguageTag`` normalises them.
    func localized(for languages: [LanguageTag]) -> Drink {
        guard let translation = languages.translation(among: translations) else { return self }
        var drink = self
        drink.name = translation.name ?? name
        drink.story = translation.story ?? story
        for (index, text) in translation.steps.enumerated() where steps.indices.contains(index) {
            drink.steps[index].text = text
        }
        for (index, name) in translation.servings.enumerated() where servings.indices.contains(index) {
            drink.servings[index].name = name
        }
        return drink
    }
}
