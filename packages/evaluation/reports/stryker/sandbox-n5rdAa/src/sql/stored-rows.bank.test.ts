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
  const shown = { about: "it is run on the sample data", tables: sample.tables, expected: exec.expected };
  return [shown, ...exec.variants].map((data) => ({ id: question.id, about: data.about, exec, sample, data }));
});

const isStored = (stored: Cell[][], rows: Cell[][], ordered: boolean) => {
  const columns = (stored[0] ?? rows[0] ?? []).map((_, at) => at);
  return isSame(stored, rows, columns, ordered);
};

describe.each(cases)("$id when $about", ({ exec, sample, data }) => {
  it("gives the stored rows on SQLite", () => {
    const run = sqlite.run(exec.reference, data);
    expect(run).toEqual({ ok: { columns: expect.anything(), rows: data.expected } });
  });

  it("gives the stored rows on PostgreSQL", async () => {
    const rows = await postgres.rows(sample, data, exec.reference);
    expect({ rows, isStored: isStored(data.expected, rows, exec.ordered) }).toMatchObject({ isStored: true });
  });
});

it("compares stored rows by value", () => {
  expect(isStored([["Pune", 2]], [["Pune", 3]], true)).toBe(false);
  expect(isStored([], [["Pune", 3]], false)).toBe(false);
  expect(isStored([["Pune"], ["Agra"]], [["Agra"], ["Pune"]], true)).toBe(false);
  expect(isStored([["Pune"], ["Agra"]], [["Agra"], ["Pune"]], false)).toBe(true);
});
