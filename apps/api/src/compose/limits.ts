import { EXPORTS_PER_HOUR } from "@dryrun/domain/account/retention";
import { CALIBRATION_EXPORTS_PER_HOUR } from "@dryrun/domain/admin/calibration/limits";
import { LEDGER_EXPORTS_PER_HOUR } from "@dryrun/domain/admin/limits";
import { APPLICATION_EXPORTS_PER_HOUR } from "@dryrun/domain/applications/limits";
import { TOO_MANY_EXPORTS } from "@dryrun/domain/applications/messages";
import {
  ACCOUNT_FAILURES,
  ACCOUNT_WINDOW_MINUTES,
  LINK_MAILS_PER_HOUR,
  LOGIN_FAILURES,
  LOGIN_WINDOW_MINUTES,
  NETWORK_FAILURES,
} from "@dryrun/domain/auth/limits";
import { CONTACTS_PER_DAY } from "@dryrun/domain/candidates/rules";
import { KEY_CALLS_PER_MINUTE, TOO_MANY_KEY_CALLS } from "@dryrun/domain/company/api-keys/scopes";
import { FINDS_PER_MINUTE } from "@dryrun/domain/company/find/limits";
import { TOO_MANY_FINDS } from "@dryrun/domain/company/find/messages";
import { MEETING_CHANGES_PER_DAY, NEW_FEEDS_PER_HOUR } from "@dryrun/domain/company/meetings/limits";
import { TOO_MANY_FEEDS } from "@dryrun/domain/company/meetings/messages";
import { TEAM_MAILS_PER_DAY } from "@dryrun/domain/company/team/limits";
import { TEAM_MAILS_SENT } from "@dryrun/domain/company/team/messages";
import { WEBHOOK_TESTS_PER_HOUR } from "@dryrun/domain/company/webhooks/limits";
import { TOO_MANY_TESTS } from "@dryrun/domain/company/webhooks/messages";
import { MESSAGES_PER_HOUR } from "@dryrun/domain/contact/topics";
import { COUPON_TRIES_PER_EMAIL, COUPON_TRIES_PER_HOUR } from "@dryrun/domain/courses/limits";
import { INVITES_PER_DAY, UNVERIFIED_INVITES_PER_DAY } from "@dryrun/domain/invitations/limits";
import { INVITES_BEFORE_VERIFICATION, INVITES_OF_TODAY_SENT } from "@dryrun/domain/invitations/messages";
import { JOBS_PER_DAY, REPORTS_PER_HOUR, UNVERIFIED_JOBS_PER_DAY } from "@dryrun/domain/jobs/limits";
import { JOBS_BEFORE_VERIFICATION, JOBS_OF_TODAY_POSTED } from "@dryrun/domain/jobs/messages";
import { PDFS_PER_HOUR, UPLOADS_PER_HOUR } from "@dryrun/domain/limits";
import { ORDERS_PER_HOUR, VISITOR_ORDERS_PER_HOUR } from "@dryrun/domain/payments/limits";
import { TOO_MANY_PDFS } from "@dryrun/domain/system/messages";
import { TEST_MAILS_PER_HOUR } from "@dryrun/domain/templates/limits";
import { TOO_MANY_TEST_MAILS } from "@dryrun/domain/templates/messages";
import { type CompanyLimit, limitCompany, limitPerson, type PersonLimit } from "../http/limits/person-limits.ts";
import { createLimits, type Limit, type LimitSpec } from "../http/limits/rate-limit.ts";
import type { Adapters } from "./adapters.ts";

const HOUR = 3600;
const LOGIN_WINDOW = LOGIN_WINDOW_MINUTES * 60;

/** Whom a limit counts: what the counted person cannot replace by leaving, joining, deleting or registering again. */
type Counts = "network" | "network and address" | "address" | "recipient" | "person" | "company and person" | "API key";
type LimitDeps = Pick<Adapters, "database" | "rateLimitScale" | "hashSecret">;

/** Listed in `docs/security.md`, whose table a test compares. */
export const LIMITS = {
  failedLogins: { name: "login", counts: "network and address", points: LOGIN_FAILURES, seconds: LOGIN_WINDOW },
  networkFailures: { name: "login-network", counts: "network", points: NETWORK_FAILURES, seconds: LOGIN_WINDOW },
  accountFailures: {
    name: "login-account",
    counts: "address",
    points: ACCOUNT_FAILURES,
    seconds: ACCOUNT_WINDOW_MINUTES * 60,
  },
  // A college or a mobile network has one address for many people.
  registrations: { name: "register", counts: "network", points: 100, seconds: HOUR },
  links: { name: "links", counts: "network", points: 100, seconds: HOUR },
  linkMails: { name: "link-mails", counts: "recipient", points: LINK_MAILS_PER_HOUR, seconds: HOUR },
  reports: { name: "reports", counts: "network", points: 60, seconds: 60 },
  messages: { name: "contact", counts: "network", points: MESSAGES_PER_HOUR, seconds: HOUR },
  invites: {
    name: "invites",
    counts: "company and person",
    points: INVITES_PER_DAY,
    seconds: 24 * HOUR,
    message: INVITES_OF_TODAY_SENT,
  },
  unverifiedInvites: {
    name: "unverified-invites",
    counts: "company and person",
    points: UNVERIFIED_INVITES_PER_DAY,
    seconds: 24 * HOUR,
    message: INVITES_BEFORE_VERIFICATION,
  },
  jobs: {
    name: "jobs",
    counts: "company and person",
    points: JOBS_PER_DAY,
    seconds: 24 * HOUR,
    message: JOBS_OF_TODAY_POSTED,
  },
  unverifiedJobs: {
    name: "unverified-jobs",
    counts: "company and person",
    points: UNVERIFIED_JOBS_PER_DAY,
    seconds: 24 * HOUR,
    message: JOBS_BEFORE_VERIFICATION,
  },
  teamMails: {
    name: "team-mails",
    counts: "company and person",
    points: TEAM_MAILS_PER_DAY,
    seconds: 24 * HOUR,
    message: TEAM_MAILS_SENT,
  },
  meetingChanges: { name: "meeting-changes", counts: "person", points: MEETING_CHANGES_PER_DAY, seconds: 24 * HOUR },
  newFeeds: { name: "new-feeds", counts: "person", points: NEW_FEEDS_PER_HOUR, seconds: HOUR, message: TOO_MANY_FEEDS },
  ownContacts: {
    name: "own-contacts",
    counts: "person",
    points: CONTACTS_PER_DAY,
    seconds: 24 * HOUR,
  },
  finds: { name: "finds", counts: "person", points: FINDS_PER_MINUTE, seconds: 60, message: TOO_MANY_FINDS },
  keyCalls: {
    name: "key-calls",
    counts: "API key",
    points: KEY_CALLS_PER_MINUTE,
    seconds: 60,
    message: TOO_MANY_KEY_CALLS,
  },
  webhookTests: {
    name: "webhook-tests",
    counts: "company and person",
    points: WEBHOOK_TESTS_PER_HOUR,
    seconds: HOUR,
    message: TOO_MANY_TESTS,
  },
  // The visitors of other sites that show jobs.
  feeds: { name: "feeds", counts: "network", points: 600, seconds: 60 },
  testMails: {
    name: "test-mails",
    counts: "company and person",
    points: TEST_MAILS_PER_HOUR,
    seconds: HOUR,
    message: TOO_MANY_TEST_MAILS,
  },
  // The servers of one mail program press the button for many people.
  unsubscribes: { name: "unsubscribes", counts: "network", points: 3000, seconds: HOUR },
  jobReports: { name: "job-reports", counts: "person", points: REPORTS_PER_HOUR, seconds: HOUR },
  exports: { name: "exports", counts: "person", points: EXPORTS_PER_HOUR, seconds: HOUR },
  applicationExports: {
    name: "application-exports",
    counts: "company and person",
    points: APPLICATION_EXPORTS_PER_HOUR,
    seconds: HOUR,
    message: TOO_MANY_EXPORTS,
  },
  ledgerExports: {
    name: "ledger-exports",
    counts: "person",
    points: LEDGER_EXPORTS_PER_HOUR,
    seconds: HOUR,
    message: TOO_MANY_EXPORTS,
  },
  calibrationExports: {
    name: "calibration-exports",
    counts: "person",
    points: CALIBRATION_EXPORTS_PER_HOUR,
    seconds: HOUR,
    message: TOO_MANY_EXPORTS,
  },
  pdfs: { name: "pdfs", counts: "person", points: PDFS_PER_HOUR, seconds: HOUR, message: TOO_MANY_PDFS },
  uploads: { name: "uploads", counts: "person", points: UPLOADS_PER_HOUR, seconds: HOUR },
  orders: { name: "orders", counts: "person", points: ORDERS_PER_HOUR, seconds: HOUR },
  visitorOrders: { name: "visitor-orders", counts: "network", points: VISITOR_ORDERS_PER_HOUR, seconds: HOUR },
  coupons: { name: "coupons", counts: "network", points: COUPON_TRIES_PER_HOUR, seconds: HOUR },
  couponsByEmail: { name: "coupons-by-email", counts: "address", points: COUPON_TRIES_PER_EMAIL, seconds: HOUR },
  sharedCards: { name: "shared-cards", counts: "network", points: 120, seconds: 60 },
  verifications: { name: "certificates", counts: "network", points: 60, seconds: 60 },
} as const satisfies Record<string, LimitSpec & { counts: Counts }>;

/** A person is counted by the account's address, a company together with the person who acts for it: both may be replaced. */
type LimitThatCounts<C extends Counts> = C extends "person"
  ? PersonLimit
  : C extends "company and person"
    ? CompanyLimit
    : Limit;
export type RateLimits = { [Name in keyof typeof LIMITS]: LimitThatCounts<(typeof LIMITS)[Name]["counts"]> };

/** Every rate limit of the product. */
export async function openLimits({ database, rateLimitScale, hashSecret }: LimitDeps): Promise<RateLimits> {
  const limitOf = createLimits(database, rateLimitScale, hashSecret);
  const opened: [string, Limit | PersonLimit | CompanyLimit][] = [];
  for (const [name, spec] of Object.entries(LIMITS)) {
    const limit = await limitOf(spec);
    if (spec.counts === "person") opened.push([name, limitPerson(database.db, limit)]);
    else if (spec.counts === "company and person") opened.push([name, limitCompany(database.db, limit)]);
    else opened.push([name, limit]);
  }
  return Object.fromEntries(opened) as RateLimits;
}
