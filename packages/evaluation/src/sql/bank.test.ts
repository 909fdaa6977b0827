import { interviewQuestions } from "@dryrun/content/interview/load";
import { describe, expect, it } from "@jest/globals";
import { inProcessRunner } from "../testing/in-process-runner.ts";
import { compareWithReference, dataSetsOf } from "./grader.ts";

const runner = inProcessRunner();
const sqlQuestions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  return exec?.kind === "sql" ? [{ id: question.id, question, exec }] : [];
});

describe.each(sqlQuestions)("$id", ({ question, exec }) => {
  it("has a reference that runs on the sample and on every hidden data set", async () => {
    expect(exec.variants.length).toBeGreaterThanOrEqual(3);
    for (const data of dataSetsOf(question, exec)) {
      expect(await runner.run(data, exec.reference)).toMatchObject({ ok: true });
    }
  });

  it.each(exec.mutants)("catches %s", async (mutant) => {
    expect(await compareWithReference(runner, question, exec, mutant)).toMatchObject({ accepted: false });
    // A mutant that does not run proves nothing.
    for (const data of dataSetsOf(question, exec)) expect(await runner.run(data, mutant)).toMatchObject({ ok: true });
  });
});
