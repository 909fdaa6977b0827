import { createHash } from "node:crypto";
import { JOB_NAMES } from "@dryrun/domain/admin/records/job-names";
import { SECOND_MS } from "@dryrun/domain/time";
import { type ConstructorOptions, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Db } from "../../db/client.ts";
import { isLostConnection } from "../../db/lost-connection.ts";
import { faultText } from "../../errors/fault.ts";
import type { Attempt, Handlers, Queue } from "../../ports.ts";
import { contextOf, currentTraceparent, inSpan, SPAN_KINDS } from "../../tracing/spans.ts";
import { findDeadLetters, findUndoneSeconds, findWaitingSeconds, readQueues, takeDeadLetters } from "./dead-letters.ts";
import { DEAD_LETTER_OPTIONS, groupOf, isLastRun, latestRetryMs, optionsOf, workersOf } from "./settings.ts";
import { startWorkers, type Workers } from "./workers.ts";

type BossDatabase = NonNullable<ConstructorOptions["db"]>;

const names = new Map<string, string>();

/** Names a prepared statement; a connection keeps it. pg-boss has a few for each queue, and their values are parameters. */
function nameOf(text: string): string {
  const knownName = names.get(text);
  if (knownName) return knownName;
  const name = `boss_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** Adds jobs within this transaction. A connection plans the long statement of pg-boss only once. */
const databaseOf = (tx: Db): BossDatabase => ({
  async executeSql(text, values = []) {
    const query = tx._.session.prepareQuery({ sql: text, params: values }, undefined, nameOf(text), false);
    const { rows } = (await query.execute()) as { rows: unknown[] };
    return { rows };
  },
});

const SUPERVISE = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
const RETRY_SECONDS = 1;
const UNLIMITED = "-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0";
const NO_JOB = "00000000-0000-0000-0000-000000000000";

export interface QueueOptions {
  onError: (error: Error) => void;
  /** Called when a connection of the queue broke; `onError` gets the error too. */
  onLostConnection?: () => void;
  /** False: this process only adds jobs. */
  isWorking?: boolean;
  /** Jobs wait from the start until `hold(false)`. */
  isHeld?: boolean;
  /** Called after each attempt, with its duration. */
  onRun?: (name: string, seconds: number, outcome: "done" | "failed") => void;
  /** Delay before the second attempt in seconds; doubles with each further attempt. */
  retryDelay?: number | undefined;
  /** How often a worker polls if NOTIFY reaches it, in seconds. */
  idlePollSeconds?: number | undefined;
}
type Handle = (payload: unknown, attempt: Attempt) => Promise<void>;

/**
 * Opens every queue. Each is created and looked up once before the first request: on PGlite a first look-up inside a
 * transaction waits for ever. Handlers may run more than once.
 */
export async function openQueue(
  connection: ConstructorOptions,
  handlers: Partial<Handlers>,
  options: QueueOptions,
): Promise<Queue> {
  const { onError, onLostConnection, onRun, isWorking = true, isHeld = false, idlePollSeconds } = options;
  const { retryDelay = RETRY_SECONDS } = options;
  // Only migrations of tables take long; later statements have a timeout.
  if (connection.connectionString) await prepareQueues({ ...connection, options: UNLIMITED }, []);
  const boss = new PgBoss({ ...connection, ...SUPERVISE, useListenNotify: isWorking });
  boss.on("error", (error: Error) => {
    if (isLostConnection(error)) onLostConnection?.();
    onError(error);
  });
  await boss.start();
  await openQueues(boss, retryDelay);
  if (connection.backend === "pglite") await releaseOrphans(boss, connection);
  const workers: Workers[] = [];
  for (const name of JOB_NAMES) {
    const handle = handlers[name] as Handle | undefined;
    if (!handle) continue;
    const run = runOf(timed(name, handle, onRun), name, { onError, retryDelay });
    const settings = { ...workersOf(name), run, onError, isHeld, idlePollSeconds };
    if (isWorking) workers.push(await startWorkers(boss, name, settings));
  }

  const names = JOB_NAMES;
  return {
    ...adding(boss, names),
    ...reading(names),
    isAnswering: () => isAnswering(boss, names[0] ?? ""),
    async retryDead(tx, ids) {
      const dead = await takeDeadLetters(tx, names, ids);
      for (const [name, jobs = []] of Object.entries(Object.groupBy(dead, (one) => one.name))) {
        const again = jobs.map(({ data }) => ({ data, ...groupOf(name, data) }));
        await boss.insert(name, again, { db: databaseOf(tx) });
      }
      return dead.map(({ id, name }) => ({ id, name }));
    },
    hold: async (isWanted) => void (await Promise.all(workers.map((one) => one.hold(isWanted)))),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** Returns the function that runs one attempt at a job. */
function runOf(
  handle: Handle,
  name: string,
  { onError, retryDelay }: { onError: QueueOptions["onError"]; retryDelay: number },
) {
  return async (job: JobWithMetadata<unknown>, wake: () => void) => {
    await turn();
    await reporting(inTrace(name, job, handle), (error) => {
      onError(error);
      // No commit announces that a retry is due.
      setTimeout(wake, latestRetryMs(retryDelay, job.retryCount)).unref();
    });
  };
}

/** Reads waiting and failed jobs on the caller's connection. */
const reading = (names: readonly string[]): Pick<Queue, "state" | "waitingSeconds" | "undoneSeconds" | "dead"> => ({
  state: (db) => readQueues(db, names),
  waitingSeconds: (db) => findWaitingSeconds(db, names),
  undoneSeconds: (db, hasName, nth) => findUndoneSeconds(db, names.filter(hasName), nth),
  dead: (db, asked) => findDeadLetters(db, names, asked),
});

/** A job carries its ids and the trace of the request that added it. */
interface Traced {
  traceparent?: string;
}
const withTrace = <T extends object>(payload: T): T & Traced => {
  const parent = currentTraceparent();
  return parent === undefined ? payload : { ...payload, traceparent: parent };
};

/** Runs an attempt within the trace of the request that added the job. */
function inTrace(name: string, job: JobWithMetadata<unknown>, handle: Handle) {
  const attributes = {
    "messaging.system": "pg-boss",
    "messaging.destination.name": name,
    "messaging.operation.type": "process",
    "dryrun.attempt": job.retryCount + 1,
  };
  const { traceparent: parent, ...payload } = job.data as Traced;
  return inSpan(`job ${name}`, { kind: SPAN_KINDS.job, attributes, parent: contextOf(parent) }, () =>
    handle(payload, { isLast: isLastRun(name, job) }),
  );
}

/** Reports the duration of each attempt to `onRun`. */
function timed(name: string, handle: Handle, onRun: QueueOptions["onRun"]): Handle {
  return async (payload, attempt) => {
    const began = performance.now();
    let outcome: "done" | "failed" = "failed";
    try {
      await handle(payload, attempt);
      outcome = "done";
    } finally {
      onRun?.(name, (performance.now() - began) / SECOND_MS, outcome);
    }
  };
}

/** Whether the queue's own connections work and find this queue. */
const isAnswering = (boss: PgBoss, name: string): Promise<boolean> =>
  boss.getQueue(name).then(
    (found) => found !== null,
    () => false,
  );

function adding(boss: PgBoss, names: readonly string[]): Pick<Queue, "enqueue" | "enqueueAll"> {
  const insert = async (tx: Db, name: string, payloads: readonly object[]) => {
    const jobs = payloads.map(withTrace).map((data) => ({ data, ...groupOf(name, data) }));
    if (jobs.length > 0) await boss.insert(name, jobs, { db: databaseOf(tx) });
  };
  return {
    async enqueue(tx, name, payload) {
      if (!names.includes(name)) throw new Error(`There is no queue ${name}.`);
      await insert(tx, name, [payload]);
    },
    enqueueAll: insert,
  };
}

/** Creates the queues and their dead letters that are missing, and updates those with other options. */
async function openQueues(boss: PgBoss, retryDelay: number) {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of JOB_NAMES) {
    const options = optionsOf(name, retryDelay);
    const queue = queues.get(name);
    if (!queues.has(options.deadLetter)) await boss.createQueue(options.deadLetter, DEAD_LETTER_OPTIONS);
    if (!queue) await boss.createQueue(name, options);
    else if (isSame(queue, options)) continue;
    else await boss.updateQueue(name, options);
    await boss.findJobs(name, { id: NO_JOB }); // loads the queue settings that `send` needs
  }
}

const isSame = (queue: object, options: object) =>
  Object.entries(options).every(([key, value]) => queue[key as keyof typeof queue] === value);

/** Creates the tables of the queue and these queues, for a database that is about to be filled. */
export async function prepareQueues(connection: ConstructorOptions, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({ ...connection, supervise: false, schedule: false });
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}

/** PGlite answers within one turn of the event loop: without this pause requests would wait until all jobs were done. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Reports a failed attempt once and marks it failed, with an error text without personal data. */
async function reporting(work: Promise<void>, onError: (error: Error) => void): Promise<void> {
  try {
    await work;
  } catch (error) {
    onError(error as Error);
    throw new Error(faultText(error));
  }
}

/** This process is the only user of the data folder: jobs that are active at startup belong to a dead process. */
async function releaseOrphans(boss: PgBoss, { db, schema = "pgboss" }: ConstructorOptions) {
  const text = `select name, array_agg(id::text) as ids from ${schema}.job where state = 'active' group by name`;
  const queues = ((await db?.executeSql(text))?.rows ?? []) as { name: string; ids: string[] }[];
  for (const { name, ids } of queues) await boss.fail(name, ids, { message: "the process ended" });
}
