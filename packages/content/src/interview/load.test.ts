import { describe, expect, it } from "@jest/globals";
import { findInterviewQuestion, interviewQuestions } from "./load.ts";

const TYPES = {
  sql: "SQL",
  excel: "Excel",
  "power-bi": "Power BI",
  vba: "VBA",
  case: "Case",
  behavioural: "Behavioural",
} as const;

it.each([
  ["sql", 12],
  ["excel", 8],
  ["power-bi", 8],
  ["vba", 4],
  ["case", 4],
  ["behavioural", 4],
])("has enough questions on %s", (topic, least) => {
  expect(interviewQuestions.filter((question) => question.topic === topic).length).toBeGreaterThanOrEqual(least);
});

it("finds each question by its own id", () => {
  for (const question of interviewQuestions) expect(findInterviewQuestion(question.id)).toBe(question);
  expect(findInterviewQuestion("sql-none")).toBeUndefined();
});

describe.each(interviewQuestions.map((question) => ({ id: question.id, question })))("$id", ({ question }) => {
  const { rubric } = question;

  it("is complete", () => {
    expect(question.type).toBe(TYPES[question.topic]);
    expect([1, 2, 3]).toContain(question.difficulty);
    expect(question.minutes).toBeGreaterThan(0);
    expect(question.prompt.length).toBeGreaterThan(40);
    expect(question.modelAnswer.length).toBeGreaterThan(20);
    for (const { version } of [question, rubric]) expect(Number.isInteger(version) && version >= 1).toBe(true);
  });

  it("has points of ten with ids of their own", () => {
    expect(rubric.points.reduce((sum, point) => sum + point.weight, 0)).toBe(10);
    const ids = [...rubric.points, ...rubric.errors].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const point of rubric.points) {
      expect(point.match.length).toBeGreaterThan(0);
      expect(point.feedbackHit).toMatch(/\.$/);
      expect(point.feedbackMiss).toMatch(/\.$/);
    }
  });

  it("has terms that a sentence can meet and expressions that compile", () => {
    const ways = [...rubric.points, ...rubric.errors].flatMap((item) => item.match);
    for (const term of ways.flatMap((way) => way.all.flat())) {
      if (term.startsWith("re:")) expect(() => new RegExp(term.slice(3), "i")).not.toThrow();
      else expect(term).toMatch(/^[a-z0-9_'* ]+$/);
    }
  });

  it("has exemplars from nothing to a full answer", () => {
    expect(rubric.exemplars.length).toBeGreaterThanOrEqual(4);
    const scores = rubric.exemplars.map(({ score }) => score);
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(8);
    expect(Math.min(...scores)).toBe(0);
    expect(scores.some((score) => score >= 1 && score <= 7)).toBe(true);
  });

  it("shows rows that fit their columns", () => {
    const hidden = rubric.exec?.variants.flatMap(({ tables }) => tables) ?? [];
    for (const table of [...(question.sampleData?.tables ?? []), ...hidden]) {
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    }
    expect(rubric.exec === undefined).toBe(question.topic !== "sql");
  });
});
