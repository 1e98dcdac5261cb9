// search CATALOGUE LIBRARY TYPED... : finds what each typed text begins, with the statements that the program
// itself uses: all matches, the best first, of which the rows of one page are read.
// Prints the milliseconds for each text, from preparing the statement to the last row of the page.
#include <sqlite3.h>
#include <stdlib.h>

#include "measure.h"

enum { PAGE = 64 };

static const char FIND[] = "SELECT rowid FROM search_fruit WHERE search_fruit MATCH ? ORDER BY rank";
static const char READ[] =
    "SELECT row, id, name, headline, picture, topColour, bottomColour, energy, sugars, vitaminC,"
    " EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = entry.kind AND f.id = entry.id)"
    " FROM (SELECT value FROM json_each(?)) AS wanted CROSS JOIN entry ON entry.row = wanted.value";

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

static void search(const char *typed) {
    char pattern[256], page[PAGE * 12 + 4] = "[";
    snprintf(pattern, sizeof pattern, "\"%s\"*", typed);
    sqlite3_stmt *find = prepare(FIND, pattern);
    for (int row = 0; row < PAGE && sqlite3_step(find) == SQLITE_ROW; row++)
        sprintf(page + strlen(page), "%s%d", row ? "," : "", sqlite3_column_int(find, 0));
    sqlite3_finalize(find);
    strcat(page, "]");

    sqlite3_stmt *read = prepare(READ, page);
    while (sqlite3_step(read) == SQLITE_ROW) {
        for (int column = 1; column <= 4; column++) free(strdup((const char *)sqlite3_column_text(read, column)));
        sqlite3_column_int(read, 10);
    }
    sqlite3_finalize(read);
}

int main(int count, char **arguments) {
    if (count < 4) return 2;
    check(sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    sqlite3_finalize(prepare("SELECT ?", ""));
    char attach[4096];
    snprintf(attach, sizeof attach, "ATTACH DATABASE '%s' AS library", arguments[2]);
    check(sqlite3_exec(database, attach, NULL, NULL, NULL), SQLITE_OK);
    for (int i = 3; i < count; i++) {
        double start = now_ms();
        search(arguments[i]);
        printf("time %.2f\n", now_ms() - start);
    }
    sqlite3_close(database);
    return 0;
}
