import { HAND_IN_AFTER_MINUTES, type MaintenancePhase } from "@dryrun/domain/maintenance/limits";
import { type Pause, phaseOf } from "@dryrun/domain/maintenance/rules";
import { addMs, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Tolerate } from "../../errors/tolerate.ts";
import type { Clock } from "../../ports.ts";
import { findWindows, type WindowRow } from "./windows-queries.ts";

/** Each process reads the mode at most this often, in milliseconds. */
const FRESH_MS = 2 * SECOND_MS;

/** The announced or running maintenance. */
export interface Maintenance extends Pick<WindowRow, "startsAt" | "endsAt" | "message"> {
  phase: MaintenancePhase;
  /** Whether the variable READ_ONLY set it. */
  isForced: boolean;
}
/** The maintenance that READ_ONLY forces: on from the start of the process. */
export interface ForcedReadOnly {
  endsAt: Date | null;
}

interface ReadOnlyDeps {
  db: Db;
  clock: Clock;
  forced?: ForcedReadOnly | undefined;
  tolerate: Tolerate;
}
export type ReadOnly = ReturnType<typeof createReadOnly>;

/** Reads whether the installation is read-only. The database stores it for all processes; each caches it for two seconds. */
export function createReadOnly({ db, clock, forced, tolerate }: ReadOnlyDeps) {
  const startedAt = clock.now();
  let known: readonly WindowRow[] = [];
  let runningRead: { at: number; done: Promise<void> } | undefined;

  const find = () => findWindows(db, addMs(clock.now(), -HAND_IN_AFTER_MINUTES * MINUTE_MS));
  /** While the database is unreachable, the last state applies: other calls fail anyway. */
  async function ask() {
    known = (await tolerate("refresh of the read-only mode", find())) ?? known;
  }
  function fresh(): Promise<void> {
    const at = performance.now();
    if (!runningRead || at - runningRead.at > FRESH_MS) runningRead = { at, done: ask() };
    return runningRead.done;
  }
  function read(): Maintenance | null {
    if (forced) return { startsAt: startedAt, endsAt: forced.endsAt, message: "", phase: "on", isForced: true };
    const open = known.find(({ endedAt }) => endedAt === null);
    if (!open) return null;
    const { startsAt, endsAt, message } = open;
    return { startsAt, endsAt, message, phase: phaseOf(open, clock.now()), isForced: false };
  }

  return {
    /** The last known state, at once; an old one is refreshed in the background. */
    peek(): Maintenance | null {
      void fresh();
      return read();
    },
    async current(): Promise<Maintenance | null> {
      await fresh();
      return read();
    },
    async isOn(): Promise<boolean> {
      await fresh();
      return read()?.phase === "on";
    },
    /** Returns the pause that has just ended. Do not call this inside a transaction. */
    async lastPause(): Promise<Pause | undefined> {
      await fresh();
      for (const { startsAt, endedAt } of known) if (endedAt && endedAt > startsAt) return { startsAt, endedAt };
      return undefined;
    },
    /** Call this after this process changed the mode. */
    refresh(): Promise<void> {
      runningRead = undefined;
      return fresh();
    },
  };
}
