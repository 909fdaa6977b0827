// Realistic filters of the job list, the same in every run, with typing errors in one of five words.

import { wordsOf } from "../../apps/api/src/search/tokens.ts";
import { DATE_POSTED, JOB_TYPES } from "../../packages/domain/src/jobs/limits.ts";
import { PLACES, RARE_WORDS, TITLES } from "./words.mjs";

/** Returns pseudo-random numbers from 0 to 1 (mulberry32). */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const withError = (word) => (word.length > 5 ? word.slice(0, 3) + word.slice(4) : word);

/**
 * Returns `count` filters, each with a page: two of three have a title, every second a place, every fifth a type,
 * every third a date.
 */
export function filtersOf(count, seed) {
  const random = randomOf(seed);
  const one = (list) => list[Math.floor(random() * list.length)];
  const words = [...new Set(TITLES.flatMap((title) => wordsOf(title)))];
  const typed = (word) => (random() < 0.2 ? withError(word) : word);
  return Array.from({ length: count }, () => ({
    title: random() < 0.67 ? typed(one(words)) + (random() < 0.4 ? ` ${typed(one(words))}` : "") : "",
    location: random() < 0.5 ? typed(wordsOf(one(PLACES)[0])[0]) : "",
    jobType: random() < 0.2 ? one(JOB_TYPES) : undefined,
    datePosted: random() < 0.33 ? one(DATE_POSTED) : undefined,
    page: 1 + Math.floor(random() ** 2 * 10),
  }));
}

const keyOf = ({ page: _, ...filter }) => JSON.stringify(filter);

/**
 * Returns `count` filters that are all different, whatever their page. `isWide`: half of them contain one of the rare
 * words, some with a typing error.
 */
export function newFiltersOf(count, seed, isWide = false) {
  const random = randomOf(seed + 1);
  const filters = new Map();
  for (let part = 0; filters.size < count; part++) {
    for (const filter of filtersOf(count, seed + part)) {
      const rare = RARE_WORDS[Math.floor(random() * RARE_WORDS.length)];
      const word = random() < 0.2 ? withError(rare) : rare;
      const created = isWide && random() < 0.5 ? { ...filter, title: word } : filter;
      if (filters.size < count) filters.set(keyOf(created), created);
    }
  }
  return [...filters.values()];
}

export function queryOf({ title, location, jobType, datePosted, page }) {
  const query = new URLSearchParams({ page: String(page), limit: "20" });
  for (const [key, value] of Object.entries({ title, location, jobType, datePosted })) if (value) query.set(key, value);
  return query.toString();
}
