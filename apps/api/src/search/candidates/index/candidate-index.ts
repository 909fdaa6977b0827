import { MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import type { Clock } from "../../../ports.ts";
import type { Asked, Found } from "../search-queries.ts";
import { findCandidates } from "./find.ts";
import { buildIndex, type HeldIndex, updateIndex } from "./held-index.ts";

/** From this many candidates on, the database is too slow for a search that is not cached. */
export const INDEXED_FROM = 20_000;
const ROWS_AT_ONCE = 5000;
/** How often writes by other processes are looked for. */
const LOOK_MS = SECOND_MS;
const REBUILD_MS = 15 * MINUTE_MS;

/** The current index. */
interface CurrentIndex {
  find(asked: Asked, most: number, skipped: number, wanted: number): Promise<Found>;
}

interface IndexParts {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
  /** Below this number of candidates there is no index; tests set it to 1. */
  from?: number;
  rowsAtOnce?: number;
}

/**
 * An in-memory index of many candidates, as bit sets. The candidates of a word are read when it is first searched for; changes are
 * read every second, and the index is rebuilt from time to time (decision 0035), in the background.
 */
export class CandidateIndex {
  private readonly parts: Required<IndexParts>;
  private held: HeldIndex | null = null;
  private building: Promise<void> | null = null;
  private refreshing: Promise<void> | null = null;
  private triedAt: Date | null = null;
  private lookedAt = new Date(0);
  /** Profiles that this process knows to have changed. */
  private reported = new Set<string>();
  private isDirty = false;

  constructor(parts: IndexParts) {
    this.parts = { from: INDEXED_FROM, rowsAtOnce: ROWS_AT_ONCE, ...parts };
  }

  /** Null if there is no index. */
  async current(): Promise<CurrentIndex | null> {
    const since = this.held?.builtAt ?? this.triedAt;
    if (!since || this.isOver(since, REBUILD_MS)) this.startBuilding();
    if (!this.held) return null;
    const index = this.held;
    if (this.isDirty || this.isOver(this.lookedAt, LOOK_MS)) {
      this.refreshing ??= this.refresh(index).finally(() => {
        this.refreshing = null;
      });
    }
    await this.refreshing;
    return { find: (...asked) => findCandidates(index, ...asked) };
  }

  /** These profiles were saved, or are found no more. */
  notify(ids: readonly string[]): void {
    for (const id of ids) this.reported.add(id);
    this.isDirty = true;
  }

  /** Found candidates that must not be shown. */
  leaveOut(ids: readonly string[]): void {
    for (const id of ids) this.held?.rows.drop(id);
  }

  /** Resolves when no build is running. */
  async settled(): Promise<void> {
    await this.building;
  }

  private isOver(since: Date, ms: number): boolean {
    return Math.abs(this.parts.clock.now().getTime() - since.getTime()) >= ms;
  }

  private startBuilding(): void {
    this.building ??= this.rebuild()
      .catch(this.parts.onError)
      .finally(() => {
        this.building = null;
      });
  }

  private async rebuild(): Promise<void> {
    const builtAt = this.parts.clock.now();
    this.triedAt = builtAt;
    this.held = await buildIndex(this.parts.db, builtAt, this.parts);
    this.isDirty = this.held !== null; // profiles may have changed during the build
  }

  private async refresh(index: HeldIndex): Promise<void> {
    const { reported } = this;
    this.reported = new Set();
    this.isDirty = false;
    this.lookedAt = this.parts.clock.now();
    if (!(await updateIndex(this.parts.db, index, reported))) this.startBuilding();
  }
}
