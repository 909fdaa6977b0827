import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findInterviewQuestion, interviewQuestions } from "@dryrun/content/interview/load";
import { describe, expect, it, test } from "@jest/globals";
import { read } from "../reading/read.ts";
import { checkBuild, criterionModel, MADE_FROM, readBuilt } from "./built.ts";
import { saidIn } from "./spans.ts";
import { aboutness } from "./topic.ts";
import { learnersOf, learnModel } from "./training/learn.ts";
import { countOrders } from "./training/orders.ts";
import { learnTopics } from "./training/topics.ts";

const ASKED = ["case-survey-of-app-users", "behavioural-missed-date"];

function questionOf(id: string) {
  const question = findInterviewQuestion(id);
  const learners = learnersOf(id);
  if (!question || !learners) throw new Error(id);
  return { question, learners, answers: question.rubric.exemplars.map(({ text }) => text) };
}

describe.each(ASKED)("the model of %s that was built", (id) => {
  const { learners, answers } = questionOf(id);
  const trained = learnModel(id, learners);
  const built = criterionModel(id);

  it("says of answers exactly what one that is trained now says", () => {
    for (const said of answers.map((text) => read(text).sentences.flatMap(saidIn))) {
      expect(built?.scores(said)).toEqual(trained.scores(said));
      expect(built?.inAll(said)).toEqual(trained.inAll(said));
    }
  });

  it("knows as much of each criterion", () => {
    for (const criterion of [...Object.keys(learners.sentences), "?"]) {
      expect(built?.known(criterion)).toBe(trained.known(criterion));
      expect(built?.refused(criterion)).toBe(trained.refused(criterion));
    }
  });
});

test("topics and the order of words that were built are those of the texts", () => {
  const topics = learnTopics(interviewQuestions);
  for (const { question, answers } of ASKED.map(questionOf))
    for (const answer of answers) expect(aboutness(question, answer)).toBe(aboutness(question, answer, topics));
  expect(readBuilt("orders")).toEqual(countOrders());
});

test("a question without learners' sentences has no model", () => {
  expect(criterionModel("sql-loyal-customers")).toBeUndefined();
});

test("refuses a build that is missing or made from other texts", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-models-"));
  const url = new URL(`${pathToFileURL(folder)}/`);
  expect(() => checkBuild(url)).toThrow("run `npm run build`");
  writeFileSync(path.join(folder, MADE_FROM), "of another bank");
  expect(() => checkBuild(url)).toThrow("run `npm run build`");
});
