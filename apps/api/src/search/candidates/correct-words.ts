import { MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { correctionOf } from "../correct.ts";
import { findNearWords, type WordKind } from "./search-queries.ts";
import type { AskedWords } from "./terms.ts";

const KEPT_MS = 5 * MINUTE_MS;

/** Takes a word that profiles do not know for the nearest that they know; which words they know is remembered for minutes. */
export function createCorrect({ db, clock }: { db: Db; clock: Clock }) {
  let known = new Set<string>();
  let since = clock.now().getTime();

  async function words(kind: WordKind | null, typed: readonly string[]): Promise<string[]> {
    if (Math.abs(clock.now().getTime() - since) >= KEPT_MS) {
      known = new Set();
      since = clock.now().getTime();
    }
    const keyOf = (word: string) => `${kind} ${word}`;
    const near = await findNearWords(
      db,
      kind,
      typed.filter((word) => !known.has(keyOf(word))),
    );
    for (const { word } of near) known.add(keyOf(word));
    return typed.map((word) => (known.has(keyOf(word)) ? word : correctionOf(word, near)));
  }

  return {
    words,
    /** Each word as typed if profiles contain it, otherwise the nearest known word. */
    async all(asked: AskedWords): Promise<AskedWords> {
      const flat = await words("skill", asked.skills.flat());
      let taken = 0;
      const skills = asked.skills.map((run) => {
        taken += run.length;
        return flat.slice(taken - run.length, taken);
      });
      return {
        ...asked,
        skills,
        company: await words("company", asked.company),
        education: await words("education", asked.education),
      };
    },
  };
}
