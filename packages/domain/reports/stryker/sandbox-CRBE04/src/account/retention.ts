import { addMs, DAY_MS } from "../time.ts";

/** How long personal data is kept; a daily job deletes older data. */
export const KEPT_MONTHS = {
  /** Answers and events of an interview, from the decision on. */
  interviewAnswers: 24,
  /** Drills with their answers, from their start on. */
  drills: 24,
  /** Who looked at a profile. */
  profileViews: 12,
  /** Notifications, read or not. */
  notifications: 6,
  /** Accounts that an invitation created and that were never activated. */
  invitedAccounts: 6,
  /** The ledger and invoices: eight years. */
  ledger: 96,
  /** What admins changed, as long as the ledger; it leaves by whole months. */
  audit: 96,
} as const;
export const KEPT_DAYS = {
  deadLetters: 90,
  queuePayloads: 7,
  outbox: 30,
  logs: 90,
  /** Applications that were begun and not sent, from the last change on. */
  applicationDrafts: 30,
  /** Unpaid orders, and the ids of processed webhooks. */
  unpaidOrders: 90,
  webhooks: 90,
  /** Networks of past sign-ins. */
  knownNetworks: 30,
  /** Second factors that were started and never confirmed. */
  unconfirmedFactors: 1,
} as const;
export type Kept = keyof typeof KEPT_MONTHS | keyof typeof KEPT_DAYS;

/** The same day this many months earlier, or the last day of that month where it is shorter. */
function monthsBefore(at: Date, months: number): Date {
  const day = new Date(at);
  day.setUTCMonth(day.getUTCMonth() - months);
  // 31 March less one month would be 3 March.
  if (day.getUTCDate() !== at.getUTCDate()) day.setUTCDate(0);
  return day;
}

/** Older data is deleted now. */
export const keptSince = (what: Kept, now: Date): Date =>
  what in KEPT_MONTHS
    ? monthsBefore(now, KEPT_MONTHS[what as keyof typeof KEPT_MONTHS])
    : addMs(now, -KEPT_DAYS[what as keyof typeof KEPT_DAYS] * DAY_MS);
