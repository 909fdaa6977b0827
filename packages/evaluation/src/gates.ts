import type { InterviewQuestion, MatchWay } from "@dryrun/content/interview/question";
import { measuresIn } from "./dax/find-measures.ts";
import { linear } from "./linear.ts";
import type { ResultFlag } from "./result.ts";
import { formulasIn } from "./sheet/answer/find-formulas.ts";
import { hasQuery } from "./sql/answer/has-query.ts";
import { sentencesOf, type Token, tokensOf, withoutSpans } from "./text.ts";
import { macrosIn } from "./vba/find-modules.ts";

export interface Gated {
  flags: ResultFlag[];
  /** The answer with everything that must not earn credit made blank, all places kept. */
  text: string;
}

const DO_NOT_KNOW = linear(
  String.raw`\b(?:i\s+)?(?:do(?:n't|nt| not)|did(?:n't| not))\s+(?:really\s+)?(?:know|remember|have (?:any |an )?idea)|\bno idea\b|\bidk\b|\bnot sure\b|\bno answer\b|\bskip(?:ped)?\b|\bpass on this\b|\bnever (?:used|learn(?:t|ed)|worked)\b|\bnot aware\b`,
);
const DO_NOT_KNOW_WORDS = 20;

/** Sentences written to the grader instead of to the interviewer. */
const INJECTIONS = [
  String.raw`\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:instructions?|rubrics?|prompts?|guidelines|grading)\b`,
  String.raw`\b(?:ignore|disregard|forget)\s+(?:all|everything|anything)\s+(?:\w+\s+)?(?:above|before|previous)\b`,
  String.raw`\b(?:give|award|assign|grant)\b[^.\n]{0,40}\b(?:10|ten|full|maximum|max|top|perfect|highest|100)\b[^.\n]{0,20}\b(?:marks?|points|score|credit|grade)\b`,
  String.raw`\b(?:give|award)\b[^.\n]{0,30}\b10\s*(?:/|out of)\s*10\b`,
  String.raw`\b(?:give|award|score|grade|rate|mark)\s+(?:me|this|it|this answer|my answer|the answer)\s+(?:as\s+|with\s+|a\s+)*(?:10|ten|full|maximum|perfect|correct)\b`,
  String.raw`\b(?:you are|you're|pretend to be)\b[^.\n]{0,30}\b(?:grader|evaluator|examiner|assistant|ai|language model)\b`,
  String.raw`\b(?:note|message|instruction|dear|hello|attention)s?,?\s*(?:to|for)?\s*(?:the\s+)?(?:grader|evaluator|ai|examiner|llm|grading model)\b`,
  String.raw`\b(?:system|developer)\s+(?:prompt|message)\b|^\s*(?:system|assistant|developer)\s*:`,
  String.raw`</?\s*(?:answer|student|candidate|system|user|assistant|instructions?|rubric|response)[\w-]*\s*>`,
  String.raw`"?\bscore"?\s*:\s*"?(?:10|100)\b`,
  String.raw`\bmark (?:all|every|each) (?:of )?(?:the )?(?:points?|criteri\w+|rubric)\b`,
].map((source) => linear(source));

const FUNCTION_WORDS = new Set(
  "a an the of to in on at by for with from as and or but so if then that this these those it its is are was were be been i we you they he she my our your their me us them do did does have has had will would can could should not no which who what when where how because than into about there also".split(
    " ",
  ),
);
const DUMP_FROM_WORDS = 8;
const MONOTONE_FROM = 8;
/** A sentence is copied when at least this share of its runs of three words is in the question. */
const COPIED_SHARE = 0.7;

/** Detects non-answers: empty text, the question itself, text addressed to the grader, bare keywords. */
export function gate(question: InterviewQuestion, answer: string): Gated {
  const words = tokensOf(answer);
  if (words.length === 0) return { flags: ["empty"], text: "" };
  if (words.length <= DO_NOT_KNOW_WORDS && DO_NOT_KNOW.test(answer) && !/[=(]/.test(answer)) {
    return { flags: ["empty"], text: "" };
  }
  const flags: ResultFlag[] = [];
  const injected = linesOf(answer, (line) => INJECTIONS.some((injection) => injection.test(line)));
  if (injected.length > 0) flags.push("injection");
  const copied = hasQuery(answer)
    ? []
    : copiedLines(answer, question.prompt).flatMap((line) => aroundFormulas(answer, line));
  const text = withoutSpans(answer, [...injected, ...copied]);
  const left = tokensOf(text);
  if (copied.length > 0 && left.length < 5) flags.push("question_copy");
  if (isKeywordDump(question, text, left)) flags.push("keyword_dump");
  return { flags, text };
}

function linesOf(answer: string, holds: (line: string) => boolean): { start: number; end: number }[] {
  return sentencesOf(answer).filter(({ start, end }) => holds(answer.slice(start, end)));
}

function shingles(tokens: readonly Token[]): string[] {
  return tokens.slice(2).map((token, at) => `${tokens[at]?.text} ${tokens[at + 1]?.text} ${token.text}`);
}

/** Returns the sentences that repeat the question. */
function copiedLines(answer: string, prompt: string): { start: number; end: number }[] {
  const known = new Set(shingles(tokensOf(prompt)));
  return linesOf(answer, (line) => {
    const runs = shingles(tokensOf(line));
    const copied = runs.filter((run) => known.has(run)).length;
    return copied > 0 && copied >= runs.length * COPIED_SHARE;
  });
}

/** The parts of a copied line before and after its formulas: a formula has more to it than the cells that the question names. */
function aroundFormulas(
  answer: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number }[] {
  const formulas = formulasIn(answer.slice(start, end)).filter(
    ({ quote }) => quote.text.includes("(") && quote.text.startsWith("="),
  );
  const ends = [start, ...formulas.map(({ quote }) => start + quote.end)];
  return ends.map((from, at) => ({ start: from, end: start + (formulas[at]?.quote.start ?? end - start) }));
}

function wordsOfTerms(question: InterviewQuestion): { words: Set<string>; prefixes: string[] } {
  const ways: MatchWay[] = question.rubric.points.flatMap((point) => [...point.match, ...(point.partial ?? [])]);
  const terms = ways.flatMap((way) => way.all.flat());
  const words = terms.flatMap((term) =>
    term.startsWith("re:")
      ? (term
          .slice(3)
          .replace(/\\[a-z]/g, " ")
          .toLowerCase()
          .match(/[a-z_]{3,}/g) ?? [])
      : term.split(" "),
  );
  return {
    words: new Set(words),
    prefixes: words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
  };
}

/** Words of the rubric strung together: hardly any of the small words that make a sentence, and no code. */
function isKeywordDump(question: InterviewQuestion, text: string, tokens: readonly Token[]): boolean {
  if (tokens.length < DUMP_FROM_WORDS || hasCode(text) || isNumbered(text)) return false;
  const smallWords = tokens.filter((token) => FUNCTION_WORDS.has(token.text));
  const small = smallWords.length / tokens.length;
  const { words, prefixes } = wordsOfTerms(question);
  const isTerm = ({ text: word }: Token) => words.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
  const terms = tokens.filter(isTerm).length / tokens.length;
  if (isMonotone(smallWords)) return terms / (1 - small) > 0.5;
  // Terse sentences of an expert reach two thirds, a row of key words hardly ever less than five sixths.
  return (terms > 0.3 && small < 0.1) || (terms > 0.7 && small < 0.2) || (terms > 0.75 && small < 0.3);
}

/** Numbered steps of a few words each are terse, but they are an answer. */
function isNumbered(text: string): boolean {
  const steps = text.split(/(?:^|\s)\d{1,2}[.)]\s+/).slice(1);
  return steps.length >= 3 && steps.every((step) => tokensOf(step).length >= 2);
}

/** A query, formula, measure or macro, for any kind of question: code has few small words and is not keyword stuffing. */
function hasCode(text: string): boolean {
  if (hasQuery(text) || formulasIn(text).some(({ quote }) => quote.text.includes("("))) return true;
  const isMeasure = measuresIn(text).some(({ name, problem }) => name !== undefined && problem === undefined);
  return isMeasure || macrosIn(text).length > 0;
}

/** The same one or two small words over and over ("x and the y and the z") join words without making a sentence. */
function isMonotone(small: readonly Token[]): boolean {
  if (small.length < MONOTONE_FROM) return false;
  const counts = new Map<string, number>();
  for (const { text } of small) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first = 0, second = 0] = [...counts.values()].sort((a, b) => b - a);
  return (first + second) / small.length > 0.65;
}
