// makeable CATALOGUE LIBRARY TIMES : finds the drinks that can be made of what is on the shelf, with the statement that
// the program itself uses, so many times.
// Prints the milliseconds of each time, from preparing the statement to the last row, and the number of rows.
#include <sqlite3.h>
#include <stdlib.h>

#include "measure.h"

static const char FIND[] =
    "WITH had (wanted) AS MATERIALIZED ("
    " SELECT DISTINCT s.wanted FROM library.shelf AS h CROSS JOIN ingredient AS i ON i.id = h.ingredient"
    " CROSS JOIN satisfies AS s ON s.have = i.row WHERE h.state <> 'empty')"
    " SELECT drink.row FROM drink WHERE drink.present = 1 AND NOT EXISTS (SELECT 1"
    " FROM need WHERE need.drink = drink.row AND need.ingredient NOT IN (SELECT wanted FROM had) LIMIT 1 OFFSET 0)"
    " ORDER BY drink.sortKey ASC";

static sqlite3 *database;

static void check(int result, int wanted) {
    if (result == wanted) return;
    fprintf(stderr, "makeable: %s\n", sqlite3_errmsg(database));
    exit(1);
}

static int find(int **rows) {
    sqlite3_stmt *statement;
    int count = 0, room = 0;
    check(sqlite3_prepare_v2(database, FIND, -1, &statement, NULL), SQLITE_OK);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        if (count == room) *rows = realloc(*rows, sizeof **rows * (room = room ? room * 2 : 256));
        (*rows)[count++] = sqlite3_column_int(statement, 0);
    }
    check(sqlite3_finalize(statement), SQLITE_OK);
    return count;
}

int main(int count, char **arguments) {
    if (count != 4) return 2;
    check(sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    char start[4200];
    // The program's own readers have as much memory.
    snprintf(start, sizeof start, "PRAGMA cache_size = -8000; ATTACH DATABASE '%s' AS library", arguments[2]);
    check(sqlite3_exec(database, start, NULL, NULL, NULL), SQLITE_OK);
    for (int i = 0; i < atoi(arguments[3]); i++) {
        int *rows = NULL;
        double began = now_ms();
        int found = find(&rows);
        printf("time %.2f found %d\n", now_ms() - began, found);
        free(rows);
    }
    sqlite3_close(database);
    return 0;
}
