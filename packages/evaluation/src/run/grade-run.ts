import type { Exec, InterviewQuestion } from "@dryrun/content/interview/question";
import { type TokenizedText, tokenized, tokenizedWithout } from "../language/tokens.ts";
import { type Evidence, type Grade, type Quote, toHalves } from "../result.ts";
import { afterRightProgram } from "../rubric-feedback.ts";
import { type RubricReading, readByRubric } from "../rubric-grader.ts";
import { programsIn } from "./programs.ts";
import type { RunVerdict, WrongOn } from "./run-verdict.ts";
import { unlessTakenBack } from "./taken-back.ts";

/** A wrong program is surely wrong; how much of it is right is less sure. */
const WRONG_CONFIDENCE = 0.65;

/** The id of the evidence that a run gives. */
export const RUN_POINT = "result";

/** What a program of each kind is called. */
export const PROGRAMS: Record<Exec["kind"], string> = { sql: "query", sheet: "formula", dax: "measure", vba: "macro" };

const RIGHT = 10;
const RIGHT_WITH_SURPLUS = 9;
/** The most for a program that is right but for this kind of data. */
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
/** The most for a program that does not run, for one that could not be run here, and for prose about a program. */
const MOST_BROKEN = 5;
const MOST_UNKNOWN = 7;
const MOST_PROSE = 3;
/** Points of the rubric from which the parts of the program are there. */
const PARTS_THERE = 7;
const PARTS_MISSING = 5;
/** The most for a wrong program that has none of the parts, and the points under which it has none. */
const MOST_UNRELATED = 1;
const PARTS_NONE = 1;

/** The grade of an answer from what its run has shown; `answer` is without spans that must not count. */
export function gradeRun(question: InterviewQuestion, exec: Exec, answer: string, shown: RunVerdict): Grade {
  const verdict = unlessTakenBack(shown, answer, programsIn(exec.kind, answer));
  const text = tokenized(answer);
  const reading = readLive(question, text, verdict);
  const program = PROGRAMS[exec.kind];
  switch (verdict.is) {
    case "right":
      return right(question, program, reading, verdict);
    case "wrong":
      return wrong(program, reading, verdict);
    case "broken":
      return capped(reading, {
        most: isRepeated(text) ? MOST_UNRELATED : MOST_BROKEN,
        confidence: 0.5,
        quote: verdict.quote,
        note: `The ${program} does not run: ${asSentence(verdict.problem)}`,
        next: `Correct what stops the ${program} first: the rest of it earns little until it runs.`,
      });
    case "unknown":
      return {
        ...capped(reading, {
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
      return capped(reading, {
        most: 0,
        confidence: 0.9,
        quote: verdict.quote,
        note: idleNote(program, verdict),
        next: `Write a ${program} that reads the data in the question.`,
      });
    case "absent":
      return capped(reading, {
        most: MOST_PROSE,
        confidence: 0.8,
        note: `There is no ${program} in the answer.`,
        next: `Write the whole ${program}.`,
      });
  }
}

/** What the rubric finds in the parts that reach the result; a mistake counts wherever it is. */
function readLive(question: InterviewQuestion, answer: TokenizedText, verdict: RunVerdict): RubricReading {
  const program = "quote" in verdict ? verdict.quote : undefined;
  const all = readByRubric(question, answer, program);
  const dead = "dead" in verdict ? (verdict.dead ?? []) : [];
  if (dead.length === 0) return all;
  const live = readByRubric(question, tokenizedWithout(answer, dead), program);
  const isOfLive = question.rubric.points.map(({ inWords }) => !inWords);
  const evidence = all.evidence.map((one, at) => (isOfLive[at] ? (live.evidence[at] ?? one) : one));
  return { ...live, evidence, points: Math.min(all.points, live.points) };
}

const idleNote = (program: string, { because, problem }: Extract<RunVerdict, { is: "idle" }>): string =>
  problem === undefined
    ? `The ${program} runs, but ${asClause(because)}.`
    : `The ${program} does not run (${asClause(problem)}), and ${asClause(because)}.`;

/** From this many words on, and with less than this share of different runs of four words, a text is one row of words again and again. */
const REPEATED_FROM = 200;
const FEW_RUNS = 0.3;

function isRepeated(text: TokenizedText): boolean {
  const words = text.words.map((token) => token.text);
  const runs = words.slice(3).map((_, at) => words.slice(at, at + 4).join(" "));
  return words.length >= REPEATED_FROM && new Set(runs).size < runs.length * FEW_RUNS;
}

const asSentence = (message: string) => (message.endsWith("?") ? message : `${asClause(message)}.`);

function asClause(message: string): string {
  let end = message.length;
  while (message[end - 1] === ".") end -= 1;
  return message.slice(0, end);
}

function right(
  question: InterviewQuestion,
  program: string,
  reading: RubricReading,
  { quote, sets, surplus, isTakenBack }: Extract<RunVerdict, { is: "right" }>,
): Grade {
  const note = `The ${program} gives the right result on the sample and on ${sets} other data sets.`;
  const unsaid = unsaidIn(question, reading);
  return {
    score: toHalves((surplus ? RIGHT_WITH_SURPLUS : RIGHT) - unsaid.reduce((sum, { left }) => sum + left, 0)),
    confidence: 0.95,
    flags: isTakenBack ? ["taken_back"] : [],
    evidence: [{ pointId: RUN_POINT, verdict: "met", quote, note }, ...reached(question, program, reading, quote)],
    feedback: {
      good: [note],
      missing: [
        ...(surplus ? [`The result has ${surplus} that the question did not ask for.`] : []),
        ...unsaid.map(({ feedbackMiss }) => feedbackMiss),
        ...(isTakenBack
          ? [`Your words can be read as if you would not use this ${program}: say plainly that you do.`]
          : []),
      ],
      next: nextAfterRight(quote, program, surplus !== undefined, unsaid.length > 0),
    },
  };
}

function nextAfterRight(quote: Quote, program: string, hasSurplus: boolean, isUnsaid: boolean): string {
  if (hasSurplus) return "Return exactly what was asked for.";
  if (isUnsaid) return `The ${program} is right; answer the rest of the question in words too.`;
  return afterRightProgram(program, quote);
}

/** What the question asks for in words and the answer does not say, or says in part, with the points that it costs. */
function unsaidIn(
  { rubric }: InterviewQuestion,
  { evidence }: RubricReading,
): { feedbackMiss: string; left: number }[] {
  return rubric.points.flatMap(({ id, weight, inWords, feedbackMiss }) => {
    const verdict = evidence.find(({ pointId }) => pointId === id)?.verdict;
    if (!inWords || verdict === "met") return [];
    return [{ feedbackMiss, left: verdict === "partial" ? weight / 2 : weight }];
  });
}

/** The parts of a right program: what it does not have in the usual form, it reached in another. */
function reached(question: InterviewQuestion, program: string, { evidence }: RubricReading, quote: Quote): Evidence[] {
  return question.rubric.points.flatMap(({ id, inWords }) => {
    const found = evidence.find(({ pointId }) => pointId === id);
    if (found && (inWords || found.verdict === "met")) return [found];
    return [{ pointId: id, verdict: "met", quote, note: `Your ${program} reaches this in its own way.` }];
  });
}

function wrong(
  program: string,
  reading: RubricReading,
  { quote, on, because, counterexample }: Extract<RunVerdict, { is: "wrong" }>,
): Grade {
  const most = MOST_WRONG[on];
  const isClose = most === MOST_WRONG.sample && reading.points >= PARTS_THERE;
  const isFar = most > MOST_WRONG.sample && reading.points < PARTS_MISSING;
  const isUnrelated = on === "sample" && reading.points < PARTS_NONE;
  const note = `The ${program} runs, but ${asClause(because)}.`;
  return {
    score: toHalves(isUnrelated ? MOST_UNRELATED : isClose ? most + 1 : isFar ? most - 1 : most),
    confidence: WRONG_CONFIDENCE,
    flags: [],
    evidence: [
      { pointId: RUN_POINT, verdict: "partial", quote, note, ...(counterexample && { counterexample }) },
      ...reading.evidence,
    ],
    feedback: {
      // A part that is there may be the very one that is wrong: it is not praised. That the program runs is said with what is wrong.
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
  /** All points of the rubric count, up to the most; otherwise they are scaled to it. */
  isWhole?: boolean;
  confidence: number;
  quote?: Quote;
  note: string;
  next: string;
}

function capped(reading: RubricReading, { most, isWhole, confidence, quote, note, next }: Cap): Grade {
  return {
    score: toHalves(Math.min(most, isWhole ? reading.points : (reading.points * most) / RIGHT)),
    confidence,
    flags: [],
    evidence: [{ pointId: RUN_POINT, verdict: "unmet", ...(quote && { quote }), note }, ...reading.evidence],
    // A part of a program that does not run may be the very one that stops it: it is not praised.
    feedback: { good: isWhole ? reading.feedback.good : [], missing: [note, ...reading.feedback.missing], next },
  };
}
