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

test("what fits is the whole", () => {
  const short = resume("s", ["w", ""], "x".repeat(START_TEXT - 3));
  expect(startOf(short)).toEqual({ ...short, whole: true });
});

test("texts are in the order of reading until one does not fit; nothing else is missing", () => {
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

test("a summary at its limit is there", () => {
  const summary = "s".repeat(START_TEXT);
  expect(startOf(resume(summary, [], "letter"))).toMatchObject({ summary, coverLetter: "", whole: false });
});
