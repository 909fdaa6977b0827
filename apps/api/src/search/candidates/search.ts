import type { CandidateFilter } from "@dryrun/domain/candidates/schema";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { createRecent } from "../recent.ts";
import { createCorrect } from "./correct-words.ts";
import type { CandidateIndex } from "./index/candidate-index.ts";
import { type Asked, type Found, findMatching } from "./search-queries.ts";
import { type AskedWords, askedWordsOf, queriesOf } from "./terms.ts";

/** Ids kept of each search: forty pages. */
const KEPT_IDS = 400;
const KEPT_SEARCHES = 2000;
const KEPT_MINUTES = 1;
const STALE_MINUTES = 5;

/** One statement, or one walk through the index: how many match up to the cap, and a part of their ids. */
type Find = (asked: Asked, skipped: number, wanted: number) => Promise<Found>;
interface Part {
  asked: Asked;
  total: number;
}
/** The result for a filter: the groups in order of relevance, and the first ids. */
interface Head {
  parts: Part[];
  ids: string[];
}
interface SearchParts {
  db: Db;
  clock: Clock;
  index: CandidateIndex;
}

/**
 * Finds candidates: those who have each asked skill as a whole one come before those who have it as words of one, then the
 * last change decides. With few candidates the
 * database is searched, and results are cached until `notify` is called, which a process does when it saves a profile; profiles
 * that another process saves appear after minutes. With many, the in-memory index answers. Candidates who withdrew their
 * consent are excluded immediately, when the page is read.
 */
export function createCandidateSearch({ db, clock, index }: SearchParts) {
  const correct = createCorrect({ db, clock });
  const heads = createRecent<Head>({
    most: KEPT_SEARCHES,
    keptMs: KEPT_MINUTES * MINUTE_MS,
    staleMs: STALE_MINUTES * MINUTE_MS,
    clock,
  });
  const inDatabase: Find = (asked, skipped, wanted) => findMatching(db, asked, TOTAL_CAP, skipped, wanted);

  /** Searches for these words; if a summary matches none, for their corrections. */
  async function look(filter: CandidateFilter, headOf: (asked: Asked[]) => Promise<Head>): Promise<Head> {
    const words = await correct.all(askedWordsOf(filter));
    const head = await headOf(partsOf(words, filter));
    if (totalOf(head) > 0 || words.summary.length === 0) return head;
    // A summary is free text: typos are corrected only if nothing is found.
    return headOf(partsOf({ ...words, summary: await correct.words(null, words.summary) }, filter));
  }

  async function pageOf(filter: CandidateFilter, find: Find | null): Promise<Found> {
    const { page, limit, ...asked } = filter;
    const skipped = (page - 1) * limit;
    if (find) {
      const { parts, ids } = await look(filter, (of) => headOf(of, find, skipped, limit));
      return { ids, total: totalOf({ parts }) };
    }
    const key = JSON.stringify(asked);
    const head = await heads.get(key, () => look(filter, (of) => headOf(of, inDatabase, 0, KEPT_IDS)));
    const total = totalOf(head);
    return { ids: await idsOf(head, inDatabase, skipped, limit, total), total };
  }

  return {
    async find(filter: CandidateFilter): Promise<{ ids: string[]; total: number; totalIsCapped: boolean }> {
      const held = await index.current();
      const find: Find | null = held && ((asked, skipped, wanted) => held.find(asked, TOTAL_CAP, skipped, wanted));
      const { ids, total } = await pageOf(filter, find);
      return { ids, total: Math.min(total, TOTAL_CAP), totalIsCapped: total > TOTAL_CAP };
    },
    /** These profiles were saved, or are found no more. */
    notify(ids: readonly string[]) {
      heads.forget();
      index.notify(ids);
    },
    /** These were found, and the page's reading did not show them. */
    leaveOut: (ids: readonly string[]) => index.leaveOut(ids),
  };
}

const totalOf = ({ parts }: Pick<Head, "parts">) => parts.reduce((sum, { total }) => sum + total, 0);

/** Whole skills first, then the others. */
function partsOf(words: AskedWords, { minExperience, maxExpectedCTC, updatedAfter }: CandidateFilter): Asked[] {
  const { terms, wholeTerms, words: summary } = queriesOf(words);
  const numbers = { words: summary, minExperience, maxExpectedCTC, updatedAfter };
  if (!wholeTerms) return [{ ...numbers, terms, unless: null }];
  return [
    { ...numbers, terms: wholeTerms, unless: null },
    { ...numbers, terms, unless: wholeTerms },
  ];
}

/** How many each part has, up to the cap in all, and of the ids of all parts together those from `skipped` on. */
async function headOf(asked: readonly Asked[], find: Find, skipped: number, wanted: number): Promise<Head> {
  const head: Head = { parts: [], ids: [] };
  let before = 0;
  for (const part of asked) {
    if (before > TOTAL_CAP) break;
    const missing = Math.min(wanted - head.ids.length, Math.max(0, TOTAL_CAP - skipped - head.ids.length));
    const found = await find(part, Math.max(0, skipped + head.ids.length - before), missing);
    head.parts.push({ asked: part, total: found.total });
    head.ids.push(...found.ids);
    before += found.total;
  }
  return head;
}

/** A page of the result; paging ends at the capped total. */
async function idsOf({ parts, ids }: Head, find: Find, skipped: number, limit: number, total: number) {
  const wanted = Math.max(0, Math.min(limit, Math.min(total, TOTAL_CAP) - skipped));
  if (wanted === 0 || skipped + wanted <= ids.length) return ids.slice(skipped, skipped + wanted);
  const asked = parts.map((part) => part.asked);
  return (await headOf(asked, find, skipped, wanted)).ids;
}
