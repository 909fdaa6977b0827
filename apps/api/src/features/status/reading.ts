import { kindOfJob } from "@dryrun/domain/admin/records/job-names";
import { FLAG_KEYS, FLAGS } from "@dryrun/domain/flags/rules";
import { type Component, LATE_MAILS, PAUSES, STATUS_DAYS } from "@dryrun/domain/status/limits";
import type { Signals } from "@dryrun/domain/status/rules";
import { addMs, DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";
import type { Flags } from "../../records/flags/flags.ts";
import { findIncidents, type Incident } from "../../records/incidents/incident-queries.ts";
import { findWaitingEvaluations } from "../../records/work/open-work.ts";
import { shareRunningCall } from "../../records/work/timeout.ts";

/** A process queries the database at most this often, in ms, however many people ask. */
const FRESH_MS = 5 * SECOND_MS;

export interface ReadingDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "waitingSeconds" | "undoneSeconds">;
  flags: Pick<Flags, "isOn">;
  /** Whether the database accepts a write of this process. */
  isWriting: () => Promise<boolean>;
  isSearchReady: () => boolean;
  failedOrders: () => number;
}
export interface Reading {
  signals: Signals;
  /** The message of each switch that is off. */
  pauses: ReadonlyMap<Component, string>;
  /** Open incidents, and recently resolved ones. */
  incidents: readonly Incident[];
}

const NOTHING_WAITS = { interviews: 0, payments: 0, mail: 0 };
const isMail = (name: string) => kindOfJob(name) === "mail";
const isPayment = (name: string) => name.startsWith("payment.");

/** Returns the age of waiting work, in seconds, from few short statements. */
async function findWaiting({ db, clock, queue }: ReadingDeps): Promise<Signals["waiting"]> {
  const waits = await queue.waitingSeconds(db);
  const longest = (isOne: (name: string) => boolean) =>
    Math.max(0, ...waits.filter(({ name }) => isOne(name)).map(({ seconds }) => seconds));
  const { oldestAt } = await findWaitingEvaluations(db);
  return {
    interviews: oldestAt ? (clock.now().getTime() - oldestAt.getTime()) / SECOND_MS : 0,
    payments: longest(isPayment),
    // A refused mail is retried later: it is not due until then, but counts as waiting.
    mail: Math.max(longest(isMail), await queue.undoneSeconds(db, isMail, LATE_MAILS)),
  };
}

async function findPauses({ flags }: ReadingDeps): Promise<Reading["pauses"]> {
  const pauses = new Map<Component, string>();
  for (const key of FLAG_KEYS) {
    const component = PAUSES[key];
    if (component && !(await flags.isOn(key))) pauses.set(component, FLAGS[key].refusal);
  }
  return pauses;
}

/** Measures the product's state, cached for 5 s and shared by all callers. */
export function createReading(deps: ReadingDeps) {
  const { db, clock, isWriting, isSearchReady, failedOrders } = deps;
  let known: Reading | undefined;

  async function look(): Promise<Reading> {
    const waiting = await findWaiting(deps);
    const incidents = await findIncidents(db, addMs(clock.now(), -STATUS_DAYS * DAY_MS));
    const signals = {
      isReading: true,
      isWriting: await isWriting(),
      isSearchReady: isSearchReady(),
      waiting,
      failedOrders: failedOrders(),
    };
    known = { signals, pauses: await findPauses(deps), incidents };
    return known;
  }
  /** Without the database the last known incidents are shown. */
  const away = (): Reading => ({
    signals: { isReading: false, isWriting: false, isSearchReady: false, waiting: NOTHING_WAITS, failedOrders: 0 },
    pauses: known?.pauses ?? new Map(),
    incidents: known?.incidents ?? [],
  });
  const ask = shareRunningCall(look, away);

  let runningRead: { at: number; done: Promise<Reading> } | undefined;
  return {
    fresh(): Promise<Reading> {
      const at = performance.now();
      if (!runningRead || at - runningRead.at > FRESH_MS) runningRead = { at, done: ask() };
      return runningRead.done;
    },
    /** Called after a change by this process: a running read may be older than the change. */
    async refresh(): Promise<void> {
      await ask();
      runningRead = undefined;
    },
  };
}
