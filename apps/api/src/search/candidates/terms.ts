import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { wordsOf } from "../tokens.ts";

/** The search terms of a candidate; each kind has its own prefix, so that a degree does not match a company. */
export const KIND = { skill: "s", whole: "w", company: "c", education: "e", summary: "x" } as const;
/** Consecutive words within one skill, up to this many, are terms too: "power bi" of "Microsoft Power BI". */
const LONGEST_RUN = 4;
/** The maximum number of indexed words of a summary. */
const MAX_SUMMARY_WORDS = 2000;
/** The maximum length of an indexed word, in characters; PostgreSQL limits a lexeme to 2,046 bytes. */
const MAX_WORD = 60;

interface Resume {
  summary: string;
  skills: readonly string[];
  workExperience: readonly { company: string }[];
  education: readonly { institution: string; degree: string; field: string }[];
}
const termOf = (kind: string, text: string) => `${kind}:${text}`;
const unique = (words: readonly string[]) => [...new Set(words)];
/** Returns the words in order and with repeats, because phrases need the sequence. */
const runOf = (skill: string) => skill.split(/[\s,/&|()-]+/).flatMap((part) => wordsOf(part));

function runsOf(skill: string): string[] {
  const words = runOf(skill);
  return words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_RUN).map((__, more) => words.slice(from, from + more + 1).join(" ")),
  );
}

/** Returns the lexemes of a profile. */
export function termsOf({ skills, workExperience, education, summary }: Resume): { terms: string[]; words: string[] } {
  const named = education.flatMap(({ institution, degree, field }) => [institution, degree, field]);
  const terms = [
    ...skills.flatMap(runsOf).map((run) => termOf(KIND.skill, run)),
    ...skills.map((skill) => termOf(KIND.whole, runOf(skill).join(" "))),
    ...workExperience.flatMap(({ company }) => wordsOf(company)).map((word) => termOf(KIND.company, word)),
    ...named.flatMap(wordsOf).map((word) => termOf(KIND.education, word)),
  ];
  return { terms: unique(terms), words: wordsOf(plainText(summary)).slice(0, MAX_SUMMARY_WORDS) };
}

/** The filter as words; each skill is a phrase. */
export interface AskedWords {
  skills: string[][];
  company: string[];
  education: string[];
  summary: string[];
}
interface Typed {
  skills: readonly string[];
  company: string;
  education: string;
  summary: string;
}
const short = (words: string[]) => words.filter((word) => word.length <= MAX_WORD);

export const askedWordsOf = ({ skills, company, education, summary }: Typed): AskedWords => ({
  skills: skills.map((skill) => short(runOf(skill))).filter((run) => run.length > 0),
  company: short(wordsOf(company)),
  education: short(wordsOf(education)),
  summary: short(wordsOf(summary)),
});

/** Returns the terms that a candidate must have, and the same skills as whole ones. */
export function conditionsOf({ skills, company, education, summary }: AskedWords) {
  const anywhere = skills.map((run) => (run.length > LONGEST_RUN ? KIND.whole : KIND.skill));
  const terms = [
    ...skills.map((run, index) => termOf(anywhere[index] as string, run.join(" "))),
    ...company.map((word) => termOf(KIND.company, word)),
    ...education.map((word) => termOf(KIND.education, word)),
    ...summary.map((word) => termOf(KIND.summary, word)),
  ];
  return {
    where: terms.map((term) => ({ term })),
    wholly: skills.map((run) => ({ term: termOf(KIND.whole, run.join(" ")) })),
  };
}
