import { plainText } from "@dryrun/domain/text";
import { wordsOf } from "../tokens.ts";

/** The search terms of a candidate; each kind has its own prefix, so that a degree does not match a company. */
const PREFIX = { skill: "s:", whole: "w:", company: "c:", education: "e:" } as const;
/** Consecutive words within one skill, up to this many, are terms too: "power bi" of "Microsoft Power BI". */
const LONGEST_RUN = 4;
/** How many words of a summary are indexed. */
const MAX_SUMMARY_WORDS = 2000;
/** Longer words are not indexed, in characters; PostgreSQL limits a lexeme to 2,046 bytes. */
const MAX_WORD = 60;

interface Resume {
  summary: string;
  skills: readonly string[];
  workExperience: readonly { company: string }[];
  education: readonly { institution: string; degree: string; field: string }[];
}
export interface Vocabulary {
  skill: string[];
  company: string[];
  education: string[];
}

const unique = (words: readonly string[]) => [...new Set(words)];
/** In order and with repeats, since the words of one skill follow each other. */
const runOf = (skill: string) => skill.split(/[\s,/&|()-]+/).flatMap((part) => wordsOf(part));

function runsOf(skill: string): string[] {
  const words = runOf(skill);
  return words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_RUN).map((__, more) => words.slice(from, from + more + 1).join(" ")),
  );
}

/** The words of a profile by kind, to correct typos in searches. */
export function vocabularyOf({ skills, workExperience, education }: Resume): Vocabulary {
  const named = education.flatMap(({ institution, degree, field }) => [institution, degree, field]);
  return {
    skill: unique(skills.flatMap(runOf)),
    company: unique(workExperience.flatMap(({ company }) => wordsOf(company))),
    education: unique(named.flatMap(wordsOf)),
  };
}

/** The lexemes of a profile. */
export function termsOf(resume: Resume): { terms: string[]; words: string[] } {
  const { company, education } = vocabularyOf(resume);
  const terms = [
    ...resume.skills.flatMap(runsOf).map((run) => PREFIX.skill + run),
    ...resume.skills.map((skill) => PREFIX.whole + runOf(skill).join(" ")),
    ...company.map((word) => PREFIX.company + word),
    ...education.map((word) => PREFIX.education + word),
  ];
  return { terms: unique(terms), words: wordsOf(plainText(resume.summary)).slice(0, MAX_SUMMARY_WORDS) };
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

/** Lexemes that a profile must all contain. */
export interface Queries {
  terms: string[];
  /** The same with exact skills; null without skills. */
  wholeTerms: string[] | null;
  words: string[];
}
export function queriesOf({ skills, company, education, summary }: AskedWords): Queries {
  const whole = skills.map((run) => PREFIX.whole + run.join(" "));
  const anywhere = skills.map((run) => (run.length > LONGEST_RUN ? PREFIX.whole : PREFIX.skill) + run.join(" "));
  const others = [...company.map((word) => PREFIX.company + word), ...education.map((word) => PREFIX.education + word)];
  return {
    terms: [...anywhere, ...others],
    wholeTerms: skills.length > 0 ? [...whole, ...others] : null,
    words: summary,
  };
}
