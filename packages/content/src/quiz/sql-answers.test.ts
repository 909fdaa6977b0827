import { beforeAll, expect, test } from "@jest/globals";
import initSqlJs, { type Database } from "sql.js";
import { findQuizItem } from "./load.ts";

let database: Database;
const valuesOf = (query: string): string =>
  (database.exec(query)[0]?.values ?? []).map((row) => row.map((value) => value ?? "NULL").join(", ")).join("; ");
const idOf = (start: string, ids: readonly string[]): string =>
  ids.find((id) => findQuizItem(id)?.question.includes(start)) ?? `no item has: ${start}`;
const SQL_IDS = Array.from({ length: 60 }, (_, index) => `sql-${String(index + 1).padStart(3, "0")}`);

beforeAll(async () => {
  const engine = await initSqlJs();
  database = new engine.Database();
});

const rows = (...values: (number | string)[]): string =>
  `(${values.map((value) => `SELECT ${value} AS x`).join(" UNION ALL ")})`;
const SCORES = rows(90, 80, 80, 70);
const COUNTED = `SELECT COUNT(*) FROM`;

/** Hand-written items whose answer is the result of a query: words of the question, and the query with its data. */
test.each([
  ["WHERE phone = NULL", `${COUNTED} ${rows(1, 2, "NULL")} WHERE x = NULL`],
  ["NOT IN (SELECT id FROM b)", `${COUNTED} ${rows(1, 2, 3)} WHERE x NOT IN (SELECT x FROM ${rows(2, "NULL")})`],
  [
    "`customers` has 5 rows",
    `${COUNTED} ${rows(1, 2, 3, 4, 5)} c LEFT JOIN ${rows(1, 1, 1, 2, 2, 2, 3, 3)} o ON o.x = c.x`,
  ],
  ["1, 1, 2 and `b`", `${COUNTED} ${rows(1, 1, 2)} a JOIN ${rows(1, 1, 3)} b ON a.x = b.x`],
  ["Column `bonus`", `SELECT CAST(AVG(x) AS INTEGER) FROM ${rows(100, "NULL", 300)}`],
  ["100 + NULL", "SELECT 100 + NULL"],
  ["when mobile is NULL", "SELECT COALESCE(NULL, '22334', 'none')"],
  ["query 1 UNION query 2", `${COUNTED} (SELECT x FROM ${rows(1, 2, 3, 4)} UNION SELECT x FROM ${rows(3, 4, 5)})`],
  [
    "Which ranks does `RANK()",
    `SELECT GROUP_CONCAT(r, ', ') FROM (SELECT RANK() OVER (ORDER BY x DESC) r FROM ${SCORES})`,
  ],
  ["`LAG(amount)", `SELECT LAG(x) OVER (ORDER BY x) FROM ${rows(1)}`],
  ["COUNT(DISTINCT email)", `SELECT COUNT(*), COUNT(x), COUNT(DISTINCT x) FROM ${rows("'a'", "'a'", "'b'", "NULL")}`],
  ["for a score of 80", "SELECT CASE WHEN 80 >= 40 THEN 'pass' WHEN 80 >= 75 THEN 'merit' END"],
  ["for another city", "SELECT CASE WHEN 'Delhi' = 'Pune' THEN 1 END"],
  ["SELECT 7 / 2", "SELECT 7 / 2"],
  ["UPPER(TRIM(", "SELECT UPPER(TRIM('  pune ')) || '-' || LENGTH('pune')"],
  [
    "values 1 to 6 in x",
    `SELECT SUM(x) FROM ${rows(4, 5, 6)} WHERE x > (SELECT AVG(x) FROM ${rows(1, 2, 3, 4, 5, 6)})`,
  ],
])("the item with %j has the query's result as its key", (words, query) => {
  expect(valuesOf(query)).toBe(findQuizItem(idOf(words, SQL_IDS))?.correct);
});
