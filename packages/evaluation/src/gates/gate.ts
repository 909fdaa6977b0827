import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { type TokenizedText, tokenized, tokenizedWithout } from "../language/tokens.ts";
import type { ResultFlag } from "../result.ts";
import { programsIn } from "../run/programs.ts";
import { formulasIn } from "../sheet/answer/find-formulas.ts";
import { hasQuery } from "../sql/answer/has-query.ts";
import { macrosIn } from "../vba/find-modules.ts";
import { copiedFromQuestion, copiedFromUs, isSeenBefore, type Span } from "./copies.ts";
import { doesNotKnow } from "./do-not-know.ts";
import { isInForeignScript } from "./foreign-script.ts";
import { injectionsIn } from "./injection.ts";
import { likenessToQuestion } from "./topic.ts";
import { wordSaladIn } from "./word-salad.ts";

export interface Gated {
  flags: ResultFlag[];
  /** The doubtful flags. They ask for a review and cost no points. */
  doubtful: ResultFlag[];
  /** The answer with everything that must not earn credit made blank, all places kept. */
  rest: TokenizedText;
}

/** Shorter answers may be about anything; up to `SURE_FROM_WORDS` they must be far more like another question. */
const ABOUT_FROM_WORDS = 25;
const SURE_FROM_WORDS = 40;
const LEAST_ABOUT_SHORT = 0.5;
/** With 37 prose questions no honest answer was below 0.77; each question more brings others nearer. Model answers of others are copies anyway. */
const LEAST_ABOUT = 0.68;
/** A story has its own words: honest ones are as low as 0.64. */
const LEAST_ABOUT_OF_STORY = 0.6;

export interface GateOptions {
  /** The bank's own answers are graded, which say what the product says. */
  mayRepeatUs?: boolean;
}

/** Fewer words than these that are left beside what is copied are no answer. */
const FEW_WORDS = 5;

/**
 * Detects what is no answer: empty text, the question itself, the product's own texts, words that make no sentences, an answer to another question, text addressed to the
 * grader. A program is what it does: it is neither a copy nor a salad.
 */
export function gate(question: InterviewQuestion, answer: string, { mayRepeatUs = false }: GateOptions = {}): Gated {
  const whole = tokenized(answer);
  const { words } = whole;
  if (words.length === 0 || doesNotKnow(answer, words)) return { flags: ["empty"], doubtful: [], rest: tokenized("") };
  const flags: ResultFlag[] = [];
  const { exec } = question.rubric;
  const injected = injectionsIn(whole, (text) => (exec ? programsIn(exec.kind, text) : []));
  if (injected.length > 0) flags.push("injection");
  const isProse = exec === undefined;
  // What a program shows may be in the question's words, and it does not run without them.
  const isProgram = hasQuery(answer) || (exec?.kind === "vba" && macrosIn(answer).length > 0);
  const repeated = isProgram
    ? []
    : copiedFromQuestion(whole, question.prompt).flatMap((line) => aroundFormulas(answer, line));
  const ours = isProse && !mayRepeatUs ? copiedFromUs(whole, question) : [];
  const rest = tokenizedWithout(whole, [...injected, ...repeated, ...ours]);
  const left = rest.words.length;
  if (repeated.length > 0 && ours.length === 0 && left < FEW_WORDS) flags.push("question_copy");
  if (ours.length > 0 && left < words.length / 2) flags.push("copied");
  if (isProse && isSeenBefore(words, question)) flags.push("seen_before");
  const isRead = isProse && !isInForeignScript(rest.text);
  const salad = isRead && left > 0 ? wordSaladIn(rest) : null;
  if (salad) flags.push("word_salad");
  if (salad !== "sure" && isRead && isAboutAnother(question, rest)) flags.push("off_topic");
  return { flags, doubtful: salad === "doubtful" ? ["word_salad"] : [], rest };
}

/** The parts of a copied line before and after its formulas: a formula has more to it than the cells that the question names. */
function aroundFormulas(answer: string, { start, end }: Span): Span[] {
  const formulas = formulasIn(answer.slice(start, end)).filter(
    ({ quote }) => quote.text.includes("(") && quote.text.startsWith("="),
  );
  const ends = [start, ...formulas.map(({ quote }) => start + quote.end)];
  return ends.map((from, at) => ({ start: from, end: start + (formulas[at]?.quote.start ?? end - start) }));
}

function isAboutAnother(question: InterviewQuestion, text: TokenizedText): boolean {
  const words = text.words.length;
  if (words < ABOUT_FROM_WORDS) return false;
  const least = question.topic === "behavioural" ? LEAST_ABOUT_OF_STORY : LEAST_ABOUT;
  return likenessToQuestion(question, text) < (words < SURE_FROM_WORDS ? LEAST_ABOUT_SHORT : least);
}
