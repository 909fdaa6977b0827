import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { type TokenizedText, tokenize, tokenizeWithout } from "../language/tokens.ts";
import type { ResultFlag } from "../result.ts";
import { programsIn } from "../run/programs.ts";
import { formulasIn } from "../sheet/answer/find-formulas.ts";
import { macrosIn } from "../vba/find-modules.ts";
import { copiedFromQuestion, copiedFromUs, isSeenBefore, type Span } from "./copies.ts";
import { doesNotKnow } from "./do-not-know.ts";
import { isInForeignScript } from "./foreign-script.ts";
import { injectionsIn } from "./injection.ts";
import { topicSimilarity } from "./topic.ts";
import { wordSaladIn } from "./word-salad.ts";

/** Whether a text has a query: something between SELECT and FROM, and a table after FROM. */
export function hasQuery(text: string): boolean {
  const selectMatch = [...text.matchAll(/\bselect\s/gi)].find(
    ({ index }) => !/^from\b/i.test(afterBlanks(text, index + 6, 5)),
  );
  if (!selectMatch) return false;
  const selectEnd = selectMatch.index + selectMatch[0].length + 1;
  return [...text.matchAll(/\b(?:from|form|frm)\s/gi)].some(({ index, 0: word }) => {
    const textAfter = index >= selectEnd ? afterBlanks(text, index + word.length, 7) : "";
    return /^["`[(]?\w/.test(textAfter) && !/^(?:where|group|order|join|having|select|limit)\b/i.test(textAfter);
  });
}

/** Returns `length` characters after the blanks at this position. */
function afterBlanks(text: string, at: number, length: number): string {
  const blanks = /\s*/y;
  blanks.lastIndex = at;
  blanks.exec(text);
  return text.slice(blanks.lastIndex, blanks.lastIndex + length);
}

export interface GateResult {
  flags: ResultFlag[];
  /** The doubtful flags. They ask for a review and cost no points. */
  doubtful: ResultFlag[];
  /** The answer with blanks instead of everything that must not earn credit; positions do not change. */
  rest: TokenizedText;
}

/** The topic of shorter answers is not tested. Up to `TOPIC_SURE_WORDS` words, an answer must be far more similar to another question. */
const TOPIC_LEAST_WORDS = 25;
const TOPIC_SURE_WORDS = 40;
const LEAST_SIMILARITY_SHORT = 0.5;
/** With 37 prose questions no honest answer was below 0.77; more questions lower this. Model answers of other questions are found as copies. */
const LEAST_SIMILARITY = 0.68;
/** Stories use other words than the question; honest ones are as low as 0.64. */
const LEAST_SIMILARITY_OF_STORY = 0.6;

export interface GateOptions {
  /** Allows our own texts, to grade the bank's own answers. */
  mayRepeatUs?: boolean;
}

/** An answer with fewer words that are not copied from the question is a copy of it. */
const LEAST_REMAINING_WORDS = 5;

/**
 * Flags empty text, copies of the question or our own texts, words without sentences, answers to another question and text addressed to the
 * grader. A program is neither a copy nor a word salad, because its run decides.
 */
export function applyGates(
  question: InterviewQuestion,
  answer: string,
  { mayRepeatUs = false }: GateOptions = {},
): GateResult {
  const tokenizedAnswer = tokenize(answer);
  const { words } = tokenizedAnswer;
  if (words.length === 0 || doesNotKnow(answer, words)) return { flags: ["empty"], doubtful: [], rest: tokenize("") };
  const flags: ResultFlag[] = [];
  const { exec } = question.rubric;
  const injectedSpans = injectionsIn(tokenizedAnswer, (text) => (exec ? programsIn(exec.kind, text) : []));
  if (injectedSpans.length > 0) flags.push("injection");
  const isProse = exec === undefined;
  // A program may contain the question's words, for example in a message, and may not run without them.
  const isProgram = hasQuery(answer) || (exec?.kind === "vba" && macrosIn(answer).length > 0);
  const repeatedSpans = isProgram
    ? []
    : copiedFromQuestion(tokenizedAnswer, question.prompt).flatMap((line) => aroundFormulas(answer, line));
  const ourSpans = isProse && !mayRepeatUs ? copiedFromUs(tokenizedAnswer, question) : [];
  const rest = tokenizeWithout(tokenizedAnswer, [...injectedSpans, ...repeatedSpans, ...ourSpans]);
  const remainingWords = rest.words.length;
  if (repeatedSpans.length > 0 && ourSpans.length === 0 && remainingWords < LEAST_REMAINING_WORDS)
    flags.push("question_copy");
  if (ourSpans.length > 0 && remainingWords < words.length / 2) flags.push("copied");
  if (isProse && isSeenBefore(words, question)) flags.push("seen_before");
  const isReadable = isProse && !isInForeignScript(rest.text);
  const salad = isReadable && remainingWords > 0 ? wordSaladIn(rest) : null;
  if (salad) flags.push("word_salad");
  if (salad !== "sure" && isReadable && isOffTopic(question, rest)) flags.push("off_topic");
  return { flags, doubtful: salad === "doubtful" ? ["word_salad"] : [], rest };
}

/** Returns the parts of a copied line around its formulas. A formula is not a copy, even if the question names its cells. */
function aroundFormulas(answer: string, { start, end }: Span): Span[] {
  const formulas = formulasIn(answer.slice(start, end)).filter(
    ({ quote }) => quote.text.includes("(") && quote.text.startsWith("="),
  );
  const ends = [start, ...formulas.map(({ quote }) => start + quote.end)];
  return ends.map((from, index) => ({ start: from, end: start + (formulas[index]?.quote.start ?? end - start) }));
}

function isOffTopic(question: InterviewQuestion, text: TokenizedText): boolean {
  const wordCount = text.words.length;
  if (wordCount < TOPIC_LEAST_WORDS) return false;
  const leastSimilarity = question.topic === "behavioural" ? LEAST_SIMILARITY_OF_STORY : LEAST_SIMILARITY;
  return topicSimilarity(question, text) < (wordCount < TOPIC_SURE_WORDS ? LEAST_SIMILARITY_SHORT : leastSimilarity);
}
