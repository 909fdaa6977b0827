import { describe, expect, it, test } from "@jest/globals";
import { similarityOf } from "../quiz/testing/find-faults.ts";
import { sampleOf } from "../testing/sample.ts";
import { INTERVIEW_DRAW } from "./draw/counts.ts";
import { variationsOf, withSeed } from "./family.ts";
import { findInterviewQuestion, interviewQuestions } from "./load.ts";
import type { InterviewQuestion, Rubric, SqlExec } from "./question.ts";
import { findFaults } from "./testing/find-faults.ts";
import { valueFaults } from "./testing/value-faults.ts";

const sample = sampleOf(interviewQuestions, ({ topic }) => topic);

describe("the bank", () => {
  it.each(sample)("has no fault in $id", (question) => {
    expect(findFaults(question)).toEqual([]);
    expect(valueFaults(question)).toEqual([]);
  });

  it.each(sample.filter(({ values }) => values))("has no fault in $id with other values", (question) => {
    const all = Array.from({ length: variationsOf(question) }, (_, seed) => withSeed(question, seed));
    const questionTexts = all.map(({ prompt, sampleData, rubric: { exec } }) =>
      JSON.stringify([prompt, sampleData, exec && exec.kind !== "sql" && exec.world]),
    );
    expect(new Set(questionTexts).size).toBeGreaterThanOrEqual(3);
    for (const one of all.slice(0, 12)) expect(findFaults(one)).toEqual([]);
  });

  it.each([
    ["sql", 17],
    ["excel", 13],
    ["power-bi", 13],
    ["vba", 10],
    ["case", 25],
    ["behavioural", 20],
  ])("has enough questions on %s", (topic, least) => {
    expect(interviewQuestions.filter((question) => question.topic === topic).length).toBeGreaterThanOrEqual(least);
  });

  it("has all three difficulties if an interview asks more than one question on the topic", () => {
    for (const { topic } of INTERVIEW_DRAW.filter(({ count }) => count > 1)) {
      const ownInterviewQuestions = interviewQuestions.filter((question) => question.topic === topic);
      expect(new Set(ownInterviewQuestions.map(({ difficulty }) => difficulty)).size).toBe(3);
    }
  });

  it("has no duplicate questions", () => {
    const twins = interviewQuestions.flatMap(({ id, prompt }, index) =>
      interviewQuestions
        .slice(index + 1)
        .filter((other) => similarityOf(prompt, other.prompt) > 0.8)
        .map((other) => `${id} ${other.id}`),
    );
    expect(twins).toEqual([]);
  });
});

const good = findInterviewQuestion("sql-loyal-customers") as InterviewQuestion;
const exec = good.rubric.exec as SqlExec;
const [point, ...points] = good.rubric.points as [Rubric["points"][number], ...Rubric["points"]];
const [exemplar, ...exemplars] = good.rubric.exemplars as [Rubric["exemplars"][number], ...Rubric["exemplars"]];
const [variant, ...variants] = exec.variants as [SqlExec["variants"][number], ...SqlExec["variants"]];
const [table] = variant.tables as [(typeof variant.tables)[number]];
const [row] = table.rows as [(typeof table.rows)[number]];

const question = (change: Partial<InterviewQuestion>) => ({ ...good, ...change });
const rubric = (change: Partial<Rubric>) => question({ rubric: { ...good.rubric, ...change } });
const firstPoint = (change: Partial<typeof point>) => rubric({ points: [{ ...point, ...change }, ...points] });
const firstExemplar = (change: Partial<typeof exemplar>) =>
  rubric({ exemplars: [{ ...exemplar, ...change }, ...exemplars] });
const scored = (...scores: number[]) =>
  rubric({ exemplars: scores.map((score, index) => ({ score, text: `answer ${index}`, why: "known" })) });
const run = (change: Partial<SqlExec>) => rubric({ exec: { ...exec, ...change } });
const firstVariant = (change: Partial<typeof variant>) => run({ variants: [{ ...variant, ...change }, ...variants] });
const term = (text: string) => firstPoint({ match: [{ all: [[text]] }] });

describe("the lint finds", () => {
  test.each<[string, InterviewQuestion]>([
    ["the type does not fit the topic", question({ type: "Excel" })],
    ["the id does not fit the topic", question({ id: "vba-loyal-customers" })],
    ["the version is no count", question({ version: 0 })],
    ["the difficulty is not 1, 2 or 3", question({ difficulty: 4 as 3 })],
    ["the level is not 1 to 5", question({ level: 6 as 5 })],
    ["the minutes are not 1 to 6", question({ minutes: 0 })],
    ["the question is too short", question({ prompt: "Count the orders." })],
    ["a number is grouped as 100,000", question({ prompt: `${good.prompt} Take 100,000 rows.` })],
    ["the model answer is too short", question({ modelAnswer: "SELECT 1" })],
    ["the rubric's version is no count", rubric({ version: 1.5 })],
    ["the weights do not sum to 10", firstPoint({ weight: point.weight + 1 })],
    [
      "a weight or penalty is not above 0",
      rubric({ points: [point, ...points, { ...point, id: "nothing", weight: 0 }] }),
    ],
    ["two points have one id", firstPoint({ id: points[0]?.id ?? "" })],
    ["a point cannot be met", firstPoint({ match: [] })],
    ["feedback is no sentence", firstPoint({ feedbackMiss: "Group by customer" })],
    ["no sentence can meet a term", term("GROUP BY")],
    ["no sentence can meet a term", term("2.5")],
    ["no sentence can meet a term", term("re:count(")],
    ["no sentence can meet a term", term("re:x*")],
    ["there are fewer than six exemplars", scored(10, 9, 5, 0, 0)],
    ["two exemplars are the same", firstExemplar({ text: exemplars[0]?.text ?? "" })],
    ["an exemplar does not say why", firstExemplar({ why: " " })],
    ["a score is not in halves from 0 to 10", firstExemplar({ score: 9.7 })],
    ["no exemplar is excellent", scored(7, 6, 5, 4, 0, 0)],
    ["no exemplar is partly right", scored(10, 10, 9, 8, 0, 0)],
    ["fewer than two exemplars earn nothing", scored(10, 9, 6, 3, 2, 0)],
    ["a row does not fit its columns", firstVariant({ tables: [{ ...table, rows: [[...row, 1]] }] })],
    ["a sample table is empty", question({ sampleData: { tables: [{ ...table, rows: [] }] } })],
    [
      "two values differ only by case",
      firstVariant({
        tables: [
          {
            ...table,
            rows: [
              [1, "Asha", 5],
              [2, "asha", 5],
            ],
          },
        ],
      }),
    ],
    ["the kind of program does not fit the topic", rubric({ exec: undefined as unknown as SqlExec })],
    ["there are fewer than four hidden data sets", run({ variants: exec.variants.slice(0, 3) })],
    ["they probe fewer than four kinds", firstVariant({ kind: variants[0]?.kind ?? "ties" })],
    ["hidden tables differ from the visible ones", firstVariant({ tables: [{ ...table, name: "sales" }] })],
    ["stored rows differ in width", firstVariant({ expected: [["Asha"]] })],
    ["the sample has no rows to find", run({ expected: [] })],
    [
      "more than one hidden result is empty",
      run({ variants: exec.variants.map((each) => ({ ...each, expected: [] })) }),
    ],
    ["there are fewer than five wrong programs", run({ mutants: exec.mutants.slice(0, 4) })],
    ["what is special about hidden data is not said", firstVariant({ about: "It is odd." })],
    ["a wrong program occurs twice", run({ mutants: [...exec.mutants, exec.mutants[0] ?? ""] })],
    ["a wrong program is the reference", run({ mutants: [...exec.mutants, exec.reference] })],
  ])("%s", (fault, broken) => {
    expect(findFaults(good)).toEqual([]);
    expect(findFaults(broken).map((found) => found.fault)).toContain(fault);
  });
});
