import { HAND_IN_AFTER_MINUTES, type MaintenancePhase } from "@dryrun/domain/maintenance/limits";
import type { Pause } from "@dryrun/domain/maintenance/pause";
import { phaseOf } from "@dryrun/domain/maintenance/rules";
import { addMs, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { findWindows, type WindowRow } from "./windows-queries.ts";

/** Each process asks the database this often at most. */
const FRESH_MS = 2 * SECOND_MS;

/** The maintenance that is announced or runs. */
export interface Maintenance extends Pick<WindowRow, "startsAt" | "endsAt" | "message"> {
  phase: MaintenancePhase;
  /** By the server's own variable. */
  isForced: boolean;
}
/** By the variable READ_ONLY: on from the start of the process. */
export interface ForcedReadOnly {
  endsAt: Date | null;
}

interface ReadOnlyParts {
  db: Db;
  clock: Clock;
  forced?: ForcedReadOnly | undefined;
}
export type ReadOnly = ReturnType<typeof createReadOnly>;

/** Whether the installation is read-only: kept in the database, which all processes share, and remembered for two seconds. */
export function createReadOnly({ db, clock, forced }: ReadOnlyParts) {
  const startedAt = clock.now();
  let known: readonly WindowRow[] = [];
  let asked: { at: number; done: Promise<void> } | undefined;

  const find = () => findWindows(db, addMs(clock.now(), -HAND_IN_AFTER_MINUTES * MINUTE_MS));
  /** Without the database the last answer holds: its other calls fail by themselves. */
  async function ask() {
    known = await find().catch(() => known);
  }
  function fresh(): Promise<void> {
    const at = performance.now();
    if (!asked || at - asked.at > FRESH_MS) asked = { at, done: ask() };
    return asked.done;
  }
  function read(): Maintenance | null {
    if (forced) return { startsAt: startedAt, endsAt: forced.endsAt, message: "", phase: "on", isForced: true };
    const open = known.find(({ endedAt }) => endedAt === null);
    if (!open) return null;
    const { startsAt, endsAt, message } = open;
    return { startsAt, endsAt, message, phase: phaseOf(open, clock.now()), isForced: false };
  }

  return {
    /** As last known, without waiting; asks again where that is old. */
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
    /** The pause that ended a moment ago. Not to be asked within a transaction. */
    async lastPause(): Promise<Pause | undefined> {
      await fresh();
      for (const { startsAt, endedAt } of known) if (endedAt && endedAt > startsAt) return { startsAt, endedAt };
      return undefined;
    },
    /** After a change by this process. */
    refresh(): Promise<void> {
      asked = undefined;
      return fresh();
    },
  };
}
