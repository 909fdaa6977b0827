import { type Level, nearestLevel } from "@dryrun/domain/interviews/drills/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { mulberry32, shuffle } from "../../datasets/random.ts";
import type { QuizItem } from "../../quiz/quiz-item.ts";
import { interviewQuestions } from "../load.ts";
import type { InterviewQuestion } from "../question.ts";
import { questionOf } from "./draw.ts";
import { memoryOf } from "./history.ts";
import type { Drawn } from "./pick.ts";
import { tiersForPractice } from "./pools.ts";

/** A question of a drill: one of an interview, or one of the quiz with its options. */
export interface DrillQuestion extends InterviewQuestion {
  /** The options in the displayed order; absent for a question that is answered in writing. */
  options?: readonly string[];
  /** Why the right option is right; absent without options. */
  explanation?: string;
}

/** The first try at a written question of a drill. */
export interface FirstTry {
  level: Level;
  isRight: boolean;
}

/**
 * Returns the level of the next question of a drill. It begins one level below the last success, and returns to that
 * level after one right answer. From there, two right answers in a row lead one level up, and two wrong ones lead one
 * level down.
 *
 * @param lastSuccess The level of the topic's last right answer before the drill; null without one, to begin at level 1.
 */
export function levelOfNext(lastSuccess: Level | null, tries: readonly FirstTry[]): Level {
  const [last, earlier] = tries.toReversed();
  if (!last) return nearestLevel((lastSuccess ?? 1) - 1);
  if (last.isRight && last.level < (lastSuccess ?? 1)) return nearestLevel(last.level + 1);
  if (earlier?.isRight !== last.isRight) return last.level;
  return nearestLevel(last.level + (last.isRight ? 1 : -1));
}

/** Answers that a question needs before its statistics correct its level. */
const LEAST_ANSWERS = 30;
/** Mean scores, of ten, above and below which a question is easier or harder than its author thought. */
const EASY_FROM = 9;
const HARD_TO = 2;

/** Returns the author's level, corrected by at most one if many people found the question much easier or harder. */
export function correctedLevel(level: Level, { answers, points }: { answers: number; points: number }): Level {
  if (answers < LEAST_ANSWERS) return level;
  const mean = points / answers;
  return nearestLevel(level + (mean <= HARD_TO ? 1 : mean >= EASY_FROM ? -1 : 0));
}

interface Wanted {
  topic: InterviewTopic;
  level: Level;
  /** Families that the drill already has. */
  asked: ReadonlySet<string>;
}

/**
 * Draws a question near a level from the person's half for practice, and from the questions that are only for
 * practice: families that were not shown come first. Undefined if all of the topic were asked.
 */
export function pickAtLevel(
  { topic, level, asked }: Wanted,
  { seed, person, history, questions = interviewQuestions }: Drawn,
): InterviewQuestion | undefined {
  const random = mulberry32(seed);
  const memory = memoryOf(history);
  const ofTopic = questions.filter((question) => question.topic === topic);
  const forAll = ofTopic.filter(({ practiceOnly }) => !practiceOnly);
  const onlyHere = ofTopic.filter(({ practiceOnly }) => practiceOnly);
  const candidates = [...tiersForPractice(person, forAll, memory).flat(), ...onlyHere].filter(
    ({ id }) => !asked.has(id),
  );
  // An easier question is preferred to a harder one. Repeating a question counts as much as one level of distance.
  const distanceOf = ({ id, level: own }: InterviewQuestion) =>
    (own <= level ? level - own : own - level + 0.5) + (memory.lastShown(id) > 0 ? 1 : 0);
  const [best] = shuffle(random, candidates).sort(
    (a, b) => distanceOf(a) - distanceOf(b) || memory.lastShown(a.id) - memory.lastShown(b.id),
  );
  return best && questionOf(best, memory, random);
}

/** Draws other values of a family. */
export const pickOfFamily = (family: InterviewQuestion, { seed, history }: Drawn): InterviewQuestion =>
  questionOf(family, memoryOf(history), mulberry32(seed));

/** Returns a quiz question as a question of a drill, with its options in random order. */
export function choiceOf(item: QuizItem, topic: InterviewTopic, seed: number): DrillQuestion {
  const { id, difficulty, level, question, correct, distractors, explanation } = item;
  const options = shuffle(mulberry32(seed), [correct, ...distractors.map(({ text }) => text)]);
  return {
    ...{ id, version: 1, topic, type: item.topic, difficulty, level, minutes: 1, prompt: question },
    ...{ sampleData: null, modelAnswer: correct, rubric: { version: 1, points: [], errors: [], exemplars: [] } },
    ...{ options, explanation },
  };
}
