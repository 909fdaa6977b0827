import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { expect, test } from "@jest/globals";
import { interviewQuestions } from "../load.ts";
import { askedFamilies, familyShortage, LEAST_FAMILIES } from "./drawable.ts";
import { pickAtLevel } from "./drill.ts";
import { pickInterview, pickPractice } from "./pick.ts";

const questionsOn = (topic: string) =>
  interviewQuestions.filter((question) => question.topic === topic && !question.practiceOnly);
const idsOf = (questions: readonly { id: string }[]) => new Set(questions.map(({ id }) => id));

test("lets a topic shrink to ten families, but no further", () => {
  const vba = questionsOn("vba");
  const spare = vba.length - LEAST_FAMILIES;
  expect(familyShortage(new Set())).toBeNull();
  expect(familyShortage(idsOf(vba.slice(0, spare)))).toBeNull();
  expect(familyShortage(idsOf(vba.slice(0, spare + 1)))).toEqual({ topic: "vba", left: LEAST_FAMILIES - 1 });
});

test("draws everything with each topic down to ten families, without a retired one", () => {
  const retired = idsOf(INTERVIEW_TOPICS.flatMap((topic) => questionsOn(topic).slice(LEAST_FAMILIES)));
  const drawn = { person: "asha", history: [], questions: askedFamilies(retired) };
  expect(familyShortage(retired)).toBeNull();
  const job = { title: "Analyst", company: "Sahyadri", text: "SQL, SQL, MySQL, Oracle" };
  for (let seed = 0; seed < 20; seed += 1) {
    const interview = pickInterview({ ...drawn, seed }, job);
    const practice = pickPractice("vba", { ...drawn, seed });
    expect([interview.length, idsOf(interview).size, practice.length]).toEqual([10, 10, 10]);
    const drilled = pickAtLevel({ topic: "case", level: 3, asked: new Set() }, { ...drawn, seed });
    for (const one of [...interview, ...practice, drilled]) expect(retired.has(one?.id ?? "")).toBe(false);
  }
});
