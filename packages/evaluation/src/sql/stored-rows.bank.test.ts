import { interviewQuestions } from "@dryrun/content/interview/load";
import type { Cell } from "@dryrun/content/interview/question";
import { sampleOf } from "@dryrun/content/testing/sample";
import { sqlite } from "@dryrun/engines/sql/testing/sqlite";
import { afterAll, describe, expect, it } from "@jest/globals";
import { postgresRunner } from "../testing/postgres-runner.ts";
import { isSame } from "./compare.ts";

const postgres = postgresRunner();
afterAll(() => postgres.close());

const cases = sampleOf(interviewQuestions, ({ topic }) => topic).flatMap((question) => {
  const { exec } = question.rubric;
  const sample = question.sampleData;
  if (exec?.kind !== "sql" || !sample) return [];
  const sampleVariant = { about: "it is run on the sample data", tables: sample.tables, expected: exec.expected };
  return [sampleVariant, ...exec.variants].map((data) => ({ id: question.id, about: data.about, exec, sample, data }));
});

const hasStoredRows = (stored: Cell[][], rows: Cell[][], ordered: boolean) => {
  const columns = (stored[0] ?? rows[0] ?? []).map((_, index) => index);
  return isSame(stored, rows, columns, ordered);
};

describe.each(cases)("$id when $about", ({ exec, sample, data }) => {
  it("returns the stored rows on SQLite", () => {
    const outcome = sqlite.run(exec.reference, data);
    expect(outcome).toEqual({ ok: { columns: expect.anything(), rows: data.expected } });
  });

  it("returns the stored rows on PostgreSQL", async () => {
    const rows = await postgres.rows(sample, data, exec.reference);
    expect({ rows, isStored: hasStoredRows(data.expected, rows, exec.ordered) }).toMatchObject({ isStored: true });
  });
});

it("compares stored rows by value", () => {
  expect(hasStoredRows([["Pune", 2]], [["Pune", 3]], true)).toBe(false);
  expect(hasStoredRows([], [["Pune", 3]], false)).toBe(false);
  expect(hasStoredRows([["Pune"], ["Agra"]], [["Agra"], ["Pune"]], true)).toBe(false);
  expect(hasStoredRows([["Pune"], ["Agra"]], [["Agra"], ["Pune"]], false)).toBe(true);
});
