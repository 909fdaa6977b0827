import { interviewQuestions } from "@dryrun/content/interview/load";
import type { SampleData } from "@dryrun/content/interview/question";
import { sampleOf } from "@dryrun/content/testing/sample";
import { sqlite } from "@dryrun/engines/sql/testing/sqlite";
import { describe, expect, it } from "@jest/globals";
import { dataSetsOf } from "./data-sets.ts";
import { judgeQuery } from "./judge.ts";

const sqlQuestions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  return exec?.kind === "sql" ? [{ id: question.id, question, exec }] : [];
});

describe.each(sampleOf(sqlQuestions, () => "sql"))("$id", ({ question, exec }) => {
  const sets = dataSetsOf(question, exec);
  const reading = (statement: string) => (data: SampleData) => sqlite.run(statement, data);

  it("has a reference that runs on the sample and on every hidden data set", () => {
    expect(exec.variants.length).toBeGreaterThanOrEqual(3);
    for (const data of sets) expect(sqlite.run(exec.reference, data)).toHaveProperty("ok");
  });

  it.each(exec.mutants)("catches %s", async (mutant) => {
    const task = { reference: reading(exec.reference), ordered: exec.ordered, sets };
    expect(await judgeQuery(task, reading(mutant))).toMatchObject({ is: "different" });
    // A mutant that does not run would be rejected for the wrong reason.
    for (const data of sets) expect(sqlite.run(mutant, data)).toHaveProperty("ok");
  });
});
