import Store

extension ServerField {
    /// The server that screens come from.
    convenience init(_ preferences: Preferences, _ screens: Screens) {
        self.init(
            tr("Screens come from"), icon: "comptoir-discover-symbolic", address: preferences.screenServer,
            hint: tr("Empty: from the program."), test: tr("_Try it"), use: tr("Take _this one"),
            actions: Actions(
                use: { address in
                    preferences.screenServer = address.isEmpty ? "" : try screens.address(address).text
                    return address.isEmpty
                        ? tr("Screens come from the program.") : tr("Screens come from this server.")
                },
                test: { address in
                    tr("Its screen “{name}” is there.", ["name": try await screens.test(address)])
                }))
    }
}
