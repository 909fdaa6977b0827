import { describe, expect, it } from "@jest/globals";
import { inProcessRunner } from "../testing/in-process-runner.ts";

const runner = inProcessRunner();
const rows = [
  [1, "Asha", 120.5],
  [2, null, 80],
];
const data = { tables: [{ name: "orders", columns: ["id", "customer", "amount"], rows }] };
const run = (statement: string) => runner.run(data, statement);

describe("a reading statement", () => {
  it("gives columns and rows, NULL included", async () => {
    const statement = "-- all of them\nSELECT customer, amount FROM orders ORDER BY id;";
    expect(await run(statement)).toEqual({
      ok: true,
      columns: ["customer", "amount"],
      rows: [
        ["Asha", 120.5],
        [null, 80],
      ],
    });
  });

  it.each(["WITH x AS (SELECT 1 AS n) SELECT n FROM x", "VALUES (1)"])("may be %s", async (statement) => {
    expect(await run(statement)).toMatchObject({ ok: true, rows: [[1]] });
  });

  it("gets the engine's message for a mistake", async () => {
    const message = expect.stringContaining("no such column");
    expect(await run("SELECT price FROM orders")).toMatchObject({ ok: false, reason: "error", message });
  });
});

describe("what could harm is refused", () => {
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
  ])("%.60s", async (statement) => {
    expect(await run(statement)).toMatchObject({ ok: false, reason: "refused" });
  });

  it.each([
    "SELECT load_extension('/tmp/x.so')",
    "WITH x AS (SELECT 1) DELETE FROM orders",
    "SELECT readfile('/etc/passwd')",
  ])("%s", async (statement) => {
    expect(await run(statement)).toMatchObject({ ok: false, reason: "error" });
  });
});

describe("what takes too much is stopped", () => {
  const endless = "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x)";
  const manyColumns = Array.from({ length: 1_500 }, () => "n").join(", ");

  it.each([
    ["too many rows", `${endless} SELECT n FROM x`, "too-large"],
    ["too much text", `${endless} SELECT hex(zeroblob(100000)) FROM x LIMIT 100`, "too-large"],
    ["too many cells", `${endless} SELECT ${manyColumns} FROM x LIMIT 100`, "too-large"],
    ["a sort of too much", `${endless} SELECT n, hex(zeroblob(50)) FROM x ORDER BY 2`, "error"],
    ["one large value", "SELECT hex(zeroblob(2000000)) || 'ā'", "error"],
    ["one value beyond the heap limit", "SELECT length(hex(zeroblob(90000000)))", "error"],
  ])("%s", async (_, statement, reason) => {
    expect(await run(statement)).toMatchObject({ ok: false, reason });
    expect(await run("SELECT 1")).toMatchObject({ ok: true });
  });
});

it("gives each run a database of its own", async () => {
  const other = { tables: [{ name: "orders", columns: ["id"], rows: [[7]] }] };
  const [first, second] = await Promise.all([
    run("SELECT COUNT(*) FROM orders"),
    runner.run(other, "SELECT id FROM orders"),
  ]);
  expect([first, second]).toMatchObject([{ rows: [[2]] }, { rows: [[7]] }]);
});
