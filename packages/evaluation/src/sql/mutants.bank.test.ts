import { interviewQuestions } from "@dryrun/content/interview/load";
import { sampleOf } from "@dryrun/content/testing/sample";
import type { SqlData } from "@dryrun/engines/sql/data";
import { sqlite } from "@dryrun/engines/sql/testing/sqlite";
import { expect, test } from "@jest/globals";
import { clearSets } from "./clear-sets.ts";
import { dataSetsOf } from "./data-sets.ts";
import { judgeQuery } from "./judge.ts";
import { EQUIVALENT } from "./testing/equivalent-mutants.ts";
import { mutantsOf } from "./testing/mutants.ts";

const questions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  return exec?.kind === "sql" ? [{ id: question.id, question, exec }] : [];
});

test.each(sampleOf(questions, () => "sql"))(
  "$id: no query that is one edit away passes, unless it is proven equal",
  async ({ id, question, exec }) => {
    const reading = (query: string) => (data: SqlData) => sqlite.run(query, data);
    const task = { ordered: exec.ordered, reference: reading(exec.reference), sets: dataSetsOf(question, exec) };
    const sets = await clearSets(task);
    const mutants = mutantsOf(exec.reference);
    const passed: string[] = [];
    for (const mutant of mutants)
      if ((await judgeQuery({ ...task, sets }, reading(mutant))).is === "same") passed.push(mutant);
    expect(mutants.length).toBeGreaterThan(3);
    const provenEqual = EQUIVALENT[id] ?? [];
    expect(passed.filter((mutant) => !provenEqual.some(({ part }) => mutant.includes(part)))).toEqual([]);
    // Each proof must name a part that exactly one mutant has.
    const queriesWithPart = provenEqual.map(({ part }) =>
      [exec.reference, ...mutants].filter((query) => query.includes(part)),
    );
    expect(
      queriesWithPart.filter(([query, ...more]) => query === undefined || query === exec.reference || more.length > 0),
    ).toEqual([]);
  },
);

test("edits every part of a query", () => {
  const query =
    "SELECT a, SUM(b) FROM t LEFT JOIN u ON t.id = u.id WHERE a >= 2 AND b = 'x' GROUP BY a ORDER BY a LIMIT 3";
  const mutants = mutantsOf(query);
  for (const [from, to] of [
    ["SELECT a", "SELECT DISTINCT a"],
    ["SUM", "AVG"],
    ["LEFT", "INNER"],
    [">= 2", "> 2"],
    [">= 2", ">= 3"],
    ["a >= 2 AND", "1 = 1 AND"],
    ["AND", "OR"],
    ["BY a LIMIT", "BY a DESC LIMIT"],
    ["LIMIT 3", "LIMIT 2"],
  ] as const)
    expect(mutants).toContain(query.replace(from, to));
});
