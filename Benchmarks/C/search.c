// search [--drinks] CATALOGUE LIBRARY TYPED... : finds what each typed text begins, with the statements that the program
// itself uses: all matches, the best first, of which the rows of one page are read.
// Prints the milliseconds for each text, from preparing the statement to the last row of the page.
#include <sqlite3.h>
#include <stdlib.h>

#include "measure.h"

enum { PAGE = 64 };

// The statements for one kind of entry: the rows that are found, and what a page of them shows.
typedef struct {
    const char *find, *read;
    int columns;
} Statements;

static const Statements FRUITS = {
    "SELECT rowid FROM search_fruit WHERE search_fruit MATCH ? ORDER BY rank",
    "SELECT row, id, name, headline, picture, topColour, bottomColour, energy, sugars, vitaminC,"
    " EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = entry.kind AND f.id = entry.id)"
    " FROM (SELECT value FROM json_each(?)) AS wanted CROSS JOIN entry ON entry.row = wanted.value",
    11};
static const Statements DRINKS = {
    "SELECT drink.row FROM search_drink CROSS JOIN drink ON drink.row = search_drink.rowid"
    " WHERE drink.present = 1 AND search_drink MATCH ? ORDER BY search_drink.rank ASC",
    "WITH had (wanted) AS MATERIALIZED ("
    " SELECT DISTINCT s.wanted FROM library.shelf AS h CROSS JOIN ingredient AS i ON i.id = h.ingredient"
    " CROSS JOIN satisfies AS s ON s.have = i.row WHERE h.state <> 'empty')"
    " SELECT drink.row, drink.id, entry.name, drink.level, drink.baseName, drink.strength, drink.energy,"
    " EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = 'drink' AND f.id = drink.id),"
    " (SELECT r.halfStars FROM library.rating AS r WHERE r.drink = drink.id),"
    " (SELECT count(*) FROM need WHERE need.drink = drink.row AND need.ingredient NOT IN (SELECT wanted FROM had)),"
    " drink.sketch"
    " FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN drink ON drink.row = page.value"
    " CROSS JOIN entry ON entry.row = drink.row",
    11};

static sqlite3 *database;

static void check(int result, int wanted) {
    if (result == wanted) return;
    fprintf(stderr, "search: %s\n", sqlite3_errmsg(database));
    exit(1);
}

static sqlite3_stmt *prepare(const char *sql, const char *text) {
    sqlite3_stmt *statement;
    check(sqlite3_prepare_v2(database, sql, -1, &statement, NULL), SQLITE_OK);
    check(sqlite3_bind_text(statement, 1, text, -1, SQLITE_TRANSIENT), SQLITE_OK);
    return statement;
}

static void search(const Statements *statements, const char *typed) {
    char pattern[256], page[PAGE * 12 + 4] = "[";
    snprintf(pattern, sizeof pattern, "\"%s\"*", typed);
    sqlite3_stmt *find = prepare(statements->find, pattern);
    for (int row = 0; row < PAGE && sqlite3_step(find) == SQLITE_ROW; row++)
        sprintf(page + strlen(page), "%s%d", row ? "," : "", sqlite3_column_int(find, 0));
    sqlite3_finalize(find);
    strcat(page, "]");

    sqlite3_stmt *read = prepare(statements->read, page);
    while (sqlite3_step(read) == SQLITE_ROW) {
        for (int column = 1; column < statements->columns; column++) {
            const void *bytes = sqlite3_column_blob(read, column);
            int size = sqlite3_column_bytes(read, column);
            char *copy = malloc(size + 1);
            if (bytes) memcpy(copy, bytes, size);
            free(copy);
        }
    }
    sqlite3_finalize(read);
}

int main(int count, char **arguments) {
    const Statements *statements = &FRUITS;
    if (count > 1 && !strcmp(arguments[1], "--drinks")) {
        statements = &DRINKS;
        arguments++, count--;
    }
    if (count < 4) return 2;
    check(sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    sqlite3_finalize(prepare("SELECT ?", ""));
    char attach[4096];
    snprintf(attach, sizeof attach, "ATTACH DATABASE '%s' AS library", arguments[2]);
    check(sqlite3_exec(database, attach, NULL, NULL, NULL), SQLITE_OK);
    for (int i = 3; i < count; i++) {
        double start = now_ms();
        search(statements, arguments[i]);
        printf("time %.2f\n", now_ms() - start);
    }
    sqlite3_close(database);
    return 0;
}
