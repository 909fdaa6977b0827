import type { searchCandidates } from "@dryrun/domain/candidates/contract";
import { UPDATED_WITHIN_DAYS } from "@dryrun/domain/candidates/rules";
import type { Output } from "@dryrun/domain/contract/define";
import { KNOWN_SKILLS } from "@dryrun/domain/jobs/skills";
import { MAX_EXPERIENCE_YEARS, MAX_SEARCH_WORDS, MAX_TAG, MAX_TAGS } from "@dryrun/domain/limits";
import { formatYearly } from "@dryrun/domain/money";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import * as candidateMessages from "../../messages/candidates.en-in.ts";

/** The filters for words, in the order of their chips. */
const WORDS = ["skills", "company", "education", "summary"] as const;
interface OtherWord {
  filter: (typeof WORDS)[number];
  from: string;
  to: string;
}

/** The search's filters as in the URL; "" means no filter. */
export interface Filters {
  skills: string;
  minExperience: string;
  company: string;
  education: string;
  summary: string;
  /** In days. */
  updatedWithin: string;
  /** In rupees a year. */
  maxExpectedCTC: string;
  /** "1": search the words exactly as typed. */
  exact: string;
}
export const NO_FILTERS: Filters = {
  skills: "",
  minExperience: "",
  company: "",
  education: "",
  summary: "",
  updatedWithin: "",
  maxExpectedCTC: "",
  exact: "",
};
const NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

const asWords = (given: string | null) => (given ?? "").trim().slice(0, MAX_SEARCH_WORDS);
const numberUpTo = (given: string | null, most: number) => {
  const value = Number(given);
  return given?.trim() && value >= 0 && value <= most ? String(value) : "";
};

/** Splits skills; drops those that the server would refuse. */
export const skillsOf = (skills: string): string[] =>
  skills
    .split(",")
    .map((skill) => skill.trim().slice(0, MAX_TAG))
    .filter(Boolean)
    .slice(0, MAX_TAGS);

/** Reads the filters from a URL. */
export const filtersOf = (params: URLSearchParams): Filters => ({
  skills: skillsOf(params.get("skills") ?? "").join(", "),
  minExperience: numberUpTo(params.get("minExperience"), MAX_EXPERIENCE_YEARS),
  company: asWords(params.get("company")),
  education: asWords(params.get("education")),
  summary: asWords(params.get("summary")),
  updatedWithin: UPDATED_WITHIN_DAYS.some((days) => String(days) === params.get("updatedWithin"))
    ? (params.get("updatedWithin") ?? "")
    : "",
  maxExpectedCTC: numberUpTo(params.get("maxExpectedCTC"), Number.MAX_SAFE_INTEGER),
  exact: params.get("exact") === "1" ? "1" : "",
});

/** Parameters of the display, kept for another search. */
const SHOWN = ["columns", "limit"];

/** Returns the URL's query of a search with these filters, shown like the query before. Without filters it requests all candidates. */
export function paramsOf(filters: Filters, before = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) if (filters[name].trim()) params.set(name, filters[name].trim());
  if (params.size === 0) params.set("all", "1");
  for (const name of SHOWN) {
    const value = before.get(name);
    if (value) params.set(name, value);
  }
  return params;
}

/** Returns the filters as the call takes them; the days become the earliest time. */
export const queryOf = (filters: Filters, now: Date) => ({
  skills: filters.skills as never, // the wire has comma-separated text, which the schema converts to a list
  minExperience: filters.minExperience ? Number(filters.minExperience) : undefined,
  company: filters.company,
  education: filters.education,
  summary: filters.summary,
  updatedAfter: filters.updatedWithin ? addMs(now, -Number(filters.updatedWithin) * DAY_MS).toISOString() : undefined,
  maxExpectedCTC: filters.maxExpectedCTC ? Number(filters.maxExpectedCTC) : undefined,
  exact: filters.exact === "1" ? true : undefined,
});

const { chips } = candidateMessages.candidates;

/** Returns the active filters as chips; each skill has its own. */
export function chipsOf(filters: Filters) {
  const labels = {
    minExperience: chips.minExperience(filters.minExperience),
    company: chips.company(filters.company),
    education: chips.education(filters.education),
    summary: chips.summary(filters.summary),
    updatedWithin: chips.updatedWithin(filters.updatedWithin),
    maxExpectedCTC: chips.maxExpectedCTC(formatYearly(Number(filters.maxExpectedCTC))),
  };
  const others = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => filters[name]);
  return [
    ...skillsOf(filters.skills).map((skill) => ({ key: `skill:${skill}`, label: skill })),
    ...others.map((name) => ({ key: name, label: labels[name] })),
  ];
}

/** Returns the filters without that of a chip. */
export function withoutFilter(filters: Filters, key: string): Filters {
  if (!key.startsWith("skill:")) return { ...filters, [key]: "" };
  const skills = skillsOf(filters.skills).filter((skill) => `skill:${skill}` !== key);
  return { ...filters, skills: skills.join(", ") };
}

/** Returns the searched words, to mark them in a result. */
export const searchedWords = ({ skills, company, education, summary }: Filters): string[] =>
  [...skillsOf(skills), ...`${company} ${education} ${summary}`.split(/\s+/)].filter((word) => word.length > 1);

/** Names a search in a few words. */
export const nameOf = (filters: Filters): string =>
  chipsOf(filters)
    .map(({ label }) => label)
    .join(", ") || candidateMessages.candidates.saved.everybody;

const isWord = /[\p{L}\p{M}\p{N}+#]/u;
const cased = new Map(KNOWN_SKILLS.map((skill) => [skill.toLowerCase(), skill]));

/** Returns the usual spelling: "python" is "Python". */
export const writtenSkill = (word: string, other = word): string => cased.get(word) ?? other;

/** Replaces a word in one of the filters; null if the typed word is not found again. */
export function withWord(filters: Filters, { filter, from, to }: OtherWord): Filters | null {
  const typed = filters[filter];
  const at = placeOf(typed, from);
  if (at < 0) return null;
  const word = filter === "skills" ? writtenSkill(to) : to;
  return { ...filters, [filter]: typed.slice(0, at) + word + typed.slice(at + from.length) };
}

type Corrections = Output<typeof searchCandidates>["corrected"];

/** Returns the filters as searched, with each corrected word in its phrase. */
export function asSearched(filters: Filters, corrected: Corrections): Filters {
  let searched = filters;
  for (const { from, to } of corrected)
    for (const filter of WORDS) searched = withWord(searched, { filter, from, to }) ?? searched;
  const skills = skillsOf(searched.skills).map((skill) => writtenSkill(skill.toLowerCase(), skill));
  return { ...searched, skills: skills.join(", ") };
}

/** Returns the phrases that differ, as typed and as searched. */
export function correctedPhrases(typed: Filters, searched: Filters) {
  const phrasesOf = ({ skills, company, education, summary }: Filters) => [
    ...skillsOf(skills),
    company,
    education,
    summary,
  ];
  const [before, after] = [phrasesOf(typed), phrasesOf(searched)];
  return before.flatMap((from, index) => {
    const to = after[index] ?? from;
    return to.toLowerCase() === from.toLowerCase() ? [] : [{ from, to }];
  });
}

/** Returns where a whole word begins in a text, ignoring case; -1 if it does not occur. */
function placeOf(text: string, word: string): number {
  const lower = text.toLowerCase();
  for (let index = lower.indexOf(word); index >= 0; index = lower.indexOf(word, index + 1)) {
    const isWhole = !isWord.test(lower[index - 1] ?? "") && !isWord.test(lower[index + word.length] ?? "");
    if (isWhole) return index;
  }
  return -1;
}
