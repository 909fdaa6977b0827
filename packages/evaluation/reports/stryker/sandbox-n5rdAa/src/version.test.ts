import { findInterviewQuestion, interviewQuestions } from "@dryrun/content/interview/load";
import { expect, test } from "@jest/globals";
import { versionsNow } from "../scripts/versions.ts";
import { cannotAssess } from "./cannot-assess.ts";
import { createEvaluator } from "./evaluator.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";
import { MAJOR, versionOf } from "./version.ts";

const ID = "case-survey-of-app-users";
const question = findInterviewQuestion(ID);
if (!question) throw new Error(ID);
const others = interviewQuestions.filter(({ id }) => id !== ID);

test("people read the major number, and each question has a hash of its own", () => {
  const versions = interviewQuestions.map(({ id }) => versionOf(id));
  expect(new Set(versions).size).toBe(interviewQuestions.length);
  for (const version of [...versions, versionOf(), versionOf("of no bank")])
    expect(version).toMatch(new RegExp(`^${MAJOR}\\+[0-9a-f]{8}$`));
  expect(versionOf("of no bank")).toBe(versionOf());
});

test("a result names the version, also when it could not be assessed", async () => {
  const result = await createEvaluator(inProcessEngines()).evaluate(question, "I would ask whom the survey reached.");
  expect(result.evaluator).toBe(`dryrun-offline/${versionOf(ID)}`);
  expect(cannotAssess(question, "fault").evaluator).toBe(result.evaluator);
});

test("the versions that were built are those of the files", () => {
  const now = versionsNow();
  expect(`${MAJOR}+${now.grader}`).toBe(versionOf());
  expect(`${MAJOR}+${now.questions[ID]}`).toBe(versionOf(ID));
});

test("a changed rubric changes the version of its question alone", () => {
  const { points } = question.rubric;
  const changed = { ...question, rubric: { ...question.rubric, points: points.slice(1) } };
  const before = versionsNow().questions;
  const after = versionsNow([changed, ...others]).questions;
  const moved = Object.keys(before).filter((id) => before[id] !== after[id]);
  expect(moved).toEqual([ID]);
});
