import { findInterviewQuestion, interviewQuestions } from "@dryrun/content/interview/load";
import { expect, test } from "@jest/globals";
import { currentVersions } from "../scripts/versions.ts";
import { cannotAssess } from "./cannot-assess.ts";
import { createEvaluator } from "./evaluator.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";
import { MAJOR, versionOf } from "./version.ts";

const ID = "case-survey-of-app-users";
const question = findInterviewQuestion(ID);
if (!question) throw new Error(ID);
const others = interviewQuestions.filter(({ id }) => id !== ID);

test("a version is the major number and a hash that differs for each question", () => {
  const versions = interviewQuestions.map(({ id }) => versionOf(id));
  expect(new Set(versions).size).toBe(interviewQuestions.length);
  for (const version of [...versions, versionOf(), versionOf("of no bank")])
    expect(version).toMatch(new RegExp(`^${MAJOR}\\+[0-9a-f]{8}$`));
  expect(versionOf("of no bank")).toBe(versionOf());
});

test("a result names the version, even if the answer could not be assessed", async () => {
  const result = await createEvaluator(inProcessEngines()).evaluate(question, "I would ask whom the survey reached.");
  expect(result.evaluator).toBe(`dryrun-offline/${versionOf(ID)}`);
  expect(cannotAssess(question, "fault").evaluator).toBe(result.evaluator);
});

test("the built versions match the current files", () => {
  const current = currentVersions();
  expect(`${MAJOR}+${current.grader}`).toBe(versionOf());
  expect(`${MAJOR}+${current.questions[ID]}`).toBe(versionOf(ID));
});

test("a changed rubric changes the version of its question alone", () => {
  const { points } = question.rubric;
  const changedQuestion = { ...question, rubric: { ...question.rubric, points: points.slice(1) } };
  const before = currentVersions().questions;
  const after = currentVersions([changedQuestion, ...others]).questions;
  const changedIds = Object.keys(before).filter((id) => before[id] !== after[id]);
  expect(changedIds).toEqual([ID]);
});
