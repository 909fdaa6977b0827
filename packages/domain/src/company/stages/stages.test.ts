import { describe, expect, test } from "@jest/globals";
import { DEFAULT_STAGE_SET, removedStages, STAGE_ID, type StageRule, stageByRule, stageSetOf } from "./rules.ts";
import { jobStagesSchema } from "./schema.ts";

const { stages } = DEFAULT_STAGE_SET;
const PHONE = { _id: "own-0000000a", name: "Phone screen", colour: "blue" as const };
const RULES: StageRule[] = [
  { verdict: "Pass", scoreFrom: 85, stage: "call" },
  { verdict: "Pass", scoreFrom: null, stage: "shortlist" },
  { verdict: "Review", scoreFrom: null, stage: "reading" },
];

test("a job has its own stages, else those of its company, else the default ones", () => {
  const [own, company] = [
    { stages: [PHONE], rules: [] },
    { stages: [...stages, PHONE], rules: [] },
  ];
  expect(stageSetOf({ ofJob: own, ofCompany: company })).toBe(own);
  expect(stageSetOf({ ofJob: null, ofCompany: company })).toBe(company);
  expect(stageSetOf({ ofJob: null, ofCompany: null })).toBe(DEFAULT_STAGE_SET);
});

test("every default stage has a valid id", () => {
  expect(stages.map(({ _id }) => STAGE_ID.test(_id))).toEqual(stages.map(() => true));
});

test("a removed stage is one that the new set does not have, whatever its name", () => {
  const before = { stages: [...stages, PHONE], rules: [] };
  const renamed = stages.map((one) => ({ ...one, name: `${one.name} 2` }));
  expect(removedStages(before, { stages: renamed, rules: [] })).toEqual([PHONE]);
});

describe("a rule", () => {
  test.each([
    ["the first that fits counts", "new", "Pass", 90, "call"],
    ["a score below its own fits the next one", "new", "Pass", 84, "shortlist"],
    ["no rule for the verdict moves nothing", "new", "Rejected", 20, undefined],
    ["an application stays where it is", "shortlist", "Pass", 70, undefined],
    ["an application never moves back", "offer", "Pass", 90, undefined],
    ["a stage that the set does not have comes first", "own-0000000f", "Review", 50, "reading"],
  ] as const)("%s", (_, current, verdict, score, expected) => {
    expect(stageByRule({ stages, rules: RULES }, current, { verdict, score })?._id).toBe(expected);
  });
});

test("the stages of a job are not checked while it has those of its company", async () => {
  await expect(jobStagesSchema.isValid({ isOwn: false, stages: [PHONE], rules: [{}] })).resolves.toBe(false);
  await expect(jobStagesSchema.validate({ isOwn: false, stages: [PHONE] })).resolves.toMatchObject({ isOwn: false });
  await expect(jobStagesSchema.isValid({ isOwn: true, stages: [PHONE] })).resolves.toBe(false);
});
