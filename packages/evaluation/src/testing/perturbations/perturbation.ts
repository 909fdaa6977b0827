import type { InterviewQuestion } from "@dryrun/content/interview/question";

/** The kind of an answer: prose, or a kind of program. */
export type AnswerKind = "prose" | "sql" | "sheet" | "dax" | "vba";

/** A change that makes another answer from a right one. */
export interface Perturbation {
  name: string;
  kinds: readonly AnswerKind[];
  /** Changes an answer. `random` returns repeatable numbers from 0 to 1. */
  make: (answer: string, random: () => number) => string;
}

export const PROSE: readonly AnswerKind[] = ["prose"];
export const PROGRAMS: readonly AnswerKind[] = ["sql", "sheet", "dax", "vba"];
export const EVERYTHING: readonly AnswerKind[] = [...PROSE, ...PROGRAMS];

/** Returns the sentences of an answer, each with its final mark. */
export const sentencesIn = (answer: string): string[] =>
  answer.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => /\w/.test(sentence));

/** Removes the final mark of a sentence and makes its first letter small, to continue other words. */
export const asClause = (sentence: string): string =>
  sentence
    .replace(/[.?!\s]+$/, "")
    .replace(/^([A-Z])([a-z ])/, (_, first: string, next: string) => first.toLowerCase() + next)
    .replace(/^i /, "I ");

const CONNECTIVE =
  /^(?:first|firstly|second|secondly|third|then|next|after that|afterwards|finally|lastly|also|only then|and|so|at the end|\d+[.)])[ ,]+/i;
const ACTOR = /^(?:i|we)(?:'d|'ll| would| will| also| always| first| can| could| should| have to| must)* /i;
/** Words that begin a statement instead of an action. */
const STATEMENT =
  /^(?:the|an?|it|this|that|these|those|there|he|she|they|you|each|every|in|on|at|for|with|when|if|because|since|as|which|my|our|your|all|both|one|to|from|today|benefit|conversion|column|text|data|sales|\W|\d)(?:\b|$)|^\w+(?: \w+){0,3} (?:is|are|was|were|has|have|does|do|means|gives|looks|works|fixes|updates|averages|takes)\b/i;

/** Returns the action of a sentence ("check the data"), or for a statement "say that …". */
export function asAction(sentence: string): string {
  const clause = asClause(sentence).replace(CONNECTIVE, "");
  const action = clause.replace(ACTOR, "");
  if (action === clause && STATEMENT.test(clause)) return `say that ${clause}`;
  return action;
}

export const wordsIn = (answer: string): string[] => answer.split(/\s+/).filter(Boolean);

/** Returns the kind of the answers to a question. */
export const kindOf = ({ rubric }: InterviewQuestion): AnswerKind => rubric.exec?.kind ?? "prose";
