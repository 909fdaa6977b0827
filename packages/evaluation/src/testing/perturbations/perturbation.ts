import type { InterviewQuestion } from "@dryrun/content/interview/question";

/** What an answer is written in: sentences, or a program of a kind. */
export type AnswerKind = "prose" | "sql" | "sheet" | "dax" | "vba";

/** An answer made from a right one. */
export interface Perturbation {
  name: string;
  kinds: readonly AnswerKind[];
  /** `random` gives numbers from 0 to 1 and is repeatable. */
  make: (answer: string, random: () => number) => string;
}

export const PROSE: readonly AnswerKind[] = ["prose"];
export const PROGRAMS: readonly AnswerKind[] = ["sql", "sheet", "dax", "vba"];
export const EVERYTHING: readonly AnswerKind[] = [...PROSE, ...PROGRAMS];

/** The sentences of an answer, each with what ends it. */
export const sentencesIn = (answer: string): string[] =>
  answer.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => /\w/.test(sentence));

/** The sentence without its end and with a small first letter, to be written after other words. */
export const asClause = (sentence: string): string =>
  sentence
    .replace(/[.?!\s]+$/, "")
    .replace(/^([A-Z])([a-z ])/, (_, first: string, next: string) => first.toLowerCase() + next)
    .replace(/^i /, "I ");

const CONNECTIVE =
  /^(?:first|firstly|second|secondly|third|then|next|after that|afterwards|finally|lastly|also|only then|and|so|at the end|\d+[.)])[ ,]+/i;
const ACTOR = /^(?:i|we)(?:'d|'ll| would| will| also| always| first| can| could| should| have to| must)* /i;
/** Words that begin a statement and no action. */
const STATEMENT =
  /^(?:the|an?|it|this|that|these|those|there|he|she|they|you|each|every|in|on|at|for|with|when|if|because|since|as|which|my|our|your|all|both|one|to|from|today|benefit|conversion|column|text|data|sales|\W|\d)(?:\b|$)|^\w+(?: \w+){0,3} (?:is|are|was|were|has|have|does|do|means|gives|looks|works|fixes|updates|averages|takes)\b/i;

/** What the sentence says is done, as a verb ("check the data"), or what it says is so ("say that the mean is pulled up"). */
export function asAction(sentence: string): string {
  const clause = asClause(sentence).replace(CONNECTIVE, "");
  const action = clause.replace(ACTOR, "");
  if (action === clause && STATEMENT.test(clause)) return `say that ${clause}`;
  return action;
}

export const wordsIn = (answer: string): string[] => answer.split(/\s+/).filter(Boolean);

/** What the answers to a question are written in. */
export const kindOf = ({ rubric }: InterviewQuestion): AnswerKind => rubric.exec?.kind ?? "prose";
