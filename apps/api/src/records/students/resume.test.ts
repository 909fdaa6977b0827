import { START_TEXT } from "@dryrun/domain/profile/limits";
import { expect, test } from "@jest/globals";
import { startOf } from "./resume.ts";

const entry = (description: string) => ({ company: "Deccan Traders", description });
const resume = (summary: string, work: string[], letter: string) => ({
  fullName: "Asha Verma",
  summary,
  workExperience: work.map(entry),
  education: [entry("")],
  projects: [entry("p")],
  coverLetter: letter,
});

test("returns the whole resume if it fits", () => {
  const short = resume("s", ["w", ""], "x".repeat(START_TEXT - 3));
  expect(startOf(short)).toEqual({ ...short, whole: true });
});

test("keeps texts in reading order until one does not fit, and everything else", () => {
  const summary = "s".repeat(START_TEXT - 10);
  const long = resume(summary, ["w".repeat(10), "w", ""], "letter");
  expect(startOf(long)).toEqual({
    ...long,
    workExperience: [entry("w".repeat(10)), entry(""), entry("")],
    projects: [entry("")],
    coverLetter: "",
    whole: false,
  });
});

test("keeps a summary at its limit", () => {
  const summary = "s".repeat(START_TEXT);
  expect(startOf(resume(summary, [], "letter"))).toMatchObject({ summary, coverLetter: "", whole: false });
});
