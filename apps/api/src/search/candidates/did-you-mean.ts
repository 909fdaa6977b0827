import { MAX_SUGGESTIONS, SUGGEST_BELOW, SUGGESTED_FILTERS } from "@dryrun/domain/candidates/rules";
import { PERHAPS_MEANT } from "../correct.ts";
import type { Correction, Search } from "../search.ts";
import { type AskedWords, KIND } from "./terms.ts";

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
