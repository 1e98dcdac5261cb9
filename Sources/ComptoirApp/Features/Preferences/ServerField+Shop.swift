import Store

extension ServerField {
    /// The shop's server.
    convenience init(_ preferences: Preferences, _ server: ShopServer) {
        self.init(
            tr("The shop’s server"), icon: "comptoir-server-symbolic", address: preferences.shopServer,
            hint: tr("Leave it empty for the built-in shop."), test: tr("_Test connection"),
            use: tr("_Save"),
            actions: Actions(
                use: { address in
                    preferences.shopServer = address.isEmpty ? "" : try ServerAddress(address).text
                    return address.isEmpty
                        ? tr("The shop has what comes with Comptoir.") : tr("The shop asks this server.")
                },
                test: { Self.words(try await server.test($0)) }))
    }

    /// What a test found.
    private static func words(_ report: ServerReport) -> String {
        let count = trn("{count} product", "{count} products", report.products)
        var parts = [
            report.hasMore
                ? tr("{name} is there, with {products} and more.", ["name": report.name, "products": count])
                : tr("{name} is there, with {products}.", ["name": report.name, "products": count]),
            report.takesOrders ? tr("It takes orders.") : tr("It takes no orders: they are kept here."),
        ]
        if let ratings = report.ratings {
            parts.append(trn("It rates {count} drink.", "It rates {count} drinks.", ratings))
        }
        if !report.problems.isEmpty {
            parts.append(trn("{count} problem in it.", "{count} problems in it.", report.problems.count))
        }
        return parts.joined(separator: " ")
    }
}
