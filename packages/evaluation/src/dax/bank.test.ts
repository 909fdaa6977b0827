import { interviewQuestions } from "@dryrun/content/interview/load";
import type { DaxExec } from "@dryrun/content/interview/question";
import { sampleOf } from "@dryrun/content/testing/sample";
import { daxModelOf } from "@dryrun/engines/dax/date-table";
import { dax } from "@dryrun/engines/dax/dax";
import { describe, expect, it } from "@jest/globals";
import { dataSetsOf, runMeasure } from "./run-measure.ts";

const runnable = interviewQuestions.flatMap(({ id, modelAnswer, rubric }) =>
  rubric.exec?.kind === "dax" ? [{ id, modelAnswer, exec: rubric.exec as DaxExec }] : [],
);

it("has at least seven questions on measures", () => {
  expect(runnable.length).toBeGreaterThanOrEqual(7);
});

describe.each(sampleOf(runnable, () => "dax"))("$id", ({ modelAnswer, exec }) => {
  it("stores the results of the reference", () => {
    for (const { about, world: data, expected } of dataSetsOf(exec))
      expect({ about, ...dax.run(exec.reference, daxModelOf(data)) }).toEqual({ about, ok: expected });
  });

  it.each([
    ["reference", exec.reference],
    ["model answer", modelAnswer],
    ...(exec.readings ?? []).map((reading) => ["other reading", reading]),
  ])("accepts the %s", (_, program) => {
    expect(runMeasure(exec, program ?? "")).toMatchObject({ is: "right", sets: exec.variants.length });
  });

  it.each(exec.mutants)("refuses %s", (mutant) => {
    const verdict = runMeasure(exec, mutant);
    expect(verdict).toMatchObject({ is: "wrong", counterexample: { tables: [{}, {}, {}] } });
  });
});
