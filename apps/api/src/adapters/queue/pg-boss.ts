import { KEPT_DAYS } from "@dryrun/domain/account/retention";
import { GRADING_ATTEMPTS } from "@dryrun/domain/interviews/limits";
import { DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import { sql } from "drizzle-orm";
import { type ConstructorOptions, fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import { faultText } from "../../http/fault.ts";
import type { Attempt, Handlers, Queue } from "../../ports.ts";
import { deadNameOf, readQueues, takeDeadLetter } from "./dead-letters.ts";

const DAY_SECONDS = DAY_MS / SECOND_MS;
const SUPERVISE = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
// A worker that was killed is noticed after two missed heartbeats; without them its job waits 15 minutes.
const OPTIONS = {
  heartbeatSeconds: 10,
  notify: true,
  deleteAfterSeconds: KEPT_DAYS.queuePayloads * DAY_SECONDS,
};
const RETRIES = 4;
// A mail server may be away for hours: some 5 of them pass before the last try.
const MAIL_RETRIES = 20;
const LONGEST_DELAY = 1800;
// A job that failed for good waits for a person.
const DEAD = { retentionSeconds: KEPT_DAYS.deadLetters * DAY_SECONDS };
const RETRY_SECONDS = 1;
/**
 * A commit that adds a job wakes the workers by NOTIFY, so that they look seldom by themselves: 28 workers that asked twice a
 * second kept an idle server at 6% of a core. Where NOTIFY is missing (a pooler in transaction mode) they ask twice a second as
 * before.
 */
const WORKER = {
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 5,
  includeMetadata: true,
} as const;
const WORKERS_PER_QUEUE = 4;
const NO_JOB = "00000000-0000-0000-0000-000000000000";
/** They only wait for the threads that grade; with fewer, slow interviews of some would hold up those of others. */
const EVALUATIONS_AT_ONCE = 24;
const EVALUATION = "interview.evaluate";

/** A process that is killed ends a run too: such runs are made again, beyond those that the grading may fail in. */
const EVALUATION_RETRIES = GRADING_ATTEMPTS - 1 + 16;
/** A result is waited for, and what cuts a run off is over within a minute or not at all. */
const EVALUATION_DELAY = 60;

const retriesOf = (name: string) => {
  if (name === EVALUATION) return EVALUATION_RETRIES;
  return name.startsWith("mail.") ? MAIL_RETRIES : RETRIES;
};

/** Whether a failure of this run is not followed by another one: of an evaluation the third run settles it. */
const isLastRun = (name: string, { retryCount, retryLimit }: JobWithMetadata<unknown>) =>
  retryCount >= (name === EVALUATION ? GRADING_ATTEMPTS - 1 : retryLimit);

/** Whose turn a job is: of one student's interviews one at a time is graded, whatever they take. */
function turnOf(name: string, data: object): { group?: { id: string } } {
  if (name !== EVALUATION || !("studentId" in data) || typeof data.studentId !== "string") return {};
  return { group: { id: data.studentId } };
}

export interface QueueOptions {
  onError: (error: Error) => void;
  /** False: this process only adds jobs. */
  isWorking?: boolean;
  /** Seconds before the second try; each further one waits twice as long. */
  retryDelay?: number | undefined;
}
type Handle = (payload: unknown, attempt: Attempt) => Promise<void>;

/**
 * Every queue is created and looked up once before the first request: on PGlite a first look-up inside a transaction waits
 * for ever. Handlers may run more than once.
 */
export async function openQueue(
  connection: ConstructorOptions,
  handlers: Partial<Handlers>,
  { onError, isWorking = true, retryDelay = RETRY_SECONDS }: QueueOptions,
): Promise<Queue> {
  const boss = new PgBoss({ ...connection, ...SUPERVISE, useListenNotify: isWorking });
  boss.on("error", onError);
  await boss.start();
  for (const [name, handle] of Object.entries(handlers) as [string, Handle][]) {
    const retryLimit = retriesOf(name);
    const retryDelayMax = name === EVALUATION ? EVALUATION_DELAY : LONGEST_DELAY;
    const backoff = retryDelay > 0 ? { retryBackoff: true, retryDelayMax } : { retryBackoff: false };
    const options = { ...OPTIONS, retryLimit, retryDelay, ...backoff, deadLetter: deadNameOf(name) };
    await boss.createQueue(options.deadLetter, DEAD);
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options); // createQueue leaves an existing queue as it is
    await boss.findJobs(name, { id: NO_JOB }); // keeps what `send` must know of the queue
    if (connection.backend === "pglite") await releaseOrphans(boss, connection, name);
    if (!isWorking) continue;
    const isEvaluation = name === EVALUATION;
    const work = isEvaluation ? { ...WORKER, groupConcurrency: 1 } : WORKER;
    for (let at = 0; at < (isEvaluation ? EVALUATIONS_AT_ONCE : WORKERS_PER_QUEUE); at++) {
      const worker = await boss.work(name, work, async ([job]: JobWithMetadata<unknown>[]) => {
        if (!job) return;
        await turn();
        boss.notifyWorker(worker); // after this job it looks for the next: one commit may have added many
        const { data, retryCount } = job;
        await told(handle(data, { isLast: isLastRun(name, job) }), (error) => {
          onError(error);
          // No commit tells of a retry that has become due.
          setTimeout(() => boss.notifyWorker(worker), latestRetryMs(retryDelay, retryCount)).unref();
        });
      });
    }
  }
  const names = Object.keys(handlers);
  return {
    enqueue: async (tx, name, payload) =>
      void (await boss.send(name, payload, { ...turnOf(name, payload), db: fromDrizzle(tx as never, sql) })),
    enqueueAll: async (tx, name, payloads) => {
      const jobs = payloads.map((data) => ({ data, ...turnOf(name, data) }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: fromDrizzle(tx as never, sql) });
    },
    state: (db) => readQueues(db, names),
    async retryDead(tx, id) {
      const dead = await takeDeadLetter(tx, names, id);
      if (!dead) return null;
      await boss.send(dead.name, dead.data, { ...turnOf(dead.name, dead.data), db: fromDrizzle(tx as never, sql) });
      return dead.name;
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** Makes the tables of the queue and these queues, for a database that is about to be filled. */
export async function prepareQueues(connection: ConstructorOptions, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({ ...connection, supervise: false, schedule: false });
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}

/** PGlite answers within one turn of the event loop: without a pause requests would wait until all jobs were done. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** When the next try is surely due: pg-boss doubles the delay each time, and adds up to as much again by chance. */
const latestRetryMs = (retryDelay: number, retryCount: number) =>
  Math.min(retryDelay * 2 ** (retryCount + 1), 2 * LONGEST_DELAY) * 1000 + 100;

/** A failed try is said once, and stays a failed try; what the queue keeps of it holds nobody's data. */
async function told(work: Promise<void>, onError: (error: Error) => void): Promise<void> {
  try {
    await work;
  } catch (error) {
    onError(error as Error);
    throw new Error(faultText(error));
  }
}

/** The data folder is ours alone: what is active at the start belonged to a process that died. */
async function releaseOrphans(boss: PgBoss, { db, schema = "pgboss" }: ConstructorOptions, name: string) {
  const text = `select id from ${schema}.job where name = $1 and state = 'active'`;
  const orphans = (await db?.executeSql(text, [name]))?.rows as { id: string }[] | undefined;
  if (!orphans?.length) return;
  await boss.fail(
    name,
    orphans.map(({ id }) => id),
    { message: "the process ended" },
  );
}
