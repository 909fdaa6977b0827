import { PARKED_SHOWN } from "@dryrun/domain/admin/limits";
import { type JobKind, jobInWords, jobsInWords } from "@dryrun/domain/admin/records/job-names";
import { type BooksDifferenceKind, DIFFERENCES_KEPT } from "@dryrun/domain/payments/limits";
import { OTHER_PAGES } from "@dryrun/domain/system/vitals/pages";
import { VITALS_DAYS } from "@dryrun/domain/system/vitals/rules";
import { countOf, formatNumber } from "@dryrun/domain/text";
import { formatDateTime, SECOND_MS } from "@dryrun/domain/time";

const seconds = (ms: number) => `${(ms / SECOND_MS).toFixed(2)} s`;

/** The state of the server and its permanently failed jobs. */
export const operations = {
  title: "Operations",
  about: "Queues, open tasks and failures. Updated every 15 seconds.",
  loading: "Loading the numbers",
  failed: "The numbers could not be loaded",
  stale: (at: string) => `The numbers could not be updated. These are from ${formatDateTime(at)}.`,
  server: "Server",
  mode: "Mode",
  modes: { embedded: "Embedded", production: "Production" },
  startedAt: "Running since",
  serverTime: "Server time",
  at: (moment: string) => formatDateTime(moment),
  open: "Open",
  evaluations: "Interviews to grade",
  oldest: (at: string) => `Oldest since ${formatDateTime(at)}`,
  reviews: "Reviews",
  reports: "Reports",
  orders: "Orders",
  refunds: "Refunds",
  disputes: "Disputes",
  dead: "Failed jobs",
  queues: "Queues",
  name: "Job",
  job: jobInWords,
  jobs: jobsInWords,
  idle: (names: readonly string[]) => `Idle: ${names.map(jobsInWords).join(", ")}.`,
  waiting: "Waiting",
  running: "Running",
  failedJobs: "Failed",
  deadLetters: "Failed permanently",
  deadLettersLoading: "Loading failed jobs",
  deadLettersFailed: "The failed jobs could not be loaded",
  /** "Application reminder mails: 3 failed" */
  failedOf: (name: string, failed: number) => `${jobsInWords(name)}: ${formatNumber(failed)} failed`,
  failedKinds: { mail: "Mails", other: "Other jobs" } satisfies Record<JobKind, string>,
  none: "Nothing failed.",
  noneLikeThat: "No failed job matches this filter.",
  choose: (name: string, at: string) => `Select ${jobInWords(name)} of ${formatDateTime(at)}`,
  chooseAll: "Select all on this page",
  retryMany: (count: number) => `Retry ${countOf(count, "job")}`,
  chosen: (count: number) => `${count} selected`,
  failedAt: "Failed",
  error: "Reason",
  retry: "Retry",
  retryOf: (name: string, at: string) => `Retry ${jobInWords(name)} of ${formatDateTime(at)}`,
  sure: (count: number) => (count === 1 ? "Run this job again?" : `Run ${count} jobs again?`),
  sureText: (names: readonly string[]) =>
    `${names.join(", ")}. Each job leaves this list and gets all its attempts again. Fix the cause of the failure first.`,
  keep: "Leave as it is",
  retrying: "Starting...",
  retryFailed: "No job could be started. Please try again.",
  vitals: {
    title: "Pages in browsers",
    about: `Measured by people's browsers in the last ${VITALS_DAYS} days. Three out of four page loads were at least this good.`,
    loading: "Loading the measurements",
    failed: "The measurements could not be loaded",
    nothing: "No browser has sent measurements yet.",
    none: "–",
    page: "Page",
    nameOf: (page: string, part: string) => (page === OTHER_PAGES.page ? `Other pages of ${part}` : page),
    documents: "Opened",
    lcp: "Largest paint",
    inp: "Response",
    cls: "Layout shift",
    goal: (goal: string) => `Goal ${goal}`,
    seconds,
    milliseconds: (ms: number) => `${Math.round(ms)} ms`,
    shift: (shift: number) => shift.toFixed(3),
    change: "Changed by release",
    changed: ({ version, before, after }: { version: string; before: number; after: number }) =>
      `${version}: ${seconds(before)} → ${seconds(after)}`,
  },
  books: {
    title: "Books",
    none: "The books have not been checked yet. The first check runs a few seconds after the server starts.",
    checked: ({ checkedAt, balances, orders }: { checkedAt: string; balances: number; orders: number }) =>
      `Books checked on ${formatDateTime(checkedAt)}: ${countOf(balances, "balance")}, ${countOf(orders, "order")}`,
    right: ({ summary }: { summary: string }) => `${summary}, no difference.`,
    wrong: ({ summary, differences }: { summary: string; differences: number }) =>
      `${summary}, ${countOf(differences, "difference")}.`,
    overdue: `This check is older than a day. A new one starts every night: look for “${jobsInWords("books.check")}” among the failed jobs.`,
    differences: "Differences",
    kind: "What differs",
    kinds: {
      balance: "Credit balance and ledger",
      payment: "Order and payment",
      refund: "Payment and refunds",
      ledger: "Payments and ledger",
      document: "Order and documents",
      delivery: "Order and delivery",
    } satisfies Record<BooksDifferenceKind, string>,
    count: "Number",
    ids: "Accounts or orders",
    firstOf: `The first ${DIFFERENCES_KEPT} of each kind are listed.`,
  },
  parked: {
    title: "Interviews without a score",
    about:
      "All attempts to grade these interviews failed. The candidates have their credits back and are waiting. An interview is graded again only when you press Retry.",
    newest: `The newest ${PARKED_SHOWN} are shown.`,
    none: "All interviews have been graded.",
    interview: "Interview",
    of: (jobTitle: string | null) => jobTitle ?? "Practice",
    submittedAt: "Submitted",
    parkedAt: "Parked",
    retryOf: (jobTitle: string | null, at: string) => `Retry ${jobTitle ?? "practice"} of ${formatDateTime(at)}`,
    sure: "Grade this interview again?",
    sureText:
      "Grading gets three new attempts, and the candidate keeps the credit. Fix the cause of the failure first.",
    failed: "The interview could not be graded again. Please try again.",
  },
} as const;
