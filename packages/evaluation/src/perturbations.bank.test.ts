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
  const question = interviewQuestions.find((candidate) => candidate.id === id);
  if (!question) throw new Error(id);
  const { score, flags } = await evaluator.evaluate(question, answer);
  return flags.includes("taken_back") ? 0 : score; // flagged for review, so the trick has not worked
};

const scores = new Map<string, Promise<number>>();
/** Returns the score of an unchanged answer, cached for later tests. */
const plainScoreOf = (id: string, answer: string) => {
  const key = `${id} ${answer}`;
  const score = scores.get(key) ?? scoreOf(id, answer);
  scores.set(key, score);
  return score;
};

/** Every third question whose programs are run is tested. */
const PROGRAM_SAMPLE_STEP = 3;

const proseQuestions = interviewQuestions.filter((question) => kindOf(question) === "prose");
const sampledProse = new Set(sampleOf(proseQuestions, ({ topic }) => topic));
/** The best exemplars: two of each sampled question for prose, one of every third question for programs. */
const answers = interviewQuestions.flatMap((question, index) => {
  const kind = kindOf(question);
  if (kind === "prose" ? !sampledProse.has(question) : index % PROGRAM_SAMPLE_STEP > 0) return [];
  const bestExemplars = question.rubric.exemplars.filter(({ score }) => score >= 8).slice(0, kind === "prose" ? 2 : 1);
  return bestExemplars.map(({ text }) => ({ id: question.id, kind, text }));
});

/** For each kind of trick, the percentage of answers that may earn more than a third of the points: the graders miss some (figures: `docs/grading.md`). */
const MISSED_PERCENT: Record<string, number> = {
  "shuffled in each sentence": 20,
  "shuffled words": 15,
  "key words": 25,
};
const USUAL_PERCENT = 5;
/** How many answers the percentage allows. A sample is small, so it is rounded up from one half. */
const shareOf = (count: number, percent: number) => (isWhole ? Math.floor : Math.round)((count * percent) / 100);
/** A program that runs and is wrong earns at most this many points, whatever it contains. */
const MOST_OF_A_WRONG_PROGRAM = 5;

describe("a trick made from a right answer earns at most a third of it", () => {
  it("has at least 25 kinds", () => {
    expect(allPerturbations.length).toBeGreaterThanOrEqual(25);
  });

  test.each(allPerturbations.map((perturbation) => ({ name: perturbation.name, perturbation })))(
    "$name",
    async ({ name, perturbation }) => {
      const applicableAnswers = answers.filter(({ kind }) => perturbation.kinds.includes(kind));
      const tooHigh: string[] = [];
      for (const [at, { id, text }] of applicableAnswers.entries()) {
        const score = await scoreOf(id, perturbation.make(text, mulberry32(at)));
        const limit = perturbation.kinds.includes("prose")
          ? Math.max(0.5, (await plainScoreOf(id, text)) / 3)
          : MOST_OF_A_WRONG_PROGRAM;
        if (score > limit) tooHigh.push(`${id}: ${score}`);
      }
      expect(applicableAnswers.length).toBeGreaterThan(5);
      expect(tooHigh.slice(shareOf(applicableAnswers.length, MISSED_PERCENT[name] ?? USUAL_PERCENT))).toEqual([]);
    },
  );
});

describe("a right answer with a harmless change earns about the same score", () => {
  test.each(harmlessPerturbations.map((perturbation) => ({ name: perturbation.name, perturbation })))(
    "$name",
    async ({ perturbation }) => {
      const applicableAnswers = answers.filter(({ kind }) => perturbation.kinds.includes(kind));
      const changedScores: string[] = [];
      for (const [at, { id, text }] of applicableAnswers.entries()) {
        const [before, after] = [
          await plainScoreOf(id, text),
          await scoreOf(id, perturbation.make(text, mulberry32(at))),
        ];
        if (Math.abs(after - before) > 1.5) changedScores.push(`${id}: ${before} to ${after}`);
      }
      expect(changedScores.slice(shareOf(applicableAnswers.length, USUAL_PERCENT))).toEqual([]);
    },
  );
});
