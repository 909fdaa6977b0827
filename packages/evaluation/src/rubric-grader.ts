import type { InterviewQuestion, Rubric, RubricPoint } from "@dryrun/content/interview/question";
import { CREDIT, lostPoints } from "./lost-points.ts";
import { findWay } from "./match.ts";
import { chanceOf } from "./prose/chance.ts";
import { knownTexts } from "./prose/learned.ts";
import { type Learned, learnersSaid } from "./prose/learners-said.ts";
import { inBankWords } from "./reading/bank-words.ts";
import { type ReadSentence, read } from "./reading/read.ts";
import type { Stance } from "./reading/stance/sentence-stance.ts";
import type { Evidence, QuestionFeedback, Quote } from "./result.ts";

export interface RubricReading {
  /** The weights of the points found minus the penalties, unrounded. */
  points: number;
  partials: number;
  evidence: Evidence[];
  feedback: QuestionFeedback;
}

/**
 * Reads an answer by the question's rubric; each credit quotes the words that earned it.
 * `text` is the answer, with spans that must not count replaced by line breaks of the same length. `program` is the part of it
 * that is code: nobody denies anything there, whatever its names are.
 */
export function readByRubric(
  question: InterviewQuestion,
  text: string,
  program: { start: number; end: number } = { start: 0, end: 0 },
): RubricReading {
  const { rubric } = question;
  const sentences = read(text).sentences.map((sentence) =>
    sentence.start < program.end && sentence.end > program.start
      ? { ...sentence, stances: sentence.tokens.map((): Stance => "held") }
      : sentence,
  );
  const inWordsOfBank = sentences.map((sentence) => ({
    ...sentence,
    tokens: [...inBankWords(question, sentence.tokens)],
  }));
  const learned = learnersSaid(question.id, text, inWordsOfBank);
  const evidence = rubric.points.map((point) => assess(question.id, point, text, sentences, learned.get(point.id)));
  const errors = errorsIn(rubric, text, sentences);
  const earned = rubric.points.reduce((sum, point, at) => sum + point.weight * creditOf(evidence[at]), 0);
  const penalty = rubric.errors
    .filter((error) => errors.some(({ pointId }) => pointId === error.id))
    .reduce((sum, error) => sum + error.penalty, 0);
  return {
    points: Math.max(0, earned - penalty),
    partials: evidence.filter(({ verdict }) => verdict === "partial").length,
    evidence: [...evidence, ...errors],
    feedback: feedbackOf(rubric, evidence, errors),
  };
}

const creditOf = (evidence: Evidence | undefined): number => (evidence ? CREDIT[evidence.verdict] : 0);

function quoteOf(text: string, span: { start: number; end: number }): Quote {
  return { start: span.start, end: span.end, text: text.slice(span.start, span.end) };
}

/** From these chances on a criterion is met, or met in part. */
const MET_FROM = 0.6;
const PARTLY_FROM = 0.4;

function assess(
  question: string,
  point: RubricPoint,
  text: string,
  sentences: readonly ReadSentence[],
  learned: Learned | undefined,
): Evidence {
  const way = findWay(point.match, text, sentences);
  const half = way?.strength === "full" ? null : (findWay(point.partial ?? [], text, sentences) ?? way);
  const chance = chanceOf({
    way: way?.strength === "full" ? "full" : half && "half",
    known: knownTexts(question, point.id),
    learned,
  });
  const found = way?.strength === "full" ? way : (learned ?? half);
  if (!found || chance < PARTLY_FROM) return { pointId: point.id, verdict: "unmet", note: point.feedbackMiss };
  const quote = quoteOf(text, found);
  if (chance >= MET_FROM) return { pointId: point.id, verdict: "met", quote, note: point.feedbackHit };
  return { pointId: point.id, verdict: "partial", quote, note: `Partly there. ${point.feedbackMiss}` };
}

function errorsIn(rubric: Rubric, text: string, sentences: readonly ReadSentence[]): Evidence[] {
  return rubric.errors.flatMap((error): Evidence[] => {
    const found = findWay(error.match, text, sentences);
    if (found?.strength !== "full") return [];
    return [{ pointId: error.id, verdict: "unmet", quote: quoteOf(text, found), note: error.feedback }];
  });
}

function feedbackOf(rubric: Rubric, evidence: readonly Evidence[], errors: readonly Evidence[]): QuestionFeedback {
  const good = evidence.filter(({ verdict }) => verdict === "met").map(({ note }) => note);
  const lost = lostPoints(rubric, evidence);
  const missing = [...errors.map(({ note }) => note), ...lost.map(({ feedbackMiss }) => feedbackMiss)];
  const heaviest = lost[0]?.label;
  const next = heaviest
    ? `The criterion to work on first is “${heaviest}”.`
    : "Nothing is missing here; try a harder question of the same kind.";
  return { good, missing, next };
}
