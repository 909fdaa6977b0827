import { mulberry32 } from "@dryrun/content/datasets/random";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { isWhole, sampleOf } from "@dryrun/content/testing/sample";
import { describe, expect, it, test } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";
import { allPerturbations } from "./testing/perturbations/all-perturbations.ts";
import { harmlessPerturbations } from "./testing/perturbations/harmless.ts";
import { kindOf } from "./testing/perturbations/perturbation.ts";

const evaluator = createEvaluator(inProcessEngines(), { mayRepeatUs: true });
const scoreOf = async (id: string, answer: string) => {
  const question = interviewQuestions.find((one) => one.id === id);
  if (!question) throw new Error(id);
  const { score, flags } = await evaluator.evaluate(question, answer);
  return flags.includes("taken_back") ? 0 : score; // its points count, and somebody looks at it
};

const scores = new Map<string, Promise<number>>();
/** The score of an answer as it is, kept for the tests after it. */
const plainScoreOf = (id: string, answer: string) => {
  const key = `${id} ${answer}`;
  const score = scores.get(key) ?? scoreOf(id, answer);
  scores.set(key, score);
  return score;
};

/** One of three questions whose programs are run each time. */
const PROGRAMS_EVERY = 3;

const prose = interviewQuestions.filter((question) => kindOf(question) === "prose");
const asked = new Set(sampleOf(prose, ({ topic }) => topic));
/** The best exemplars: two of each question for prose, one of some questions for programs. */
const answers = interviewQuestions.flatMap((question, at) => {
  const kind = kindOf(question);
  if (kind === "prose" ? !asked.has(question) : at % PROGRAMS_EVERY > 0) return [];
  const best = question.rubric.exemplars.filter(({ score }) => score >= 8).slice(0, kind === "prose" ? 2 : 1);
  return best.map(({ text }) => ({ id: question.id, kind, text }));
});

/** For each kind of trick, the percentage of answers that may earn more than a third of the points: the graders miss some (figures: `docs/grading.md`). */
const MAY_EARN: Record<string, number> = {
  "shuffled in each sentence": 20,
  "shuffled words": 15,
  "key words": 25,
};
const USUALLY = 5;
/** In a sample one of ten may be. */
const shareOf = (count: number, percent: number) => (isWhole ? Math.floor : Math.round)((count * percent) / 100);
/** A program that runs and is wrong earns this at most, whatever it holds. */
const MOST_OF_A_WRONG_PROGRAM = 5;

describe("a trick made from a right answer earns at most a third of it", () => {
  it("is tried in at least 25 kinds", () => {
    expect(allPerturbations.length).toBeGreaterThanOrEqual(25);
  });

  test.each(allPerturbations.map((perturbation) => ({ name: perturbation.name, perturbation })))(
    "$name",
    async ({ name, perturbation }) => {
      const own = answers.filter(({ kind }) => perturbation.kinds.includes(kind));
      const high: string[] = [];
      for (const [at, { id, text }] of own.entries()) {
        const score = await scoreOf(id, perturbation.make(text, mulberry32(at)));
        const most = perturbation.kinds.includes("prose")
          ? Math.max(0.5, (await plainScoreOf(id, text)) / 3)
          : MOST_OF_A_WRONG_PROGRAM;
        if (score > most) high.push(`${id}: ${score}`);
      }
      expect(own.length).toBeGreaterThan(5);
      expect(high.slice(shareOf(own.length, MAY_EARN[name] ?? USUALLY))).toEqual([]);
    },
  );
});

describe("a right answer that is changed without harm earns as much", () => {
  test.each(harmlessPerturbations.map((perturbation) => ({ name: perturbation.name, perturbation })))(
    "$name",
    async ({ perturbation }) => {
      const own = answers.filter(({ kind }) => perturbation.kinds.includes(kind));
      const moved: string[] = [];
      for (const [at, { id, text }] of own.entries()) {
        const [before, after] = [
          await plainScoreOf(id, text),
          await scoreOf(id, perturbation.make(text, mulberry32(at))),
        ];
        if (Math.abs(after - before) > 1.5) moved.push(`${id}: ${before} to ${after}`);
      }
      expect(moved.slice(shareOf(own.length, USUALLY))).toEqual([]);
    },
  );
});
