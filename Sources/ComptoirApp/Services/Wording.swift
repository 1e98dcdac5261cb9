/// A sentence in the person's language.
///
/// `xgettext` finds it by its name; `{name}` in it stands for a value.
func tr(_ text: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    var result = text
    for (name, value) in values { result = result.replacing("{\(name)}", with: value) }
    return result
}
