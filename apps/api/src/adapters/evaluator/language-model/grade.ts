import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { tokensOf } from "@dryrun/evaluation/language/tokens";
import { CREDIT } from "@dryrun/evaluation/lost-points";
import {
  type Evidence,
  type QuestionFeedback,
  type QuestionResult,
  type Quote,
  toHalves,
} from "@dryrun/evaluation/result";
import { rubricFeedback } from "@dryrun/evaluation/rubric-feedback";
import { leaksInstructions } from "./prompt.ts";
import type { Reading } from "./reply.ts";

/** A single word proves nothing: it is in nearly every answer. */
const FEWEST_WORDS = 2;

/** Replaces each stretch of white space by one space, and maps each character to its position in the original. */
function normalised(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let short = "";
  for (const { 0: part, index } of text.matchAll(/\s+|[^\s]/g)) {
    short += /^\s/.test(part) ? " " : part;
    places.push(index);
  }
  return { text: short, places };
}

const plain = (text: string) => normalised(text).text.trim();

/**
 * Finds words that a model claims to quote. Returns undefined unless they are in the answer, word for word except for
 * white space, are more than one word, and are not the question's own words.
 *
 * @param read The text that the model got as the answer: every character has the same position as in `answer`.
 */
export function quoteIn(answer: string, read: string, question: string, said: string): Quote | undefined {
  const words = plain(said);
  if (tokensOf(words).length < FEWEST_WORDS) return undefined;
  if (plain(question).toLowerCase().includes(words.toLowerCase())) return undefined;
  const { text, places } = normalised(read);
  const at = text.indexOf(words);
  const start = places[at];
  const last = places[at + words.length - 1];
  if (at === -1 || start === undefined || last === undefined) return undefined;
  return { start, end: last + 1, text: answer.slice(start, last + 1) };
}

/** A person reviews grades that are further apart than this, in points of the question. */
const MOST_APART = 3;
/** Two readings that come this close support each other. */
const CLOSE = 1.5;
const SURER = 0.2;
const SUREST = 0.85;
const UNSURE = 0.3;

interface Read {
  question: InterviewQuestion;
  answer: string;
  /** The answer as it was sent to the model. */
  sent: string;
  reading: Reading;
  /** The grade of the same answer without the model. */
  offline: QuestionResult;
  evaluator: string;
}

/**
 * Grades by a model's reading: each credit needs a quote from the answer, and a flagged answer gets at most its
 * offline grade.
 */
export function gradeByReading(read: Read): QuestionResult {
  const { question, offline, evaluator } = read;
  const evidence = question.rubric.points.map((point) => evidenceOf(read, point));
  const errors = errorsOf(read);
  const score = toHalves(Math.max(0, earnedBy(question, evidence) - lostBy(question, errors)));
  const apart = Math.abs(score - offline.score);
  const flags = [...offline.flags, ...(apart > MOST_APART ? (["llm_disagrees"] as const) : [])];
  if (offline.flags.length > 0 && score > offline.score) return { ...offline, evaluator, flags };
  return {
    score,
    confidence: confidenceOf(offline.confidence, apart),
    evaluator,
    rubricVersion: question.rubric.version,
    flags,
    evidence: [...evidence, ...errors],
    feedback: feedbackOf(read, evidence, errors),
  };
}

const questionText = ({ prompt, sampleData }: InterviewQuestion) =>
  sampleData ? `${prompt}\n${JSON.stringify(sampleData)}` : prompt;

const quoteOf = ({ question, answer, sent }: Read, said: string) => quoteIn(answer, sent, questionText(question), said);

function evidenceOf(
  read: Read,
  { id, feedbackHit, feedbackMiss }: InterviewQuestion["rubric"]["points"][number],
): Evidence {
  const said = read.reading.criteria.find((item) => item.id === id);
  const quote = said && said.verdict !== "unmet" ? quoteOf(read, said.quote) : undefined;
  if (!said || !quote) return { pointId: id, verdict: "unmet", note: feedbackMiss };
  const note = said.verdict === "met" ? feedbackHit : `Partly there. ${feedbackMiss}`;
  return { pointId: id, verdict: said.verdict, quote, note };
}

/** Collects the stated errors; a penalty needs a quote from the answer too. */
function errorsOf(read: Read): Evidence[] {
  return read.question.rubric.errors.flatMap((error): Evidence[] => {
    const said = read.reading.errorsStated.find(({ id }) => id === error.id);
    const quote = said && quoteOf(read, said.quote);
    return quote ? [{ pointId: error.id, verdict: "unmet", quote, note: error.feedback }] : [];
  });
}

const earnedBy = ({ rubric }: InterviewQuestion, evidence: readonly Evidence[]) =>
  rubric.points.reduce((sum, { weight }, index) => sum + weight * CREDIT[evidence[index]?.verdict ?? "unmet"], 0);

const lostBy = ({ rubric }: InterviewQuestion, errors: readonly Evidence[]) =>
  rubric.errors
    .filter(({ id }) => errors.some(({ pointId }) => pointId === id))
    .reduce((sum, { penalty }) => sum + penalty, 0);

function confidenceOf(offline: number, apart: number): number {
  if (apart > MOST_APART) return UNSURE;
  return apart <= CLOSE ? Math.max(offline, Math.min(SUREST, Math.round((offline + SURER) * 100) / 100)) : offline;
}

function feedbackOf(read: Read, evidence: readonly Evidence[], errors: readonly Evidence[]): QuestionFeedback {
  const feedback = rubricFeedback(read.question.rubric, evidence, errors);
  return { ...feedback, next: showable(read.reading.feedback) ?? feedback.next };
}

const LONGEST_FEEDBACK = 300;
/** Content that is not shown from a model's sentence: links, markup, line breaks, judgements of the person, and grades. */
const NOT_SHOWN =
  /https?:|www\.|[<>{}[\]`\p{Cc}\p{Cf}]|@|\b(?:scores?|grades?|graded|graders?|marks?|points?|rubrics?|instructions?|prompts?|hir(?:e|ed|ing)|recruiters?|employers?|candidates?|passed|out of)\b|\d\s*\/\s*\d/iu;

/** Returns the model's sentence of advice, or undefined if it has content that must not be shown. */
function showable(feedback: string): string | undefined {
  const sentence = feedback.trim();
  const isFit = sentence.length > 0 && sentence.length <= LONGEST_FEEDBACK && !NOT_SHOWN.test(sentence);
  return isFit && !leaksInstructions(sentence) ? sentence : undefined;
}
