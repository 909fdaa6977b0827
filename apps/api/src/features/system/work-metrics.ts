import { SECOND_MS } from "@dryrun/domain/time";
import client, { type Metric } from "prom-client";
import type { Database } from "../../db/client.ts";
import { countMonthsAhead } from "../../db/months/make.ts";
import type { Tolerance } from "../../errors/tolerate.ts";
import type { Clock, Queue } from "../../ports.ts";
import type { Maintenance, ReadOnly } from "../../records/maintenance/read-only.ts";
import { countOpenOrders, countParked, findWaitingEvaluations } from "../../records/work/open-work.ts";

/** In seconds: evaluations take seconds to minutes, mails tenths of a second. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 600];
const FRESH_MS = 5 * SECOND_MS;

/** Measures the attempts of jobs in this process. */
export function createJobTimes() {
  const histogram = new client.Histogram({
    name: "queue_job_seconds",
    help: "Time of an attempt at a job, by queue and outcome",
    labelNames: ["queue", "outcome"],
    buckets: BUCKETS,
    registers: [],
  });
  return {
    histogram,
    observe: (queue: string, seconds: number, outcome: "done" | "failed") =>
      histogram.labels(queue, outcome).observe(seconds),
  };
}

/** Counts answers that a fault in this process kept from being assessed. */
export function createAnswerFaults() {
  const counter = new client.Counter({
    name: "answer_faults_total",
    help: "Answers that could not be assessed because the grader failed on them",
    registers: [],
  });
  return { counter, count: () => counter.inc() };
}

interface WorkDeps {
  database: Pick<Database, "db" | "connections" | "lostConnections">;
  clock: Clock;
  queue: Pick<Queue, "state" | "waitingSeconds">;
  tolerance: Tolerance;
}
/** Values from the database, shared by the metrics of one scrape; undefined while it is unreachable. */
type Reading = Awaited<ReturnType<typeof read>>;

async function read({ database: { db }, clock, queue }: WorkDeps) {
  const [{ queues }, waits, evaluations, parked, openOrders, monthsAhead] = [
    await queue.state(db),
    await queue.waitingSeconds(db),
    await findWaitingEvaluations(db),
    await countParked(db),
    await countOpenOrders(db),
    await countMonthsAhead(db, clock.now()),
  ];
  const oldestMs = evaluations.oldestAt ? clock.now().getTime() - evaluations.oldestAt.getTime() : 0;
  const oldestSeconds = oldestMs / SECOND_MS;
  return { queues, waits, evaluations: evaluations.waiting, oldestSeconds, parked, openOrders, monthsAhead };
}

/** Measures the waiting work of the whole installation, from the database: each process shows the same. */
export function workMetrics(deps: WorkDeps): Metric[] {
  let cachedReading: { at: number; reading: Promise<Reading | undefined> } | undefined;
  const reading = () => {
    const now = performance.now();
    if (!cachedReading || now - cachedReading.at > FRESH_MS)
      cachedReading = { at: now, reading: deps.tolerance.tolerate("work metrics", read(deps)) };
    return cachedReading.reading;
  };
  const gauge = (name: string, help: string, labelNames: string[], set: (gauge: client.Gauge, now: Reading) => void) =>
    new client.Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        const now = await reading();
        // Without the database the last values would look current, and so would the 0 that a reset leaves without labels.
        this.reset();
        if (now) set(this, now);
        else if (labelNames.length === 0) this.set(Number.NaN);
      },
    });
  return [
    gauge(
      "queue_jobs",
      "Jobs by queue and state: waiting, running, failed for good",
      ["queue", "state"],
      (own, now) => {
        for (const { name, ...states } of now.queues)
          for (const [state, jobs] of Object.entries(states)) own.labels(name, state).set(jobs);
      },
    ),
    gauge("queue_oldest_seconds", "How long the oldest due job has waited, by queue", ["queue"], (own, now) => {
      for (const { name, seconds } of now.waits) own.labels(name).set(seconds);
    }),
    gauge("evaluations_waiting", "Handed-in interviews without a result", [], (own, now) => own.set(now.evaluations)),
    gauge("evaluations_oldest_seconds", "How long the oldest of them has waited", [], (own, now) =>
      own.set(now.oldestSeconds),
    ),
    gauge("evaluations_parked", "Interviews whose grading failed for good", [], (own, now) => own.set(now.parked)),
    gauge("payments_unsettled", "Orders that the provider is still asked about", [], (own, now) =>
      own.set(now.openOrders),
    ),
    gauge("table_months_ahead", "Months after this one that have a partition, by table", ["table"], (own, now) => {
      for (const [table, months] of Object.entries(now.monthsAhead)) own.labels(table).set(months);
    }),
    ...connectionMetrics(deps.database),
    faultMetric(deps.tolerance),
  ];
}

/** Measures the read-only mode as this process sees it, however it was switched on. */
export const readOnlyMetrics = (readOnly: Pick<ReadOnly, "current">, clock: Clock): Metric[] => {
  const gauge = (name: string, help: string, since: (on: Maintenance) => Date | null) =>
    new client.Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const current = await readOnly.current();
        const from = current?.phase === "on" ? since(current) : null;
        this.set(from ? Math.max(0, (clock.now().getTime() - from.getTime()) / SECOND_MS) : 0);
      },
    });
  return [
    gauge(
      "read_only_seconds",
      "How long the read-only mode has been on; 0 while it is off",
      ({ startsAt }) => startsAt,
    ),
    gauge("read_only_overdue_seconds", "How long it has been on past its planned end", ({ endsAt }) => endsAt),
  ];
};

const connectionMetrics = ({ connections, lostConnections }: WorkDeps["database"]): Metric[] => [
  new client.Gauge({
    name: "database_connections",
    help: "Connections of requests in this process: open, idle, and requests that wait for one",
    labelNames: ["state"],
    registers: [],
    collect() {
      for (const [state, number] of Object.entries(connections())) this.labels(state).set(number);
    },
  }),
  new client.Counter({
    name: "database_lost_connections_total",
    help: "Lost database connections: idle ones of the request pool, and any of the job queue",
    registers: [],
    collect() {
      this.reset();
      this.inc(lostConnections());
    },
  }),
];

const faultMetric = ({ counts }: Tolerance): Metric =>
  new client.Counter({
    name: "tolerated_faults_total",
    help: "Failures of work that this process does without, by what failed",
    labelNames: ["name"],
    registers: [],
    collect() {
      this.reset();
      for (const [name, count] of counts) this.labels(name).inc(count);
    },
  });
