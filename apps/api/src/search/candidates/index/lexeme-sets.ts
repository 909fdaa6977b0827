import { setImmediate as turn } from "node:timers/promises";
import type { Db } from "../../../db/client.ts";
import { quotedLexeme } from "../../../db/tsquery.ts";
import { type Bits, emptyBits, setBit } from "./bits.ts";
import type { CandidateRows } from "./candidate-rows.ts";
import { ID_LENGTH, type IndexedCandidate, type LexemeColumn, readHolders } from "./source-queries.ts";

/** Memory for the sets of the lexemes that were asked for last. */
const MAX_BYTES = 64 * 1024 * 1024;
/** After this many ids, other requests get a turn. */
const IDS_AT_ONCE = 4096;

interface Kept {
  column: LexemeColumn;
  lexeme: string;
  bits: Bits;
}
export type LexemeSets = ReturnType<typeof createLexemeSets>;

/** Who has a lexeme, for those that somebody asked for: read from the database once, then kept as candidates change. */
export function createLexemeSets(db: Db, rows: CandidateRows) {
  const kept = new Map<string, Kept>();
  const reading = new Map<string, Promise<Bits>>();
  const most = Math.max(8, Math.floor(MAX_BYTES / emptyBits(rows.capacity).byteLength));
  /** Grows with each change: what was read before it has to be read again. */
  let changes = 0;

  async function holdersOf(column: LexemeColumn, lexeme: string): Promise<Bits> {
    const bits = emptyBits(rows.capacity);
    const ids = await readHolders(db, column, quotedLexeme(lexeme));
    for (let at = 0; at < ids.length; at += ID_LENGTH) {
      if (at % (IDS_AT_ONCE * ID_LENGTH) === 0) await turn();
      const number = rows.numberOf(ids.slice(at, at + ID_LENGTH));
      if (number !== undefined) setBit(bits, number, true);
    }
    return bits;
  }

  async function read(key: string, column: LexemeColumn, lexeme: string): Promise<Bits> {
    let before: number;
    let bits: Bits;
    do {
      before = changes;
      bits = await holdersOf(column, lexeme);
    } while (changes !== before);
    kept.set(key, { column, lexeme, bits });
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return bits;
  }

  return {
    async get(column: LexemeColumn, lexeme: string): Promise<Bits> {
      const key = `${column} ${lexeme}`;
      const known = kept.get(key);
      if (known) {
        kept.delete(key); // keeps the last used one last
        kept.set(key, known);
        return known.bits;
      }
      const running = reading.get(key) ?? read(key, column, lexeme).finally(() => reading.delete(key));
      reading.set(key, running);
      return running;
    },

    /** A candidate as it is now. */
    change(number: number, { terms, words }: IndexedCandidate): void {
      changes++;
      const held = { terms: new Set(terms), words: new Set(words) };
      for (const { column, lexeme, bits } of kept.values()) setBit(bits, number, held[column].has(lexeme));
    },
  };
}
