internal import GRDB

/// The tables of ingredients and drinks, beside the table of all entries.
///
///     ingredient   what lists and the shelf ask of an ingredient
///     satisfies    have → wanted: itself, its families, and what it may stand in for
///     drink        what the filters ask of a drink, and its sketch
///     need         what a drink cannot be made without, each ingredient once
///     uses         all that it names, optional and decoration too
///     fruitUse     the fruits of its garnish
enum DrinkTables {
    static func create(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE ingredient (
                    row INTEGER PRIMARY KEY,
                    id TEXT NOT NULL UNIQUE,
                    present INTEGER NOT NULL,
                    sortKey TEXT NOT NULL,
                    kind INTEGER NOT NULL,
                    colour INTEGER NOT NULL,
                    opacity REAL NOT NULL,
                    sparkling INTEGER NOT NULL,
                    families TEXT NOT NULL,
                    aliases TEXT NOT NULL,
                    everyday INTEGER NOT NULL,
                    fruit TEXT,
                    drinks INTEGER NOT NULL DEFAULT 0
                );
                CREATE TABLE satisfies (
                    have INTEGER NOT NULL,
                    wanted INTEGER NOT NULL,
                    substitute INTEGER NOT NULL,
                    PRIMARY KEY (have, wanted)
                ) WITHOUT ROWID;
                CREATE TABLE drink (
                    row INTEGER PRIMARY KEY,
                    id TEXT NOT NULL UNIQUE,
                    present INTEGER NOT NULL,
                    sortKey TEXT NOT NULL,
                    level INTEGER NOT NULL,
                    glass INTEGER NOT NULL,
                    categories INTEGER NOT NULL,
                    methods INTEGER NOT NULL,
                    alcohol INTEGER,
                    base INTEGER,
                    strength REAL,
                    energy REAL,
                    grams REAL,
                    baseName TEXT,
                    rating INTEGER,
                    sketch BLOB NOT NULL
                );
                CREATE TABLE need (
                    drink INTEGER NOT NULL,
                    ingredient INTEGER NOT NULL,
                    PRIMARY KEY (drink, ingredient)
                ) WITHOUT ROWID;
                CREATE TABLE uses (
                    ingredient INTEGER NOT NULL,
                    drink INTEGER NOT NULL,
                    PRIMARY KEY (ingredient, drink)
                ) WITHOUT ROWID;
                CREATE TABLE fruitUse (
                    fruit TEXT NOT NULL,
                    drink INTEGER NOT NULL,
                    PRIMARY KEY (fruit, drink)
                ) WITHOUT ROWID;
                """)
    }

    /// The orders that lists are shown in. The first holds all that the filters ask, so that they go through it alone.
    static func createIndexes(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE INDEX drinkByName ON drink
                    (present, sortKey, categories, methods, level, glass, alcohol, base, id);
                CREATE INDEX drinkByStrength ON drink (present, strength, sortKey);
                CREATE INDEX drinkByEnergy ON drink (present, energy, sortKey);
                CREATE INDEX satisfiesByWanted ON satisfies (wanted, have, substitute);
                CREATE INDEX ingredientByFruit ON ingredient (fruit) WHERE fruit IS NOT NULL;
                """)
    }

    /// Hides every drink and ingredient; what is written afterwards is what there is.
    static func clear(_ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE ingredient SET present = 0 WHERE present;
                UPDATE drink SET present = 0 WHERE present;
                DELETE FROM satisfies; DELETE FROM need; DELETE FROM uses; DELETE FROM fruitUse;
                """)
    }

    /// Forgets what no pack has any more; nobody shows it when the program starts.
    static func forgetAbsent(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM drink WHERE present = 0; DELETE FROM ingredient WHERE present = 0")
    }
}
