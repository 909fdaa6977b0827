import type { CandidateFilter } from "@dryrun/domain/candidates/schema";
import type { Condition } from "../memory/conditions.ts";
import type { Range } from "../memory/query.ts";
import type { Correction, Found, Search } from "../search.ts";
import { MICROS_OF_MS } from "../source.ts";
import { didYouMean, type Suggestion } from "./did-you-mean.ts";
import { type AskedWords, askedWordsOf, conditionsOf, KIND } from "./terms.ts";

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
