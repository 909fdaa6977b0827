import { MONEY_DAYS } from "@dryrun/domain/admin/limits";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { formatRupees } from "@dryrun/domain/money";
import { countOf } from "@dryrun/domain/text";
import { formatTime, ZONE } from "@dryrun/domain/time";

const DAY = new Intl.DateTimeFormat("en-IN", {
  timeZone: ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** An admin's pending tasks. */
export const today = {
  title: "Today",
  /** "Sunday 22 November 2026" */
  day: (at: string) => {
    const part = Object.fromEntries(DAY.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    return `${part.weekday} ${part.day} ${part.month} ${part.year}`;
  },
  loading: "Loading your tasks",
  failed: "Your tasks could not be loaded",
  stale: (at: string) => `These numbers could not be updated. They are from ${formatTime(at)}.`,
  waiting: "Waiting for you",
  none: "Nothing is waiting for you.",
  /** One sentence for each kind of pending item. */
  lines: {
    reviews: (count: number) => `${countOf(count, "review")} to decide`,
    employers: (count: number) => `${countOf(count, "company", "companies")} to verify`,
    reports: (count: number) => (count === 1 ? "1 open report of a job" : `${count} open reports of jobs`),
    failedMails: (count: number) => `${countOf(count, "mail")} failed`,
    failedJobs: (count: number) => `${countOf(count, "background job")} failed`,
    parked: (count: number) => `${countOf(count, "interview")} without a score`,
    booksDifferences: (count: number) => `${countOf(count, "difference")} in the books`,
    failedRefunds: (count: number) => `${countOf(count, "refund")} failed`,
    disputes: (count: number) => `${countOf(count, "dispute")} open at the bank`,
  },
  notes: {
    reviews: "A candidate disagrees with a score",
    employers: "Neither verified nor blocked yet",
    reports: "From students; hide the job if they are right",
    failedMails: "Fix the cause, then retry",
    failedJobs: "Fix the cause, then retry",
    parked: "The grading failed; credits were given back",
    booksDifferences: "Found by the nightly check",
    failedRefunds: "We owe this money: retry the refund, or pay it outside Dryrun",
    disputes: "To be answered in the provider's dashboard",
  },
  money: "Money",
  moneyToday: "Today",
  moneyWeek: `Last ${MONEY_DAYS} days`,
  moneyLine: (paid: number, out: number) => `${formatRupees(paid)} in, ${formatRupees(out)} out`,
  next: "Next live session",
  running: "Running now",
  noNext: "No live session is scheduled.",
  toSessions: "All live sessions",
  enrolled: (count: number) => (count === 1 ? "1 person is enrolled" : `${count} people are enrolled`),
  when: (startAt: string, endAt: string) => slotLabel(startAt, endAt),
} as const;
