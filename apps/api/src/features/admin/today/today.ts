import type { today } from "@dryrun/domain/admin/contract";
import { MONEY_DAYS } from "@dryrun/domain/admin/limits";
import { kindOfJob } from "@dryrun/domain/admin/records/job-names";
import type { Output } from "@dryrun/domain/contract/define";
import { OPEN_REFUND } from "@dryrun/domain/payments/limits";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import type { Clock, Queue } from "../../../ports.ts";
import { findLastBooksCheck } from "../../../records/purchases/books.ts";
import { countParked } from "../../../records/work/open-work.ts";
import { countWaitingCompanies } from "../companies/company-queries.ts";
import { sumLedger } from "../ledger/ledger-queries.ts";
import { countOpenReviews } from "../operations/operations-queries.ts";
import { countRefunds } from "../refund-queries.ts";
import { countOpenReports } from "../report-queries.ts";
import { findNextSession } from "./today-queries.ts";

type Today = Output<typeof today>;
interface TodayDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "state">;
}
export type TodayPage = ReturnType<typeof createToday>;

/** Counts the work that waits for an admin, with the queries of the lists that the page links to. */
export function createToday({ db, clock, queue }: TodayDeps) {
  return {
    async read(): Promise<Today> {
      const now = clock.now();
      return {
        serverTime: now.toISOString(),
        waiting: {
          reviews: await countOpenReviews(db),
          employers: await countWaitingCompanies(db),
          reports: await countOpenReports(db),
          ...(await countAllRefunds(db, now)),
          ...(await countFailed(db, queue)),
          parked: await countParked(db),
          booksDifferences: await countDifferences(db),
        },
        money: { today: await rupeesSince(db, now, 1), week: await rupeesSince(db, now, MONEY_DAYS) },
        nextSession: await nextSession(db, now),
      };
    },
  };
}

const countAllRefunds = async (db: Db, now: Date) => ({
  refunds: await countRefunds(db, { status: OPEN_REFUND, kind: "refund" }, now),
  failedRefunds: await countRefunds(db, { status: "failed", kind: "refund" }, now),
  disputes: await countRefunds(db, { status: OPEN_REFUND, kind: "dispute" }, now),
});

async function countFailed(db: Db, queue: Pick<Queue, "state">) {
  const { queues } = await queue.state(db);
  const failedOf = (kind: "mail" | "other") =>
    queues.filter(({ name }) => kindOfJob(name) === kind).reduce((sum, { failed }) => sum + failed, 0);
  return { failedMails: failedOf("mail"), failedJobs: failedOf("other") };
}

async function countDifferences(db: Db): Promise<number> {
  const check = await findLastBooksCheck(db);
  return check?.finishedAt ? check.differences.reduce((sum, { count }) => sum + count, 0) : 0;
}

/** Sums this many days in India, up to and including today. */
async function rupeesSince(db: Db, now: Date, days: number): Promise<Today["money"]["today"]> {
  const span = { from: indianDay(addMs(now, -(days - 1) * DAY_MS)), to: indianDay(now) };
  const [sums] = await sumLedger(db, { ...span, unit: "INR", search: "" });
  return { ...span, in: sums?.in ?? 0, out: sums?.out ?? 0 };
}

async function nextSession(db: Db, now: Date): Promise<Today["nextSession"]> {
  const next = await findNextSession(db, now);
  if (!next) return null;
  const { id, title, startAt, endAt } = next.session;
  return {
    _id: id,
    title,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    enrolments: next.enrolments,
  };
}
