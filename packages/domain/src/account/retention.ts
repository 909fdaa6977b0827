import { addMs, DAY_MS } from "../time.ts";

export const CONSENT_KINDS = ["recruiter-visibility", "interview", "grader-check"] as const;
/** The version of the consent to use a student's answers for checking the grader. */
export const GRADER_CHECK_VERSION = "1";
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Downloads of the own data per hour. */
export const EXPORTS_PER_HOUR = 10;

/** The privacy page lists this many of the newest profile views; the download has all of them. */
export const LISTED_VIEWS = 500;

/** What a company does with an application that its candidate is shown. */
export const ACCESS_KINDS = ["opened", "decided", "exported"] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** How long personal data is kept; an hourly job deletes older data. */
export const KEPT_MONTHS = {
  /** Answers and events of an interview, counted from the decision. */
  interviewAnswers: 24,
  /** Drills with their answers, counted from their start. */
  drills: 24,
  /** What people of a company did to its jobs and applications. */
  activity: 24,
  /** Views of profiles. */
  profileViews: 12,
  /** Notifications, read or not. */
  notifications: 6,
  /** Accounts that an invitation created and that were never activated. */
  invitedAccounts: 6,
  /** The ledger and invoices: eight years. */
  ledger: 96,
  /** Changes by admins, as long as the ledger; deleted by whole months. */
  audit: 96,
} as const;
export const KEPT_DAYS = {
  deadLetters: 90,
  queuePayloads: 7,
  outbox: 30,
  logs: 90,
  /** Days for drafts of applications, counted from the last change. */
  applicationDrafts: 30,
  /** Days for unpaid orders, and the ids of processed webhooks. */
  unpaidOrders: 90,
  webhooks: 90,
  /** Days for events that webhooks were sent. */
  webhookDeliveries: 30,
  /** Days for mails that people of a company wrote to several candidates. */
  candidateMails: 30,
  /** Days for networks of past sign-ins. */
  knownNetworks: 30,
  /** Days for invitations to a company, counted from their end. */
  teamInvitations: 30,
  /** Days for what browsers measured of pages. */
  pageVitals: 30,
  /** Days for what a deleted account used of daily limits. */
  formerUses: 2,
  /** Days for second factors that were started and never confirmed. */
  unconfirmedFactors: 1,
} as const;
export type Kept = keyof typeof KEPT_MONTHS | keyof typeof KEPT_DAYS;

/** Returns the same day this many months earlier, or the last day of a shorter month. */
function monthsBefore(at: Date, months: number): Date {
  const day = new Date(at);
  day.setUTCMonth(day.getUTCMonth() - months);
  // 31 March less one month would be 3 March.
  if (day.getUTCDate() !== at.getUTCDate()) day.setUTCDate(0);
  return day;
}

/** Returns the time before which data is deleted now. */
export const keptSince = (what: Kept, now: Date): Date =>
  what in KEPT_MONTHS
    ? monthsBefore(now, KEPT_MONTHS[what as keyof typeof KEPT_MONTHS])
    : addMs(now, -KEPT_DAYS[what as keyof typeof KEPT_DAYS] * DAY_MS);
