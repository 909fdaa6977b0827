import { setImmediate as turn } from "node:timers/promises";
import type { Db } from "../../../db/client.ts";
import { quotedLexeme } from "../../../db/tsquery.ts";
import { type Bits, emptyBits, setBit } from "./bits.ts";
import type { CandidateRows } from "./candidate-rows.ts";
import { ID_LENGTH, type IndexedCandidate, type LexemeColumn, readHolders } from "./source-queries.ts";

/** The memory limit for the sets of recently used lexemes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** After this many ids, other requests get a turn. */
const IDS_AT_ONCE = 4096;

interface Kept {
  column: LexemeColumn;
  lexeme: string;
  bits: Bits;
}
/** Reads the candidates with a lexeme in one query. */
async function holdersOf(db: Db, rows: CandidateRows, column: LexemeColumn, lexeme: string): Promise<Bits> {
  const bits = emptyBits(rows.capacity);
  const ids = await readHolders(db, column, quotedLexeme(lexeme));
  for (let at = 0; at < ids.length; at += ID_LENGTH) {
    if (at % (IDS_AT_ONCE * ID_LENGTH) === 0) await turn();
    const number = rows.numberOf(ids.slice(at, at + ID_LENGTH));
    if (number !== undefined) setBit(bits, number, true);
  }
  return bits;
}

/** The candidates with a lexeme: read from the database once, then updated as candidates change. */
export class LexemeSets {
  private readonly db: Db;
  private readonly rows: CandidateRows;
  private readonly most: number;
  private readonly kept = new Map<string, Kept>();
  private readonly reading = new Map<string, Promise<Bits>>();
  /** Incremented with each change: sets that were read before are outdated. */
  private changes = 0;

  constructor(db: Db, rows: CandidateRows) {
    this.db = db;
    this.rows = rows;
    this.most = Math.max(8, Math.floor(MAX_BYTES / emptyBits(rows.capacity).byteLength));
  }

  async get(column: LexemeColumn, lexeme: string): Promise<Bits> {
    const key = `${column} ${lexeme}`;
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key); // keeps the last used entry last
      this.kept.set(key, known);
      return known.bits;
    }
    const running = this.reading.get(key) ?? this.read(key, column, lexeme).finally(() => this.reading.delete(key));
    this.reading.set(key, running);
    return running;
  }

  /** The current state of a candidate. */
  change(number: number, { terms, words }: IndexedCandidate): void {
    this.changes++;
    const held = { terms: new Set(terms), words: new Set(words) };
    for (const { column, lexeme, bits } of this.kept.values()) setBit(bits, number, held[column].has(lexeme));
  }

  private async read(key: string, column: LexemeColumn, lexeme: string): Promise<Bits> {
    let before: number;
    let bits: Bits;
    do {
      before = this.changes;
      bits = await holdersOf(this.db, this.rows, column, lexeme);
    } while (this.changes !== before);
    this.kept.set(key, { column, lexeme, bits });
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value as string);
    return bits;
  }
}
