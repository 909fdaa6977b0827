import { expect, test } from "@jest/globals";
import { outsideLiterals } from "./mask.ts";
import { toSqlite } from "./to-sqlite.ts";

test.each([
  ["select 'it''s', \"x\" -- no\n, 'b'", "SELECT 'it''s', \"X\"  \n, 'b'"],
  ["select 'a /* b' /* c */, d", "SELECT 'a /* b'  , D"],
  ["a /* b 'c' -- d\ne", "A /* B 'c'  \nE"],
  ["a 'b", "A 'B"],
  ["'a''b", "'a''B"],
])("literals stay and comments go: %s", (sql, expected) => {
  expect(outsideLiterals(sql, (part) => part.toUpperCase())).toBe(expected);
});

test.each([
  ["SELECT TOP 3 a FROM b ; ", "SELECT a FROM b LIMIT 3"],
  ["SELECT TOP (3) a FROM b", "SELECT a FROM b LIMIT 3"],
  ["SELECT a FROM (SELECT TOP 3 a FROM b) x", "SELECT a FROM (SELECT TOP 3 a FROM b) x"],
  ["SELECT CAST(a + 1 AS DATE) FROM b", "SELECT date(a + 1) FROM b"],
  ["SELECT ISNULL(ISNULL(a, b), c) FROM d", "SELECT COALESCE(COALESCE(a, b), c) FROM d"],
  ["SELECT ISNULL(a, b FROM d", "SELECT ISNULL(a, b FROM d"],
])("%s is %s", (from, to) => {
  expect(toSqlite(from)).toBe(to);
});
