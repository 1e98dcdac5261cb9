extension Drink {
    /// The drink with its texts in the first language of a list that it has.
    ///
    /// - Parameter languages: Languages in order of preference, as ``LanguageTag`` normalises them.
    func localized(for languages: [LanguageTag]) -> Drink {
        guard let translation = languages.translation(among: translations) else { return self }
        var drink = self
        drink.name = translation.name ?? name
        drink.story = translation.story ?? story
        drink.glass.text = translation.glass ?? glass.text
        drink.level.reason = translation.level ?? level.reason
        drink.steps.replace(\.text, by: translation.steps)
        drink.garnish.replace(\.text, by: translation.garnish)
        drink.categories.replace(\.reason, by: translation.categories)
        // A label is the source's own English; the ingredient's name is known in the person's language.
        for index in drink.parts.indices { drink.parts[index].label = nil }
        drink.parts.replaceThose(\.note, by: translation.parts)
        drink.cautions.replace(\.self, by: translation.cautions)
        drink.notes.replace(\.self, by: translation.notes)
        drink.disagreements.replace(\.self, by: translation.disagreements)
        drink.tags.replace(\.self, by: translation.tags)
        drink.links.replace(\.title, by: translation.links)
        drink.servings.replace(\.name, by: translation.servings)
        drink.replaceServingGarnish(by: translation.servingGarnish)
        return drink
    }

    private mutating func replaceServingGarnish(by texts: [String]) {
        var rest = texts[...]
        for index in servings.indices {
            guard let count = servings[index].garnish?.count else { continue }
            servings[index].garnish?.replace(\.text, by: Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
    }
}

extension Array {
    /// Puts texts in the place of those of the elements, as far as there are any.
    mutating func replace(_ text: WritableKeyPath<Element, String>, by texts: [String]) {
        for (index, new) in zip(indices, texts) { self[index][keyPath: text] = new }
    }

    /// Puts texts in the place of those of the elements, as far as there are any.
    mutating func replace(_ text: WritableKeyPath<Element, String?>, by texts: [String]) {
        for (index, new) in zip(indices, texts) { self[index][keyPath: text] = new }
    }

    /// Puts texts in the place of those of the elements that have one, as far as there are any.
    mutating func replaceThose(_ text: WritableKeyPath<Element, String?>, by texts: [String]) {
        for (index, new) in zip(indices.filter { self[$0][keyPath: text] != nil }, texts) {
            self[index][keyPath: text] = new
        }
    }
}
