import { describe, expect, it, test } from "@jest/globals";
import { contracts } from "../contracts.ts";
import { NOTHING_TO_SAVE } from "../profile/messages.ts";
import { coversScope, scopeOf } from "./api-keys/scopes.ts";
import { nextDigestAt } from "./digest/rules.ts";
import { compareRates } from "./numbers/impact.ts";
import { mayCall } from "./permissions.ts";
import { MAX_ABOUT } from "./profile/limits.ts";
import { companyProfileSchema } from "./profile/schema.ts";
import { DEFAULT_STAGE_SET, removedStages, STAGE_ID, type StageRule, stageByRule, stageSetOf } from "./stages/rules.ts";
import { jobStagesSchema } from "./stages/schema.ts";

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

const cast = (change: object) => companyProfileSchema.validateSync(change);

describe("the profile of a company", () => {
  test("is trimmed, and absent fields stay absent", () => {
    expect(cast({ city: " Pune ", about: "\n We bake.\n\nSince 1962. " })).toEqual({
      city: "Pune",
      about: "We bake.\n\nSince 1962.",
    });
  });

  test("can be emptied", () => {
    expect(cast({ name: "", website: "", city: "", about: "" })).toEqual({
      name: "",
      website: "",
      city: "",
      about: "",
    });
  });

  test.each([{}, { ifUpdatedAt: "2026-11-20T06:00:00.000Z" }])("needs a field: %j", (change) => {
    expect(() => cast(change)).toThrow(NOTHING_TO_SAVE);
  });

  test("may name addresses in its text, as descriptions of jobs do", () => {
    const about = "Write to jobs@konkan.example or see https://konkan.example.";
    expect(cast({ about })).toEqual({ about });
  });

  test.each([
    [{ name: "konkan.example" }, /^Company name cannot contain web/],
    [{ city: "call 9876501234" }, /^City cannot contain web/],
    [{ city: "Pune\nMumbai" }, /^City cannot contain line breaks/],
    [{ website: "konkan.example" }, /^Enter a web address/],
    [{ about: "x".repeat(MAX_ABOUT + 1) }, /^About the company must be at most 2000 characters\.$/],
  ])("refuses %j", (change, message) => {
    expect(() => cast(change)).toThrow(message);
  });
});

const calls = Object.values(contracts).filter((call) => scopeOf(call));

describe("the calls of API keys", () => {
  test("exist, and are allowed for a recruiter, which a key is at most", () => {
    expect(calls).toHaveLength(19);
    for (const call of calls)
      expect([call.path, call.access, mayCall("recruiter", call)]).toEqual([call.path, "employer", true]);
  });

  test("read with GET, and write with everything else", () => {
    for (const call of calls)
      expect([call.path, scopeOf(call)]).toEqual([call.path, call.method === "GET" ? "read" : "write"]);
  });

  test("change nothing of the company, its people, keys, webhooks and texts, and search no candidates", () => {
    const others = /\/emp\/(team|company|keys|webhooks|templates|views|find|digest)|search-candidates|export/;
    expect(calls.filter(({ path }) => others.test(path))).toEqual([]);
    expect(scopeOf({ method: "GET", path: "/constructor" })).toBeUndefined();
  });
});

test.each([
  ["read", "read", true],
  ["read", "write", false],
  ["write", "read", true],
  ["write", "write", true],
] as const)("a %s key for a call that needs %s: %s", (has, needs, isCovered) => {
  expect(coversScope(has, needs)).toBe(isCovered);
});

const group = (name: string, selected: number, people = 100) => ({ name, selected, people });

it("compares each group with the highest rate, and marks those under four fifths of it", () => {
  const compared = compareRates([group("a", 39), group("b", 50), group("c", 40), group("d", 0)]);
  expect(compared?.highest).toEqual({ name: "b", rate: 0.5 });
  expect(compared?.groups.map(({ name, ratio, isLow }) => [name, ratio, isLow])).toEqual([
    ["a", 0.78, true],
    ["b", 1, false],
    ["c", 0.8, false],
    ["d", 0, true],
  ]);
});

it("does not round a lower ratio up to four fifths", () => {
  const compared = compareRates([group("a", 500, 1000), group("b", 3999, 10_000)]);
  expect(compared?.groups[1]?.isLow).toBe(true);
});

it.each([
  ["no group", []],
  ["one group", [group("a", 10)]],
  ["nobody selected", [group("a", 0), group("b", 0)]],
])("compares nothing with %s", (_, groups) => expect(compareRates(groups)).toBeNull());

const at = (india: string) => new Date(`${india}+05:30`);

// 2026-11-30 is a Monday.
test.each([
  ["daily", "2026-11-29T08:59:59", "2026-11-29T09:00:00"],
  ["daily", "2026-11-29T09:00:00", "2026-11-30T09:00:00"],
  ["daily", "2026-11-29T23:59:00", "2026-11-30T09:00:00"],
  ["daily", "2026-11-30T00:01:00", "2026-11-30T09:00:00"],
  ["weekly", "2026-11-29T10:00:00", "2026-11-30T09:00:00"],
  ["weekly", "2026-11-30T08:59:59", "2026-11-30T09:00:00"],
  ["weekly", "2026-11-30T09:00:00", "2026-12-07T09:00:00"],
  ["weekly", "2026-12-01T03:00:00", "2026-12-07T09:00:00"],
] as const)("the next %s summary after %s is due at %s", (every, now, due) => {
  expect(nextDigestAt(every, at(now))).toEqual(at(due));
});
