extension Fruit {
    /// The fruit with its texts in the first language of a list that it has.
    ///
    /// - Parameter languages: Languages in order of preference, as ``LanguageTag`` normalises them.
    func localized(for languages: [LanguageTag]) -> Fruit {
        for language in languages {
            if language.isEnglish { return self }
            for name in language.fallbacks {
                if let translation = translations[name] { return applying(translation) }
            }
        }
        return self
    }

    private func applying(_ translation: FruitTranslation) -> Fruit {
        var fruit = self
        fruit.name = translation.name ?? name
        fruit.headline = translation.headline ?? headline
        fruit.text = translation.text ?? text
        fruit.refuse?.part = translation.refuse ?? refuse?.part
        fruit.cautions.replace(\.self, by: translation.cautions)
        fruit.notes.replace(\.self, by: translation.notes)
        for (index, name) in translation.portions.enumerated() where portions.indices.contains(index) {
            fruit.portions[index].name = name
        }
        fruit.links.replace(\.title, by: translation.links)
        return fruit
    }
}
