import { interviewQuestions } from "@dryrun/content/interview/load";
import { sqlite } from "@dryrun/engines/sql/testing/sqlite";
import { describe, expect, it } from "@jest/globals";
import { compareWithReference, dataSetsOf } from "./grader.ts";

const sqlQuestions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  return exec?.kind === "sql" ? [{ id: question.id, question, exec }] : [];
});

describe.each(sqlQuestions)("$id", ({ question, exec }) => {
  it("has a reference that runs on the sample and on every hidden data set", () => {
    expect(exec.variants.length).toBeGreaterThanOrEqual(3);
    for (const data of dataSetsOf(question, exec)) {
      expect(sqlite.run(exec.reference, data)).toMatchObject({ ok: expect.anything() });
    }
  });

  it.each(exec.mutants)("catches %s", (mutant) => {
    expect(compareWithReference(sqlite, question, exec, mutant)).toMatchObject({ accepted: false });
    // A mutant that does not run proves nothing.
    for (const data of dataSetsOf(question, exec))
      expect(sqlite.run(mutant, data)).toMatchObject({ ok: expect.anything() });
  });
});
