import { hashOf } from "@dryrun/content/datasets/random";
import { variationsOf } from "@dryrun/content/interview/family";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { expect, it } from "@jest/globals";
import { variationFaults } from "./authoring/variation-faults.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

const engines = inProcessEngines();
/** One of six families is graded with other values; `npm run content -- check` does it for each. */
const EVERY = 6;

const families = interviewQuestions.filter((question) => variationsOf(question) > 1);

it("has families whose values change", () => {
  expect(families.length).toBeGreaterThan(interviewQuestions.length / 2);
});

it.each(families.filter(({ id }) => hashOf(id) % EVERY === 0))(
  "grades model answer, exemplars and wrong programs of $id with other values as with those of the bank",
  async (family) => {
    const seed = 1 + (hashOf(`${family.id} seed`) % (variationsOf(family) - 1));
    expect(await variationFaults(family, seed, engines)).toEqual([]);
  },
);
