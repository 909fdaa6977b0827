import type { CandidateFilter } from "@dryrun/domain/candidates/schema";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { correctionOf } from "../jobs/correct.ts";
import { createRecent } from "../jobs/recent.ts";
import { type Asked, findMatching, findNearWords, type WordKind } from "./search-queries.ts";
import { type AskedWords, askedWordsOf, queriesOf } from "./terms.ts";

/** Ids kept of each search: forty pages. */
const KEPT_IDS = 400;
const KEPT_SEARCHES = 2000;
const KEPT_MINUTES = 1;
const STALE_MINUTES = 5;

interface Part {
  asked: Asked;
  total: number;
}
/** What was found for a filter: the parts of the order, the more relevant first, and the first ids of all of them. */
interface Head {
  parts: Part[];
  ids: string[];
}

/**
 * Finds candidates: those who have each asked skill as a whole one come before those who have it as words of one, then the
 * last change decides. What was found is kept until `forget` is called, which a process does when a profile is saved; what
 * another process saves shows after minutes. Whoever took the consent back is left out at once, where the page is read.
 */
export function createCandidateSearch({ db, clock }: { db: Db; clock: Clock }) {
  const heads = createRecent<Head>({
    most: KEPT_SEARCHES,
    keptMs: KEPT_MINUTES * MINUTE_MS,
    staleMs: STALE_MINUTES * MINUTE_MS,
    clock,
  });

  async function find(words: AskedWords, filter: CandidateFilter): Promise<Head> {
    const { terms, wholeTerms, words: summary } = queriesOf(words);
    const { minExperience, maxExpectedCTC, updatedAfter } = filter;
    const numbers = { words: summary, minExperience, maxExpectedCTC, updatedAfter };
    const asked: Asked[] = wholeTerms
      ? [
          { ...numbers, terms: wholeTerms },
          // As one query: an index answers both halves of it, and rows that are no part of the answer are not read.
          { ...numbers, terms: `(${terms}) & !(${wholeTerms})` },
        ]
      : [{ ...numbers, terms }];
    const head: Head = { parts: [], ids: [] };
    let total = 0;
    for (const part of asked) {
      if (total > TOTAL_CAP) break;
      const found = await findMatching(db, part, TOTAL_CAP, 0, KEPT_IDS);
      head.parts.push({ asked: part, total: found.total });
      head.ids.push(...found.ids.slice(0, total < KEPT_IDS ? KEPT_IDS - total : 0));
      total += found.total;
    }
    return head;
  }

  async function look(filter: CandidateFilter): Promise<Head> {
    const words = await correct(db, askedWordsOf(filter));
    const head = await find(words, filter);
    if (totalOf(head) > 0 || words.summary.length === 0) return head;
    // A summary is free text: only where nothing is found are its words taken for skills and names with a typo.
    return find({ ...words, summary: await corrected(db, null, words.summary) }, filter);
  }

  /** A part of what was found; the pages end where the total does. */
  async function idsOf({ parts, ids }: Head, skipped: number, limit: number, total: number): Promise<string[]> {
    const wanted = Math.max(0, Math.min(limit, Math.min(total, TOTAL_CAP) - skipped));
    if (wanted === 0 || skipped + wanted <= ids.length) return ids.slice(skipped, skipped + wanted);
    const found: string[] = [];
    let before = 0;
    for (const part of parts) {
      const from = Math.max(0, skipped + found.length - before);
      if (from < part.total && found.length < wanted) {
        found.push(...(await findMatching(db, part.asked, TOTAL_CAP, from, wanted - found.length)).ids);
      }
      before += part.total;
    }
    return found;
  }

  return {
    async find(filter: CandidateFilter): Promise<{ ids: string[]; total: number; totalIsCapped: boolean }> {
      const { page, limit, ...asked } = filter;
      const head = await heads.get(JSON.stringify(asked), () => look(filter));
      const total = totalOf(head);
      return {
        ids: await idsOf(head, (page - 1) * limit, limit, total),
        total: Math.min(total, TOTAL_CAP),
        totalIsCapped: total > TOTAL_CAP,
      };
    },
    forget: heads.forget,
  };
}

const totalOf = ({ parts }: Head) => parts.reduce((sum, { total }) => sum + total, 0);

/** Each word as typed where profiles know it, else the nearest that they know. */
async function corrected(db: Db, kind: WordKind | null, words: readonly string[]): Promise<string[]> {
  const known = await findNearWords(db, kind, words);
  return words.map((word) => correctionOf(word, known));
}

async function correct(db: Db, asked: AskedWords): Promise<AskedWords> {
  const flat = await corrected(db, "skill", asked.skills.flat());
  let taken = 0;
  const skills = asked.skills.map((run) => {
    taken += run.length;
    return flat.slice(taken - run.length, taken);
  });
  return {
    ...asked,
    skills,
    company: await corrected(db, "company", asked.company),
    education: await corrected(db, "education", asked.education),
  };
}
