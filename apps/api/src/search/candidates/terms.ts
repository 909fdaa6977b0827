import { plainText } from "@dryrun/domain/text";
import { wordsOf } from "../tokens.ts";

/** What a candidate can be found by; each kind has its own prefix, so that a company is never found by a degree. */
const PREFIX = { skill: "s:", whole: "w:", company: "c:", education: "e:" } as const;
/** Consecutive words within one skill, up to this many, are terms too: "power bi" of "Microsoft Power BI". */
const LONGEST_RUN = 4;
/** How many words of a summary are indexed. */
const MAX_SUMMARY_WORDS = 2000;
/** Bytes of a lexeme that PostgreSQL takes are 2,046; nobody types words half as long. */
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
/** In their order and with repeats: one skill's words as they follow each other. */
const runOf = (skill: string) => skill.split(/[\s,/&|()-]+/).flatMap((part) => wordsOf(part));

function runsOf(skill: string): string[] {
  const words = runOf(skill);
  return words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_RUN).map((__, more) => words.slice(from, from + more + 1).join(" ")),
  );
}

/** The words of a profile by kind, for correcting what somebody types. */
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

/** What is asked for, in words; each skill is a run of them. */
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
  /** The same where each skill is a whole one; null where no skill is asked for. */
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
