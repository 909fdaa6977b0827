// cspell:ignore GRUOP custmer amuont
import { describe, expect, it } from "@jest/globals";
import { sqlite } from "./testing/sqlite.ts";

const rows = [
  [1, "Asha", 120.5],
  [2, null, 80],
];
const data = { tables: [{ name: "orders", columns: ["id", "customer", "amount"], rows }] };
const run = (statement: string) => sqlite.run(statement, data);

describe("a reading statement", () => {
  it("returns columns and rows, including NULL", () => {
    const statement = "-- all of them\nSELECT customer, amount FROM orders ORDER BY id;";
    const rows = [
      ["Asha", 120.5],
      [null, 80],
    ];
    expect(run(statement)).toEqual({ ok: { columns: ["customer", "amount"], rows } });
  });

  it.each(["WITH x AS (SELECT 1 AS n) SELECT n FROM x", "VALUES (1)"])("can be %s", (statement) => {
    expect(run(statement)).toMatchObject({ ok: { rows: [[1]] } });
  });

  it("reports a column that does not exist, with its position", () => {
    const message = "There is no column price.";
    expect(run("SELECT price FROM orders")).toMatchObject({
      error: { kind: "name", message, at: { line: 1, column: 8, length: 5 } },
    });
  });

  it.each([
    ["SELCT id FROM orders", 1, "SELCT is not known. Did you mean SELECT?"],
    ["-- mine\nselect id\nFORM orders", 3, "FORM is not known. Did you mean FROM?"],
    ["SELECT id FROM orders WHRE id = 1", 1, "WHRE is not known. Did you mean WHERE?"],
    ["SELECT id FROM orders\nGRUOP BY id", 2, "GRUOP is not known. Did you mean GROUP?"],
    ["SELECT id FROM orders WHERE id > 0 ODER BY id", 1, "ODER is not known. Did you mean ORDER?"],
    ["SELECT custmer FROM orders", 1, "There is no column custmer. Did you mean customer?"],
    ["SELECT o.amuont FROM orders o", 1, "There is no column o.amuont. Did you mean amount?"],
    ["SELECT id\nFROM order_s", 2, "There is no table called order_s. Did you mean orders?"],
    ["SELECT id FROM sales", 1, "There is no table called sales."],
    ["DELETE FROM orders", undefined, "Only one SELECT, WITH or VALUES statement can be run."],
    ["SELECT id FROM orders WHERE WHERE", 1, 'near "WHERE": syntax error'],
  ])("%s gets the problem, in line %s: %s", (statement, line, message) => {
    const outcome = run(statement);
    expect(outcome).toMatchObject({ error: { message } });
    expect("error" in outcome && outcome.error.at?.line).toBe(line);
  });
});

describe("refuses harmful statements", () => {
  it.each([
    "ATTACH DATABASE '/tmp/x.db' AS x",
    "PRAGMA query_only = OFF",
    "DROP TABLE orders",
    "DELETE FROM orders",
    "EXPLAIN SELECT 1",
    "",
    "  -- nothing",
    "SELECT 1; DROP TABLE orders",
    "SELECT 1; SELECT 2",
    "/* SELECT */ UPDATE orders SET amount = 0",
    `SELECT '${"x".repeat(9_000)}'`,
  ])("%.60s", (statement) => {
    expect(run(statement)).toMatchObject({ error: { kind: expect.stringMatching(/syntax|limit/) } });
  });

  it.each([
    "SELECT load_extension('/tmp/x.so')",
    "WITH x AS (SELECT 1) DELETE FROM orders",
    "SELECT readfile('/etc/passwd')",
  ])("%s", (statement) => {
    expect(run(statement)).not.toHaveProperty("ok");
  });
});

describe("stops expensive statements", () => {
  const endless = "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x)";
  const manyColumns = Array.from({ length: 1_500 }, () => "n").join(", ");

  it.each([
    ["too many rows", `${endless} SELECT n FROM x`, "The result is too large."],
    ["too much text", `${endless} SELECT hex(zeroblob(100000)) FROM x LIMIT 100`, "The result is too large."],
    ["too many cells", `${endless} SELECT ${manyColumns} FROM x LIMIT 100`, "The result is too large."],
    ["a sort of too much", `${endless} SELECT n, hex(zeroblob(50)) FROM x ORDER BY 2`, "too big|out of memory"],
    ["one large value", "SELECT hex(zeroblob(2000000)) || 'ā'", "too big|out of memory"],
    ["one value beyond the heap limit", "SELECT length(hex(zeroblob(90000000)))", "too big|out of memory"],
  ])("%s", (_, statement, message) => {
    expect(run(statement)).toMatchObject({ error: { kind: "limit", message: expect.stringMatching(message) } });
    expect(run("SELECT 1")).toMatchObject({ ok: expect.anything() });
  });
});

it("runs in a separate database each time, with the same random number", () => {
  const other = { tables: [{ name: "orders", columns: ["id"], rows: [[7]] }] };
  expect(run("SELECT COUNT(*) FROM orders")).toMatchObject({ ok: { rows: [[2]] } });
  expect(sqlite.run("SELECT id, random() FROM orders", other)).toMatchObject({ ok: { rows: [[7, 1]] } });
});

describe("a mistake has its position in the text", () => {
  it.each([
    ["a sign that cannot follow", "SELECT id,, amount\nFROM orders", "syntax", { line: 1, column: 11, length: 1 }],
    [
      "a word that cannot follow",
      "SELECT id\nFROM orders\nWHERE WHERE id = 1",
      "syntax",
      { line: 3, column: 7, length: 5 },
    ],
    ["a column", "SELECT id,\n  price FROM orders -- price", "name", { line: 2, column: 3, length: 5 }],
    ["a column with its table", "SELECT o.price FROM orders o", "name", { line: 1, column: 10, length: 5 }],
    ["a table", "SELECT 'order', id FROM order_s", "name", { line: 1, column: 25, length: 7 }],
    ["two columns", "SELECT id FROM orders a, orders b", "name", { line: 1, column: 8, length: 2 }],
    ["an aggregate", "SELECT id FROM orders\nWHERE SUM(amount) > 1", "type", { line: 2, column: 7, length: 3 }],
    [
      "what another dialect writes",
      "SELECT TOP 1 ISNULL(id, 0) FROM\nordrs",
      "name",
      { line: 2, column: 1, length: 5 },
    ],
  ])("%s", (_, statement, kind, at) => {
    expect(run(statement)).toMatchObject({ error: { kind, at } });
  });

  it("also without a token, if the text ends too early", () => {
    expect(run("SELECT id FROM orders WHERE (")).toEqual({ error: { kind: "syntax", message: "incomplete input" } });
  });

  it("features of other databases that cannot be rewritten are not supported", () => {
    const at = { line: 1, column: 22, length: 5 };
    const pivot = "SELECT * FROM orders PIVOT (SUM(amount) FOR city IN ([Pune])) p";
    expect(run(pivot)).toEqual({ unsupported: { what: "PIVOT", at } });
    expect(run("SELECT id FROM orders START WITH id = 1 CONNECT BY PRIOR id = amount")).toMatchObject({
      unsupported: { what: "CONNECT BY" },
    });
  });

  it("a function that SQLite does not have is not supported", () => {
    const at = { line: 1, column: 8, length: 13 };
    expect(run("SELECT CORRELATION_X(id) FROM orders")).toEqual({
      unsupported: { what: "the function CORRELATION_X", at },
    });
  });
});
