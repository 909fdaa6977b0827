import type { Exec, InterviewQuestion } from "@dryrun/content/interview/question";
import { type TokenizedText, tokenize, tokenizeWithout } from "../language/tokens.ts";
import { type Evidence, type Grade, type Quote, toHalves } from "../result.ts";
import { nextStepAfterRightProgram } from "../rubric-feedback.ts";
import { type RubricReading, readByRubric } from "../rubric-grader.ts";
import { programsIn } from "./programs.ts";
import type { RunVerdict, WrongOn } from "./run-verdict.ts";
import { applyRetraction } from "./taken-back.ts";

/** That a program is wrong is certain; how many points it deserves is less certain. */
const WRONG_CONFIDENCE = 0.65;

/** The id of the evidence of a run. */
export const RUN_POINT = "result";

/** The name of each kind of program in feedback. */
export const PROGRAM_NAMES: Record<Exec["kind"], string> = {
  sql: "query",
  sheet: "formula",
  dax: "measure",
  vba: "macro",
};

const RIGHT_SCORE = 10;
const RIGHT_SCORE_WITH_SURPLUS = 9;
/** The most points for a program that is wrong only on this kind of data. */
const MOST_WRONG: Record<WrongOn, number> = {
  sample: 3,
  general: 4,
  duplicates: 5,
  nulls: 5,
  boundary: 5,
  totals: 5,
  ties: 6,
  empty: 6,
  order: 6,
};
/** The most points for a program that does not run, for one that could not be run here, and for prose about a program. */
const MOST_BROKEN = 5;
const MOST_UNKNOWN = 7;
const MOST_PROSE = 3;
/** A wrong program with at least this many rubric points may get one point more, and with fewer than `FEW_PARTS_POINTS` one point less. */
const MANY_PARTS_POINTS = 7;
const FEW_PARTS_POINTS = 5;
/** A program that is wrong on the sample and has fewer rubric points than `NO_PARTS_POINTS` gets at most this. */
const MOST_UNRELATED = 1;
const NO_PARTS_POINTS = 1;

/** Grades an answer by the verdict of its run. In `answer`, spans that must not count are blank. */
export function gradeRun(question: InterviewQuestion, exec: Exec, answer: string, runVerdict: RunVerdict): Grade {
  const verdict = applyRetraction(runVerdict, answer, programsIn(exec.kind, answer));
  const text = tokenize(answer);
  const reading = readLiveParts(question, text, verdict);
  const program = PROGRAM_NAMES[exec.kind];
  switch (verdict.is) {
    case "right":
      return gradeRight(question, program, reading, verdict);
    case "wrong":
      return gradeWrong(program, reading, verdict);
    case "broken":
      return gradeCapped(reading, {
        most: isRepeated(text) ? MOST_UNRELATED : MOST_BROKEN,
        confidence: 0.5,
        quote: verdict.quote,
        note: `The ${program} does not run: ${asSentence(verdict.problem)}`,
        next: `Correct what stops the ${program} first: the rest of it earns little until it runs.`,
      });
    case "unknown":
      return {
        ...gradeCapped(reading, {
          most: MOST_UNKNOWN,
          isWhole: true,
          confidence: 0.4,
          quote: verdict.quote,
          note: `The ${program} could not be run here (${verdict.what}), so it was graded by reading.`,
          next: `Use functions that most versions have, so that the ${program} can be run here.`,
        }),
        flags: ["engine_unsupported"],
      };
    case "idle":
      return gradeCapped(reading, {
        most: 0,
        confidence: 0.9,
        quote: verdict.quote,
        note: idleNote(program, verdict),
        next: `Write a ${program} that reads the data in the question.`,
      });
    case "absent":
      return gradeCapped(reading, {
        most: MOST_PROSE,
        confidence: 0.8,
        note: `There is no ${program} in the answer.`,
        next: `Write the whole ${program}.`,
      });
  }
}

/** Reads by the rubric only the parts that affect the result. Mistakes count everywhere. */
function readLiveParts(question: InterviewQuestion, answer: TokenizedText, verdict: RunVerdict): RubricReading {
  const program = "quote" in verdict ? verdict.quote : undefined;
  const fullReading = readByRubric(question, answer, program);
  const deadSpans = "dead" in verdict ? (verdict.dead ?? []) : [];
  if (deadSpans.length === 0) return fullReading;
  const liveReading = readByRubric(question, tokenizeWithout(answer, deadSpans), program);
  const usesLiveReading = question.rubric.points.map(({ inWords }) => !inWords);
  const evidence = fullReading.evidence.map((item, index) =>
    usesLiveReading[index] ? (liveReading.evidence[index] ?? item) : item,
  );
  return { ...liveReading, evidence, points: Math.min(fullReading.points, liveReading.points) };
}

const idleNote = (program: string, { because, problem }: Extract<RunVerdict, { is: "idle" }>): string =>
  problem === undefined
    ? `The ${program} runs, but ${asClause(because)}.`
    : `The ${program} does not run (${asClause(problem)}), and ${asClause(because)}.`;

/** A text with at least this many words, and at most this share of different four-word runs, repeats the same words. */
const REPEATED_LEAST_WORDS = 200;
const REPEATED_RUN_SHARE = 0.3;

function isRepeated(text: TokenizedText): boolean {
  const words = text.words.map((token) => token.text);
  const runs = words.slice(3).map((_, index) => words.slice(index, index + 4).join(" "));
  return words.length >= REPEATED_LEAST_WORDS && new Set(runs).size < runs.length * REPEATED_RUN_SHARE;
}

const asSentence = (message: string) => (message.endsWith("?") ? message : `${asClause(message)}.`);

function asClause(message: string): string {
  let end = message.length;
  while (message[end - 1] === ".") end -= 1;
  return message.slice(0, end);
}

function gradeRight(
  question: InterviewQuestion,
  program: string,
  reading: RubricReading,
  { quote, sets, surplus, isTakenBack }: Extract<RunVerdict, { is: "right" }>,
): Grade {
  const note = `The ${program} gives the right result on the sample and on ${sets} other data sets.`;
  const missingWords = missingWordsIn(question, reading);
  return {
    score: toHalves(
      (surplus ? RIGHT_SCORE_WITH_SURPLUS : RIGHT_SCORE) -
        missingWords.reduce((sum, { lostPoints }) => sum + lostPoints, 0),
    ),
    confidence: 0.95,
    flags: isTakenBack ? ["taken_back"] : [],
    evidence: [
      { pointId: RUN_POINT, verdict: "met", quote, note },
      ...evidenceOfRight(question, program, reading, quote),
    ],
    feedback: {
      good: [note],
      missing: [
        ...(surplus ? [`The result has ${surplus} that the question did not ask for.`] : []),
        ...missingWords.map(({ feedbackMiss }) => feedbackMiss),
        ...(isTakenBack
          ? [`Your words can be read as if you would not use this ${program}: say plainly that you do.`]
          : []),
      ],
      next: nextStepAfterRight(quote, program, surplus !== undefined, missingWords.length > 0),
    },
  };
}

function nextStepAfterRight(quote: Quote, program: string, hasSurplus: boolean, lacksWords: boolean): string {
  if (hasSurplus) return "Return exactly what was asked for.";
  if (lacksWords) return `The ${program} is right; answer the rest of the question in words too.`;
  return nextStepAfterRightProgram(program, quote);
}

/** Returns the points to be explained in words that the answer does not meet in full, with the points that this costs. */
function missingWordsIn(
  { rubric }: InterviewQuestion,
  { evidence }: RubricReading,
): { feedbackMiss: string; lostPoints: number }[] {
  return rubric.points.flatMap(({ id, weight, inWords, feedbackMiss }) => {
    const verdict = evidence.find(({ pointId }) => pointId === id)?.verdict;
    if (!inWords || verdict === "met") return [];
    return [{ feedbackMiss, lostPoints: verdict === "partial" ? weight / 2 : weight }];
  });
}

/** Returns the evidence for a right program. A point that the rubric does not find counts as met in another way. */
function evidenceOfRight(
  question: InterviewQuestion,
  program: string,
  { evidence }: RubricReading,
  quote: Quote,
): Evidence[] {
  return question.rubric.points.flatMap(({ id, inWords }) => {
    const pointEvidence = evidence.find(({ pointId }) => pointId === id);
    if (pointEvidence && (inWords || pointEvidence.verdict === "met")) return [pointEvidence];
    return [{ pointId: id, verdict: "met", quote, note: `Your ${program} reaches this in its own way.` }];
  });
}

function gradeWrong(
  program: string,
  reading: RubricReading,
  { quote, on, because, counterexample }: Extract<RunVerdict, { is: "wrong" }>,
): Grade {
  const most = MOST_WRONG[on];
  const hasManyParts = most === MOST_WRONG.sample && reading.points >= MANY_PARTS_POINTS;
  const hasFewParts = most > MOST_WRONG.sample && reading.points < FEW_PARTS_POINTS;
  const isUnrelated = on === "sample" && reading.points < NO_PARTS_POINTS;
  const note = `The ${program} runs, but ${asClause(because)}.`;
  return {
    score: toHalves(isUnrelated ? MOST_UNRELATED : hasManyParts ? most + 1 : hasFewParts ? most - 1 : most),
    confidence: WRONG_CONFIDENCE,
    flags: [],
    evidence: [
      { pointId: RUN_POINT, verdict: "partial", quote, note, ...(counterexample && { counterexample }) },
      ...reading.evidence,
    ],
    feedback: {
      // No part is praised, because any part may be the wrong one.
      good: [],
      missing: [note, ...reading.feedback.missing.slice(0, 2)],
      next: counterexample
        ? `Before you change the ${program}, work out by hand what it should give on these rows, and compare.`
        : `Compare the ${program} with the question, sentence by sentence, and try it on your own rows.`,
    },
  };
}

interface Cap {
  most: number;
  /** Whether rubric points count fully up to `most`; otherwise they are scaled to it. */
  isWhole?: boolean;
  confidence: number;
  quote?: Quote;
  note: string;
  next: string;
}

function gradeCapped(reading: RubricReading, { most, isWhole, confidence, quote, note, next }: Cap): Grade {
  return {
    score: toHalves(Math.min(most, isWhole ? reading.points : (reading.points * most) / RIGHT_SCORE)),
    confidence,
    flags: [],
    evidence: [{ pointId: RUN_POINT, verdict: "unmet", ...(quote && { quote }), note }, ...reading.evidence],
    // No part of a program that does not run is praised, because any part may stop it.
    feedback: { good: isWhole ? reading.feedback.good : [], missing: [note, ...reading.feedback.missing], next },
  };
}
