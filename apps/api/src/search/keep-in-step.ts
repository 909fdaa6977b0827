import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "@dryrun/domain/time";
import type { Database } from "../db/client.ts";
import { CHANGES_CHANNEL } from "./changes-queries.ts";
import { applyChanges, buildIndex, type Held } from "./follow.ts";
import type { SearchSource } from "./source.ts";

/** Not every pooler passes NOTIFY on, so changes are also polled at this interval, in milliseconds. */
const POLL_MS = SECOND_MS;

/**
 * Runs `step` repeatedly, never two at a time. `now` resolves when a step that began after the call has ended. Of
 * consecutive faults only the first is reported.
 */
function createSteps(step: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isFailing = false;

  async function attempt(): Promise<void> {
    try {
      await step();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  }
  async function one(): Promise<void> {
    await running;
    next = null;
    running = attempt();
    await running;
  }
  const now = () => (next ??= one());
  function later(): void {
    timer = setTimeout(() => void now().then(() => isRunning && later()), POLL_MS).unref();
  }
  return {
    now,
    start() {
      isRunning = true;
      later();
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await next;
      await running;
    },
  };
}

export interface StepDeps {
  database: Pick<Database, "db" | "listen">;
  onError: (error: unknown) => void;
  /** Receives the ids of rows that changed, in this process or another. */
  onChange?: (ids: readonly string[]) => void;
}

/** Keeps an index of the source's rows in memory up to date: by NOTIFY, and by polling every second. */
export class InStep {
  held: Held | null = null;
  readonly ready: Promise<void>;
  private markReady = () => {};
  /** A newer index, which replaces the current one with the next step. */
  private fresh: Held | null = null;
  private building: Promise<void> | null = null;
  private isStarted = false;
  private isStopped = false;
  private stopListening = async () => {};
  private readonly steps: ReturnType<typeof createSteps>;
  private readonly source: SearchSource;
  private readonly deps: StepDeps;

  constructor(source: SearchSource, deps: StepDeps) {
    this.source = source;
    this.deps = deps;
    this.ready = new Promise((resolve) => {
      this.markReady = resolve;
    });
    this.steps = createSteps(() => this.step(), deps.onError);
  }

  start(): void {
    this.isStarted = true;
    this.building = this.begin().finally(() => {
      this.building = null;
    });
  }

  /** Resolves when the index includes everything committed before the call; at once if it was not started. */
  async catchUp(): Promise<void> {
    if (!this.isStarted || this.isStopped) return;
    await this.ready;
    await this.steps.now();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.building;
    await this.stopListening();
    await this.steps.stop();
  }

  private async begin(): Promise<void> {
    const { database, onError } = this.deps;
    this.stopListening = await database.listen(CHANGES_CHANNEL, () => void this.steps.now());
    while (!this.held && !this.isStopped) {
      await this.renew().catch(onError);
      await this.steps.now();
      if (!this.held && !this.isStopped) await sleep(SECOND_MS);
    }
    this.markReady();
    if (!this.isStopped) this.steps.start();
  }

  private async renew(): Promise<void> {
    this.fresh = await buildIndex(this.deps.database.db, this.source, () => this.isStopped);
  }

  /** Builds a new index while the old one answers. */
  private renewBeside(): void {
    this.building ??= this.renew()
      .catch(this.deps.onError)
      .finally(() => {
        this.building = null;
      });
  }

  private async step(): Promise<void> {
    const following = this.fresh ?? this.held;
    if (!following || this.isStopped) return;
    const changed = await applyChanges(this.deps.database.db, this.source, following);
    if (following === this.fresh) this.fresh = null;
    if (changed === null) {
      this.renewBeside();
      return;
    }
    this.held = following;
    if (changed.length > 0) this.deps.onChange?.(changed);
    if (following.index.isWorn) this.renewBeside();
  }
}
