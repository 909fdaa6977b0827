import { LEVELS, type Level } from "@dryrun/domain/interviews/drills/limits";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { describe, expect, it, test } from "@jest/globals";
import { mulberry32 } from "../../datasets/random.ts";
import { quizItems } from "../../quiz/load.ts";
import type { QuizItem } from "../../quiz/quiz-item.ts";
import { findInterviewQuestion, interviewQuestions } from "../load.ts";
import type { InterviewQuestion } from "../question.ts";
import { choiceOf, correctedLevel, type FirstTry, levelOfNext, pickAtLevel, pickOfFamily } from "./drill.ts";
import type { History } from "./history.ts";

const right = (level: Level): FirstTry => ({ level, isRight: true });
const wrong = (level: Level): FirstTry => ({ level, isRight: false });
const draw = (seed: number, history: History = []) => ({ seed, person: "asha", history });
const seeds = Array.from({ length: 40 }, (_, seed) => seed * 7919);

describe("the level of the next question", () => {
  test.each<[lastSuccess: Level | null, tries: FirstTry[], level: Level]>([
    [null, [], 1],
    [1, [], 1],
    [4, [], 3],
    [4, [right(3)], 4],
    [4, [wrong(3)], 3],
    [4, [right(3), right(4)], 5],
    [4, [right(3), wrong(4)], 4],
    [4, [wrong(3), wrong(3)], 2],
    [4, [wrong(3), right(3)], 4],
    [null, [right(1)], 1],
    [null, [right(1), right(1)], 2],
    [null, [wrong(1), wrong(1)], 1],
    [5, [right(5), right(5)], 5],
  ])("after the last success at %j and %j is %j", (lastSuccess, tries, level) => {
    expect(levelOfNext(lastSuccess, tries)).toBe(level);
  });

  it.each(LEVELS)("leads a learner who can do level %i there, with at least 60%% right in the first set", (able) => {
    const random = mulberry32(able);
    const can = (level: Level) => random() < (level <= able ? 0.85 : 0.1);
    let lastSuccess: Level | null = null;
    const firstSets: boolean[] = [];
    for (let learner = 0; learner < 200; learner += 1) {
      lastSuccess = null;
      for (let set = 0; set < 12; set += 1) {
        const tries: FirstTry[] = [];
        for (let number = 0; number < 3; number += 1) {
          const level = levelOfNext(lastSuccess, tries);
          tries.push({ level, isRight: can(level) });
        }
        if (set === 0) firstSets.push(...tries.map(({ isRight }) => isRight));
        lastSuccess = tries.findLast(({ isRight }) => isRight)?.level ?? lastSuccess;
      }
      expect(lastSuccess).not.toBeNull();
    }
    expect(firstSets.filter(Boolean).length / firstSets.length).toBeGreaterThanOrEqual(0.6);
    expect(Math.abs((lastSuccess ?? 0) - able)).toBeLessThanOrEqual(1);
  });
});

describe("a question near a level", () => {
  it.each(INTERVIEW_TOPICS)("of %s has that level if the person's half has one", (topic) => {
    for (const seed of seeds.slice(0, 5))
      for (const level of LEVELS) {
        const question = pickAtLevel({ topic, level, asked: new Set() }, draw(seed));
        expect(question?.topic).toBe(topic);
        expect(Math.abs((question?.level ?? 9) - level)).toBeLessThanOrEqual(1);
      }
  });

  it("is one that the set does not have, until none is left", () => {
    const asked = new Set<string>();
    for (let count = 0; ; count += 1) {
      const question = pickAtLevel({ topic: "vba", level: 2, asked }, draw(1));
      if (!question) return expect(count).toBeGreaterThan(10);
      expect(asked.has(question.id)).toBe(false);
      asked.add(question.id);
    }
  });

  it("prefers families that were not shown, and never asks one of an interview for an application", () => {
    const first = pickAtLevel({ topic: "sql", level: 1, asked: new Set() }, draw(1)) as InterviewQuestion;
    const shown = (isPractice: boolean): History => [{ family: first.id, seed: 0, isPractice, session: "one" }];
    for (const seed of seeds)
      expect(pickAtLevel({ topic: "sql", level: 1, asked: new Set() }, draw(seed, shown(true)))?.id).not.toBe(first.id);
    const own = pickAtLevel({ topic: "case", level: 5, asked: new Set() }, draw(1));
    const others = interviewQuestions.filter(({ topic, id }) => topic === "case" && id !== own?.id);
    const examined = others.map(({ id }) => ({ family: id, seed: 0, isPractice: false, session: "one" }));
    for (const seed of seeds)
      expect(pickAtLevel({ topic: "case", level: 1, asked: new Set() }, draw(seed, examined))?.id).toBe(own?.id);
  });

  it("is a new one of the level below rather than a known one", () => {
    const own = (id: string, level: Level) => ({ ...(interviewQuestions[0] as InterviewQuestion), id, level });
    const questions = [own("sql-below", 4), own("sql-known", 5)].map((one) => ({
      ...one,
      practiceOnly: true as const,
    }));
    const history: History = [{ family: "sql-known", seed: 0, isPractice: true, session: "one" }];
    const wanted = { topic: "sql", level: 5, asked: new Set<string>() } as const;
    for (const seed of seeds) expect(pickAtLevel(wanted, { ...draw(seed, history), questions })?.id).toBe("sql-below");
  });

  it("takes the nearest level of a bank that does not have the wanted one, rather below it", () => {
    const own = (id: string, level: Level) => ({ ...(interviewQuestions[0] as InterviewQuestion), id, level });
    const questions = [own("sql-low", 2), own("sql-high", 4)].map((one) => ({ ...one, practiceOnly: true as const }));
    const pick = (level: Level) => pickAtLevel({ topic: "sql", level, asked: new Set() }, { ...draw(1), questions });
    expect(LEVELS.map((level) => pick(level)?.id)).toEqual(["sql-low", "sql-low", "sql-low", "sql-high", "sql-high"]);
    expect(pickAtLevel({ topic: "vba", level: 1, asked: new Set() }, { ...draw(1), questions })).toBeUndefined();
  });
});

it("has other values than before when a family is asked again", () => {
  const family = findInterviewQuestion("vba-split-by-region") as InterviewQuestion;
  const history: History = [{ family: family.id, seed: 0, isPractice: true, session: "one" }];
  for (const seed of seeds) expect(pickOfFamily(family, draw(seed, history)).seed ?? 0).not.toBe(0);
});

it("asks a quiz question with the same four options", () => {
  const item = quizItems[0] as QuizItem;
  const choice = choiceOf(item, "excel", 1);
  expect(choice).toMatchObject({ id: item.id, prompt: item.question, modelAnswer: item.correct, level: item.level });
  expect([...(choice.options ?? [])].sort()).toEqual(
    [item.correct, ...item.distractors.map(({ text }) => text)].sort(),
  );
});

test.each<[Level, number, number, Level]>([
  [3, 29, 29 * 10, 3],
  [3, 30, 30 * 9, 2],
  [3, 30, 30 * 8.5, 3],
  [3, 30, 30 * 2, 4],
  [3, 30, 30 * 2.5, 3],
  [1, 40, 400, 1],
  [5, 40, 0, 5],
])("corrects the level %i of a question with %i answers and %d points to %i", (level, answers, points, corrected) => {
  expect(correctedLevel(level, { answers, points })).toBe(corrected);
});
