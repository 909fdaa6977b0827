import { hashOf } from "@dryrun/content/datasets/random";
import { variationsOf } from "@dryrun/content/interview/family";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { sampleOf } from "@dryrun/content/testing/sample";
import { expect, it } from "@jest/globals";
import { variationFaults } from "./authoring/variation-faults.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

const engines = inProcessEngines();
const families = interviewQuestions.filter((question) => variationsOf(question) > 1);

it("has more than one variation for over half of the questions", () => {
  expect(families.length).toBeGreaterThan(interviewQuestions.length / 2);
});

it.each(sampleOf(families, ({ topic }) => topic))(
  "grades a variation of $id like the stored question: model answer, exemplars and wrong programs",
  async (family) => {
    const seed = 1 + (hashOf(`${family.id} seed`) % (variationsOf(family) - 1));
    expect(await variationFaults(family, seed, engines)).toEqual([]);
  },
);
