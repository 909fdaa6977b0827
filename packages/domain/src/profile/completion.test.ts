import { expect, test } from "@jest/globals";
import { type CompletionFacts, completionOf, PROFILE_PARTS } from "./completion.ts";

const EMPTY: CompletionFacts = {
  fullName: "",
  email: "",
  phone: "",
  summary: "",
  skills: [],
  languages: [],
  coverLetter: "",
  currentCTC: 0,
  expectedCTC: 0,
  portfolioUrl: "",
  noWorkExperience: false,
  workExperience: [],
  education: [],
  projects: [],
};
const work = { company: "C", position: "P", startDate: "2020-01-01", description: "<p>d</p>" };
const education = { institution: "I", degree: "D", field: "F", startDate: "2018-01-01", description: "<p>d</p>" };
const project = { title: "T", description: "<p>d</p>", startDate: "2020-01-01", endDate: "2020-02-01" };
const FULL: CompletionFacts = {
  ...EMPTY,
  fullName: "A",
  email: "a@b.co",
  phone: "9876501234",
  summary: "<p>s</p>",
  skills: ["SQL"],
  languages: ["Hindi"],
  coverLetter: "<p>c</p>",
  expectedCTC: 1,
  portfolioUrl: "https://x.in",
  workExperience: [work],
  education: [education],
  projects: [project],
};

test.each<{ when: string; facts: Partial<CompletionFacts>; completion: number; missing: string[] }>([
  { when: "everything is there", facts: {}, completion: 100, missing: [] },
  { when: "one part is missing", facts: { portfolioUrl: "" }, completion: 92, missing: ["portfolioUrl"] },
  {
    when: "rich text without text is no text",
    facts: { summary: "<p> &nbsp;</p>" },
    completion: 92,
    missing: ["summary"],
  },
  {
    when: "the current pay counts as the expected",
    facts: { expectedCTC: 0, currentCTC: 5 },
    completion: 100,
    missing: [],
  },
  {
    when: "no work yet is ticked",
    facts: { workExperience: [], noWorkExperience: true },
    completion: 100,
    missing: [],
  },
  {
    when: "a work entry is not complete",
    facts: { workExperience: [{ ...work, description: "" }] },
    completion: 92,
    missing: ["workExperience"],
  },
  {
    when: "a project has no end",
    facts: { projects: [{ ...project, endDate: null }] },
    completion: 92,
    missing: ["projects"],
  },
])("$when: $completion percent", ({ facts, completion, missing }) => {
  expect(completionOf({ ...FULL, ...facts })).toEqual({ completion, missing });
});

test("counts an empty profile as 0 percent, and a new account with its three contact fields as 25", () => {
  expect(completionOf(EMPTY)).toEqual({ completion: 0, missing: [...PROFILE_PARTS] });
  expect(completionOf({ ...EMPTY, fullName: "A", email: "a@b.co", phone: "9876501234" }).completion).toBe(25);
});
