import { interviewQuestions } from "@dryrun/content/interview/load";
import type { SqlData } from "@dryrun/engines/sql/data";
import { describe, expect, it, test } from "@jest/globals";
import { dataSetsOf } from "../data-sets.ts";
import { foreignKeysOf } from "../foreign-keys.ts";
import type { DataSet } from "../judge.ts";
import { constraintsOf, mayAddRow } from "./constraints.ts";
import { literalsOf } from "./literals.ts";
import { withGenerated } from "./with-generated.ts";

const questions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  return exec?.kind === "sql" ? [{ id: question.id, question, exec }] : [];
});
const textsOf = ({ tables }: SqlData) =>
  tables.flatMap(({ rows }) => rows.flat()).filter((cell) => typeof cell === "string");

describe.each(questions)("generated data of $id", ({ question, exec }) => {
  const sets = dataSetsOf(question, exec);
  const generated = sets.filter(({ isGenerated }) => isGenerated);
  const stored = sets.filter(({ isGenerated }) => !isGenerated);

  it("has at least five data sets, which are always the same", () => {
    expect(dataSetsOf(question, exec)).toEqual(sets);
    expect(generated.length).toBeGreaterThanOrEqual(5);
  });

  it("keeps foreign keys, unique columns and columns without NULL", () => {
    const keys = foreignKeysOf(stored[0]?.tables ?? []).filter((key) =>
      stored.every(({ tables }) => key.holdsIn(tables)),
    );
    for (const { tables } of generated) {
      for (const key of keys) expect(key.holdsIn(tables)).toBe(true);
      for (const table of tables) {
        const constraints = constraintsOf(table, stored);
        for (const [at, row] of table.rows.entries())
          expect(mayAddRow(row, table.rows.slice(0, at), constraints)).toBe(true);
        const storedRows = stored.flatMap(
          (sampleSet) => sampleSet.tables.find(({ name }) => name === table.name)?.rows ?? [],
        );
        for (const at of table.columns.keys())
          if (storedRows.every((row) => row[at] !== null)) expect(table.rows.map((row) => row[at])).not.toContain(null);
      }
    }
  });

  it("has no texts that differ only in case", () => {
    for (const sampleSet of generated) {
      const texts = [...new Set(textsOf(sampleSet))];
      expect(new Set(texts.map((text) => String(text).toLowerCase())).size).toBe(texts.length);
    }
  });
});

test("draws values at and next to each limit, and values that add up to a compared sum", () => {
  const rows = Array.from({ length: 8 }, (_, index) => [index + 1, index % 2 ? "Pune" : "Agra", 100 + index * 50]);
  const sampleSet: DataSet = {
    kind: "sample",
    about: "",
    tables: [{ name: "orders", columns: ["id", "city", "amount"], rows }],
  };
  const amounts = (reference: string) =>
    withGenerated([sampleSet], { reference, seed: "x" })
      .filter(({ kind }) => kind === "boundary")
      .flatMap(({ tables }) => tables.flatMap((table) => table.rows.map((row) => row[2])));
  expect(amounts("SELECT city FROM orders WHERE amount >= 225")).toEqual(expect.arrayContaining([224, 225, 226]));
  expect(amounts("SELECT city FROM orders GROUP BY city HAVING SUM(amount) > 900")).toEqual(
    expect.arrayContaining([450]),
  );
});

test("draws no value next to a flag or a grade that no stored data has", () => {
  const rows = Array.from({ length: 8 }, (_, index) => [index + 1, index % 2, 1 + (index % 5)]);
  const sampleSet: DataSet = {
    kind: "sample",
    about: "",
    tables: [{ name: "reviews", columns: ["id", "is_shown", "stars"], rows }],
  };
  const generated = withGenerated([sampleSet], {
    reference: "SELECT id FROM reviews WHERE is_shown = 1 AND stars IN (5, 4)",
    seed: "x",
  }).flatMap(({ tables }) => tables.flatMap((table) => table.rows));
  const valuesOf = (column: number) => [...new Set(generated.map((row) => row[column]))].sort();
  expect(valuesOf(1)).toEqual([0, 1]);
  expect(valuesOf(2)).toEqual([1, 2, 3, 4, 5]);
});

test("finds the values that a query compares columns with", () => {
  const columns = new Set(["city", "amount", "day"]);
  const query =
    "SELECT city FROM o WHERE city IN ('A', 'B') AND day BETWEEN '2025-01-01' AND '2025-02-01' GROUP BY city HAVING SUM(o.amount) > 10";
  expect(literalsOf(query, columns).map(({ column, value, isAggregate }) => [column, value, isAggregate])).toEqual([
    ["city", "A", false],
    ["city", "B", false],
    ["day", "2025-01-01", false],
    ["day", "2025-02-01", false],
    ["amount", 10, true],
  ]);
});
