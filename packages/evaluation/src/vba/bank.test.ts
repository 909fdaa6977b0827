import { interviewQuestions } from "@dryrun/content/interview/load";
import { sampleOf } from "@dryrun/content/testing/sample";
import { describe, expect, it } from "@jest/globals";
import { dataSetsOf, runMacro } from "./run-macro.ts";

const runnable = interviewQuestions.flatMap(({ id, modelAnswer, rubric }) =>
  rubric.exec?.kind === "vba" ? [{ id, modelAnswer, exec: rubric.exec }] : [],
);

it("runs the macros of all VBA questions", () => {
  expect(runnable.length).toBe(interviewQuestions.filter(({ topic }) => topic === "vba").length);
});

describe.each(sampleOf(runnable, () => "vba"))("$id", ({ modelAnswer, exec }) => {
  it("has six hidden data sets and wrong macros", () => {
    expect(dataSetsOf(exec).length).toBeGreaterThan(6);
    expect(exec.mutants.length).toBeGreaterThanOrEqual(6);
  });

  it.each([
    ["reference", exec.reference],
    ["model answer", modelAnswer],
  ])("accepts the %s", (_, program) => {
    expect(runMacro(exec, program)).toMatchObject({ is: "right", sets: exec.variants.length });
  });

  it.each(exec.mutants.map((mutant, index) => [index + 1, mutant] as const))("refuses wrong macro %i", (_, mutant) => {
    const verdict = runMacro(exec, mutant);
    expect({ mutant, is: verdict.is }).toEqual({ mutant, is: expect.stringMatching(/wrong|broken/) });
  });
});
