import { describe, expect, it, test } from "@jest/globals";
import { type Employment, experienceText, totalExperienceYears } from "./experience.ts";
import { profileFormSchema } from "./form-schema.ts";
import { ownPart, withWorkSettled } from "./rules.ts";

const now = new Date("2026-01-01T00:00:00Z");
const job = (startDate: string | null, endDate: string | null, currentlyWorking = false): Employment => ({
  startDate,
  endDate,
  currentlyWorking,
});

test.each<{ when: string; work: Employment[]; years: number }>([
  { when: "there is none", work: [], years: 0 },
  { when: "one job of two years", work: [job("2020-01-01", "2022-01-01")], years: 2 },
  {
    when: "overlapping jobs count once",
    work: [job("2020-01-01", "2022-01-01"), job("2021-01-01", "2023-01-01")],
    years: 3,
  },
  {
    when: "one inside another counts once",
    work: [job("2020-01-01", "2024-01-01"), job("2021-01-01", "2022-01-01")],
    years: 4,
  },
  {
    when: "a gap does not count",
    work: [job("2015-01-01", "2016-01-01"), job("2020-01-01", "2020-07-01")],
    years: 1.5,
  },
  {
    when: "the order of entries does not matter",
    work: [job("2021-01-01", "2022-01-01"), job("2020-01-01", "2024-01-01")],
    years: 4,
  },
  {
    when: "a job after one that encloses another counts from the end of the longest",
    work: [job("2010-01-01", "2020-01-01"), job("2012-01-01", "2013-01-01"), job("2019-01-01", "2021-01-01")],
    years: 11,
  },
  { when: "an end before its start counts nothing", work: [job("2022-01-01", "2020-01-01")], years: 0 },
  { when: "an end on the day of the start counts nothing", work: [job("2022-01-01", "2022-01-01")], years: 0 },
  {
    when: "a current job counts to now, whatever its end says",
    work: [job("2025-01-01", "2030-01-01", true)],
    years: 1,
  },
  { when: "five weeks are a tenth of a year", work: [job("2025-01-01", "2025-02-05")], years: 0.1 },
  { when: "a current job runs until now", work: [job("2023-07-01", null, true)], years: 2.5 },
  { when: "no end and not current counts nothing", work: [job("2010-01-01", null)], years: 0 },
  { when: "no start counts nothing", work: [job(null, "2020-01-01")], years: 0 },
])("$when: $years", ({ work, years }) => {
  expect(totalExperienceYears(work, now)).toBe(years);
});

test.each([
  [0, "Fresher"],
  [0.02, "1 mo"],
  [0.5, "6 mos"],
  [1, "1 yr"],
  [1.1, "1 yr 1 mo"],
  [4.9, "4 yrs 11 mos"],
  [4.99, "5 yrs"],
])("writes %d years as %j", (years, text) => {
  expect(experienceText(years)).toBe(text);
});

test.each([
  { when: "without a start", work: [job(null, "2022-01-01")] },
  { when: "without a start, at work", work: [job(null, null, true)] },
  { when: "neither ended nor current", work: [job("2020-01-01", null)] },
])("ignores a job $when", ({ work }) => {
  expect(totalExperienceYears(work, now)).toBe(0);
});

const blankCourse = {
  institution: "",
  degree: "",
  field: "",
  startDate: "",
  endDate: "",
  currentlyStudying: false,
  description: "<p></p>",
};
const blankWork = {
  company: "",
  position: "",
  startDate: "",
  endDate: "",
  currentlyWorking: false,
  description: "",
};
const form = {
  fullName: "Asha Verma",
  email: "asha@student.example",
  phone: "9876501234",
  noWorkExperience: false,
  workExperience: [blankWork],
  education: [blankCourse],
  projects: [],
};

describe("the profile's form", () => {
  it("does not require a list without input", () => {
    const { workExperience, education } = profileFormSchema({ workExperience: [], education: [] }).validateSync(form);
    expect([workExperience, education]).toEqual([undefined, undefined]);
  });

  it("checks a list completely as soon as something is typed", () => {
    const typed = { ...form, education: [{ ...blankCourse, degree: "B.Com" }] };
    const check = () => profileFormSchema({ workExperience: [], education: [] }).validateSync(typed);
    expect(check).toThrow(/is required/);
  });

  it("checks a stored entry that was emptied", () => {
    const check = () => profileFormSchema({ workExperience: [{}], education: [] }).validateSync(form);
    expect(check).toThrow(/is required/);
  });

  it("removes work with the tick for no work experience", () => {
    const ticked = { ...form, noWorkExperience: true };
    expect(profileFormSchema({ workExperience: [{}], education: [] }).validateSync(ticked).workExperience).toEqual([]);
  });
});

const update = { fullName: "Asha", summary: undefined, companyName: "Kaveri", recordOnly: false };

test.each([
  { userType: "student" as const, part: { fullName: "Asha", recordOnly: false } },
  { userType: "employer" as const, part: { companyName: "Kaveri" } },
  { userType: "admin" as const, part: {} },
])("lets a $userType change $part", ({ userType, part }) => {
  expect(ownPart(userType, update as never)).toStrictEqual(part);
});

const work = [{ company: "Kaveri" }] as never;
test.each([
  { sent: { noWorkExperience: true }, kept: { noWorkExperience: true, workExperience: [] } },
  { sent: { workExperience: work }, kept: { workExperience: work, noWorkExperience: false } },
  { sent: { noWorkExperience: false }, kept: { noWorkExperience: false } },
  { sent: {}, kept: {} },
])("keeps $kept of $sent", ({ sent, kept }) => {
  expect(withWorkSettled(sent as never)).toEqual(kept);
});
