import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { describe, expect, it, test } from "@jest/globals";
import { interviewQuestions } from "../load.ts";
import type { InterviewQuestion } from "../question.ts";
import { INTERVIEW_DRAW } from "./counts.ts";
import { DIFFICULTY } from "./draw.ts";
import type { History, Shown } from "./history.ts";
import { pickInterview, pickPractice } from "./pick.ts";

/** A bank of the required size, each family with six variations. */
const SIZES: [InterviewTopic, number][] = [
  ["sql", 50],
  ["excel", 45],
  ["power-bi", 40],
  ["vba", 20],
  ["case", 25],
  ["behavioural", 20],
];
const bank: InterviewQuestion[] = SIZES.flatMap(([topic, count]) =>
  Array.from({ length: count }, (_, index) => ({
    ...(interviewQuestions[0] as InterviewQuestion),
    id: `${topic}-${index}`,
    topic,
    difficulty: ((index % 3) + 1) as 1 | 2 | 3,
    prompt: `Question ${index} about apples.`,
    values: [{ from: ["apples"], to: ["pears", "plums", "figs", "dates", "limes"].map((fruit) => [fruit]) }],
  })),
);
const seeds = Array.from({ length: 60 }, (_, seed) => seed * 7919);
const draw = (seed: number, history: History = [], person = "asha") => ({ seed, person, history, questions: bank });
const shown = (session: string, isPractice: boolean, questions: readonly InterviewQuestion[]): Shown[] =>
  questions.map(({ id, seed = 0 }) => ({ family: id, seed, isPractice, session }));
const ids = (questions: readonly InterviewQuestion[]) => questions.map(({ id }) => id);
const sumOf = (questions: readonly InterviewQuestion[]) =>
  questions.reduce((sum, { difficulty }) => sum + difficulty, 0);

describe("an interview", () => {
  it("has ten families: 3 SQL, 2 Excel, 2 Power BI, 1 VBA, 1 case, 1 behavioural, in this order, easier ones first", () => {
    const order = INTERVIEW_DRAW.flatMap(({ topic, count }) => Array.from({ length: count }, () => topic));
    for (const seed of seeds) {
      const questions = pickInterview(draw(seed));
      expect(questions.map(({ topic }) => topic)).toEqual(order);
      expect(new Set(ids(questions)).size).toBe(10);
      const sql = questions.slice(0, 3).map(({ difficulty }) => difficulty);
      expect(sql).toEqual(sql.toSorted());
    }
  });

  it("is the same for the same seed and person, and different for others", () => {
    expect(pickInterview(draw(42))).toEqual(pickInterview(draw(42)));
    expect(new Set(seeds.map((seed) => ids(pickInterview(draw(seed))).join())).size).toBeGreaterThan(50);
    expect(ids(pickInterview(draw(42, [], "ravi")))).not.toEqual(ids(pickInterview(draw(42))));
  });

  it("differs from every other by at most one in its total difficulty", () => {
    for (const seed of seeds) {
      expect(Math.abs(sumOf(pickInterview(draw(seed))) - DIFFICULTY)).toBeLessThanOrEqual(1);
      expect(Math.abs(sumOf(pickPractice("mixed", draw(seed))) - DIFFICULTY)).toBeLessThanOrEqual(1);
    }
  });

  it("repeats no family within the last four, whatever the job", () => {
    const job = { title: "Automation Analyst", company: "Sahyadri", text: "VBA macros, VBA, macros. Excel." };
    for (const seed of seeds.slice(0, 20)) {
      let history: History = [];
      const interviews: string[][] = [];
      for (let interview = 0; interview < 9; interview += 1) {
        const questions = pickInterview(draw(seed + interview, history), job);
        const last = interviews.slice(-4).flat();
        expect(ids(questions).filter((id) => last.includes(id))).toEqual([]);
        interviews.push(ids(questions));
        history = [...shown(`${interview}`, false, questions), ...history];
      }
    }
  });

  it("can contain every family", () => {
    const drawn = Array.from({ length: 400 }, (_, index) =>
      ids(pickInterview(draw(index, [], `person ${index}`))),
    ).flat();
    expect(new Set(drawn).size).toBe(bank.length);
  });

  it("can be drawn from the real bank", () => {
    for (const seed of seeds.slice(0, 10))
      expect(pickInterview({ seed, person: "asha", history: [] })).toHaveLength(10);
  });
});

describe("a job", () => {
  const topics = (text: string) => {
    const questions = pickInterview(draw(7), { title: "Analyst", company: "Sahyadri", text });
    return SIZES.map(([topic]) => questions.filter((question) => question.topic === topic).length).join(" ");
  };
  test.each([
    ["", "3 2 2 1 1 1"],
    ["We like kind people.", "3 2 2 1 1 1"],
    ["SQL, SQL and MySQL databases.", "5 1 1 1 1 1"],
    ["Excel and VBA macros; VBA every day.", "2 2 1 3 1 1"],
    ["Excel, SQL and some Power BI.", "3 2 2 1 1 1"],
    ["Power BI dashboards with DAX.", "2 1 4 1 1 1"],
  ])("with %j asks %s", (text, counts) => {
    const all = topics(text).split(" ").map(Number);
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(1);
    expect(topics(text)).toBe(counts);
  });

  it("is named only in case and behavioural questions", () => {
    const job = { title: "Junior Analyst", company: "Sahyadri Foods", text: "" };
    const questions = pickInterview(draw(7), job);
    for (const { topic, prompt } of questions) {
      const names = prompt.includes("Junior Analyst") && prompt.includes("Sahyadri Foods");
      expect([topic, names]).toEqual([topic, topic === "case" || topic === "behavioural"]);
    }
    expect(pickInterview(draw(7)).some(({ prompt }) => prompt.includes("position"))).toBe(false);
  });
});

describe("practice and applications", () => {
  it("never share a family, in whatever order they are drawn", () => {
    for (const seed of seeds.slice(0, 12)) {
      let history: History = [];
      const drawnQuestions = { practice: new Set<string>(), application: new Set<string>() };
      for (let index = 0; index < 8; index += 1) {
        const isPractice = (seed + index * index) % 3 !== 0;
        const drawn = draw(seed + index, history);
        const topic = (["sql", "vba", "mixed"] as const)[index % 3] ?? "mixed";
        const questions = isPractice ? pickPractice(topic, drawn) : pickInterview(drawn);
        for (const id of ids(questions)) drawnQuestions[isPractice ? "practice" : "application"].add(id);
        history = [...shown(`${index}`, isPractice, questions), ...history];
      }
      expect([...drawnQuestions.practice].filter((id) => drawnQuestions.application.has(id))).toEqual([]);
    }
  });

  it("treat an already practised family as practice, even from the half for applications", () => {
    const [first] = pickInterview(draw(1));
    const practised = shown("old", true, [first as InterviewQuestion]);
    for (const seed of seeds) expect(ids(pickInterview(draw(seed, practised)))).not.toContain(first?.id);
  });
});

describe("practice of a topic", () => {
  it.each(["sql", "excel", "power-bi", "vba"] as const)("asks ten of %s, easier ones first", (topic) => {
    for (const seed of seeds.slice(0, 20)) {
      const questions = pickPractice(topic, draw(seed));
      expect(new Set(questions.map(({ prompt, id }) => `${id} ${prompt}`)).size).toBe(10);
      expect(questions.map((question) => question.topic)).toEqual(Array.from({ length: 10 }, () => topic));
      const levels = questions.map(({ difficulty }) => difficulty);
      expect(levels).toEqual(levels.toSorted());
    }
  });

  it("repeats families oldest first, with values that were not shown", () => {
    let history: History = [];
    const prompts: string[] = [];
    for (let session = 0; session < 6; session += 1) {
      const questions = pickPractice("vba", draw(session, history));
      prompts.push(...questions.map(({ id, prompt }) => `${id} ${prompt}`));
      history = [...shown(`${session}`, true, questions), ...history];
    }
    expect(new Set(prompts).size).toBe(60);
    const before = new Set(history.slice(0, 10).map(({ seed, family }) => `${family} ${seed}`));
    const again = pickPractice("vba", draw(99, history));
    expect(again.every(({ wasShown }) => wasShown)).toBe(true);
    expect(again.some(({ id, seed = 0 }) => before.has(`${id} ${seed}`))).toBe(false);
  });

  it("repeats a family within a session only if there are too few", () => {
    const few = bank.filter(({ topic }) => topic === "vba").slice(0, 6);
    const questions = pickPractice("vba", { ...draw(3), questions: few });
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ id, seed = 0 }) => `${id} ${seed}`)).size).toBe(10);
  });
});

describe("a question", () => {
  it("is marked if its family was shown earlier, and has its own hidden data", () => {
    const first = pickPractice("vba", draw(1));
    const again = pickPractice("vba", draw(2, shown("one", true, first)));
    expect(first.some(({ wasShown }) => wasShown)).toBe(false);
    expect(again.every(({ wasShown }) => wasShown)).toBe(true);
    expect(new Set(first.map(({ dataSeed }) => dataSeed)).size).toBe(10);
  });
});
