import { MAX_SUGGESTIONS, SUGGEST_BELOW, SUGGESTED_FILTERS } from "@dryrun/domain/candidates/rules";
import type { CandidateFilter } from "@dryrun/domain/candidates/schema";
import { PERHAPS_MEANT } from "../correct.ts";
import type { Condition } from "../memory/conditions.ts";
import type { Range } from "../memory/query.ts";
import type { Correction, Found, Search } from "../search.ts";
import { MICROS_OF_MS } from "../source.ts";
import { type AskedWords, askedWordsOf, conditionsOf, KIND } from "./terms.ts";

type Filter = (typeof SUGGESTED_FILTERS)[number];
/** Words are compared with those of the same kind in profiles. */
const KINDS: Record<Filter, string> = { skills: KIND.skill, company: KIND.company, education: KIND.education };

/** Another word in one filter, and the number of candidates that it finds. */
export interface Suggestion extends Correction {
  filter: Filter;
  total: number;
}

interface Tried extends Correction {
  filter: Filter;
  words: AskedWords;
}

const replaced = (run: readonly string[], from: string, to: string) => run.map((word) => (word === from ? to : word));

function withWord(words: AskedWords, filter: Filter, from: string, to: string): AskedWords {
  if (filter === "skills") return { ...words, skills: words.skills.map((run) => replaced(run, from, to)) };
  return { ...words, [filter]: replaced(words[filter], from, to) };
}

/**
 * Suggests replacements for words that few profiles contain and that are probably misspelled, such as "Pythn".
 * Returns only those that find more candidates.
 */
export async function didYouMean(
  search: Pick<Search, "correct">,
  words: AskedWords,
  found: number,
  count: (words: AskedWords) => Promise<number>,
): Promise<Suggestion[]> {
  if (found >= SUGGEST_BELOW) return [];
  const tried = await Promise.all(
    SUGGESTED_FILTERS.map(async (filter): Promise<Tried[]> => {
      const typedWords = [...new Set(words[filter].flat())];
      const meant = await search.correct([KINDS[filter]], typedWords, PERHAPS_MEANT);
      return typedWords.flatMap((from, index) => {
        const to = meant[index] ?? from;
        return from === to ? [] : [{ filter, from, to, words: withWord(words, filter, from, to) }];
      });
    }),
  );
  const counted = await Promise.all(
    tried
      .flat()
      .slice(0, MAX_SUGGESTIONS)
      .map(async ({ words: other, ...one }) => ({ ...one, total: await count(other) })),
  );
  return counted.filter(({ total }) => total > found).sort((one, other) => other.total - one.total);
}

export interface FoundCandidates extends Found {
  /** Words that no profile contains, with their replacements. */
  corrected: Correction[];
  didYouMean: Suggestion[];
}

/** Finds a page of candidates: those who have each requested skill as a whole one come first. */
export async function findCandidates(
  search: Pick<Search, "correct" | "find">,
  filter: CandidateFilter,
): Promise<FoundCandidates> {
  const askedWords = askedWordsOf(filter);
  const { found, words } = await findCorrected(search, askedWords, filter);
  const count = async (other: AskedWords) => (await findPage(search, other, { ...filter, page: 1, limit: 0 })).total;
  return {
    ...found,
    corrected: found.total === 0 ? [] : correctionsOf(askedWords, words),
    didYouMean: await didYouMean(search, words, found.total, count),
  };
}

const inOneLine = ({ skills, company, education, summary }: AskedWords) => [
  ...skills.flat(),
  ...company,
  ...education,
  ...summary,
];

function correctionsOf(asked: AskedWords, words: AskedWords): Correction[] {
  const used = inOneLine(words);
  const changed = inOneLine(asked).map((from, index) => ({ from, to: used[index] ?? from }));
  return changed.filter(({ from, to }) => from !== to);
}

/** Returns the page, and the words that found it. */
async function findCorrected(search: Pick<Search, "correct" | "find">, asked: AskedWords, filter: CandidateFilter) {
  if (filter.exact) return { found: await findPage(search, asked, filter), words: asked };
  const words = {
    ...asked,
    skills: await Promise.all(asked.skills.map((run) => search.correct([KIND.skill], run))),
    company: await search.correct([KIND.company], asked.company),
    education: await search.correct([KIND.education], asked.education),
  };
  const page = await findPage(search, words, filter);
  if (page.total > 0 || asked.summary.length === 0) return { found: page, words };
  // A summary is free text: typing errors in it are corrected only if nothing is found.
  const summary = await search.correct([KIND.skill, KIND.company, KIND.education], asked.summary);
  const corrected = { ...words, summary };
  return { found: await findPage(search, corrected, filter), words: corrected };
}

function findPage(search: Pick<Search, "find">, words: AskedWords, filter: CandidateFilter): Promise<Found> {
  const { where, wholly } = conditionsOf(words);
  const { page, limit } = filter;
  const first: Condition | null = wholly.length > 0 ? { all: wholly } : null;
  return search.find({
    where: { all: where },
    ...(first && { first }),
    ranges: rangesOf(filter),
    skip: (page - 1) * limit,
    limit,
  });
}

const rangesOf = ({ minExperience, maxExpectedCTC, updatedAfter }: CandidateFilter): Range[] => [
  ...(minExperience ? [{ of: "experience", least: minExperience }] : []),
  ...(maxExpectedCTC === undefined ? [] : [{ of: "expectedCTC", most: maxExpectedCTC }]),
  ...(updatedAfter ? [{ of: "at", least: new Date(updatedAfter).getTime() * MICROS_OF_MS }] : []),
];
