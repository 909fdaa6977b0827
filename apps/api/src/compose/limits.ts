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
import type { Db } from "../db/client.ts";
import { limitCompany } from "../http/limits/company-limit.ts";
import { createLimits, type Limit } from "../http/limits/rate-limit.ts";
import type { Adapters } from "./adapters.ts";

const HOUR = 3600;
const LOGIN_WINDOW = LOGIN_WINDOW_MINUTES * 60;

const LIMITS = {
  failedLogins: { name: "login", points: LOGIN_FAILURES, seconds: LOGIN_WINDOW },
  networkFailures: { name: "login-network", points: NETWORK_FAILURES, seconds: LOGIN_WINDOW },
  accountFailures: { name: "login-account", points: ACCOUNT_FAILURES, seconds: ACCOUNT_WINDOW_MINUTES * 60 },
  // Per address; a college or a mobile network has one address for many people.
  registrations: { name: "register", points: 100, seconds: HOUR },
  links: { name: "links", points: 100, seconds: HOUR },
  linkMails: { name: "link-mails", points: LINK_MAILS_PER_HOUR, seconds: HOUR },
  reports: { name: "reports", points: 60, seconds: 60 },
  messages: { name: "contact", points: MESSAGES_PER_HOUR, seconds: HOUR },
  invites: { name: "invites", points: INVITES_PER_DAY, seconds: 24 * HOUR, message: INVITES_OF_TODAY_SENT },
  unverifiedInvites: {
    name: "unverified-invites",
    points: UNVERIFIED_INVITES_PER_DAY,
    seconds: 24 * HOUR,
    message: INVITES_BEFORE_VERIFICATION,
  },
  jobs: { name: "jobs", points: JOBS_PER_DAY, seconds: 24 * HOUR, message: JOBS_OF_TODAY_POSTED },
  unverifiedJobs: {
    name: "unverified-jobs",
    points: UNVERIFIED_JOBS_PER_DAY,
    seconds: 24 * HOUR,
    message: JOBS_BEFORE_VERIFICATION,
  },
  teamMails: { name: "team-mails", points: TEAM_MAILS_PER_DAY, seconds: 24 * HOUR, message: TEAM_MAILS_SENT },
  meetingChanges: { name: "meeting-changes", points: MEETING_CHANGES_PER_DAY, seconds: 24 * HOUR },
  newFeeds: { name: "new-feeds", points: NEW_FEEDS_PER_HOUR, seconds: HOUR, message: TOO_MANY_FEEDS },
  finds: { name: "finds", points: FINDS_PER_MINUTE, seconds: 60, message: TOO_MANY_FINDS },
  keyCalls: { name: "key-calls", points: KEY_CALLS_PER_MINUTE, seconds: 60, message: TOO_MANY_KEY_CALLS },
  webhookTests: { name: "webhook-tests", points: WEBHOOK_TESTS_PER_HOUR, seconds: HOUR, message: TOO_MANY_TESTS },
  // Per network: the visitors of other sites that show jobs.
  feeds: { name: "feeds", points: 600, seconds: 60 },
  testMails: { name: "test-mails", points: TEST_MAILS_PER_HOUR, seconds: HOUR, message: TOO_MANY_TEST_MAILS },
  // The servers of one mail program press the button for many people.
  unsubscribes: { name: "unsubscribes", points: 3000, seconds: HOUR },
  jobReports: { name: "job-reports", points: REPORTS_PER_HOUR, seconds: HOUR },
  exports: { name: "exports", points: EXPORTS_PER_HOUR, seconds: HOUR },
  applicationExports: {
    name: "application-exports",
    points: APPLICATION_EXPORTS_PER_HOUR,
    seconds: HOUR,
    message: TOO_MANY_EXPORTS,
  },
  ledgerExports: {
    name: "ledger-exports",
    points: LEDGER_EXPORTS_PER_HOUR,
    seconds: HOUR,
    message: TOO_MANY_EXPORTS,
  },
  calibrationExports: {
    name: "calibration-exports",
    points: CALIBRATION_EXPORTS_PER_HOUR,
    seconds: HOUR,
    message: TOO_MANY_EXPORTS,
  },
  pdfs: { name: "pdfs", points: PDFS_PER_HOUR, seconds: HOUR, message: TOO_MANY_PDFS },
  uploads: { name: "uploads", points: UPLOADS_PER_HOUR, seconds: HOUR },
  orders: { name: "orders", points: ORDERS_PER_HOUR, seconds: HOUR },
  visitorOrders: { name: "visitor-orders", points: VISITOR_ORDERS_PER_HOUR, seconds: HOUR },
  coupons: { name: "coupons", points: COUPON_TRIES_PER_HOUR, seconds: HOUR },
  couponsByEmail: { name: "coupons-by-email", points: COUPON_TRIES_PER_EMAIL, seconds: HOUR },
  sharedCards: { name: "shared-cards", points: 120, seconds: 60 },
  verifications: { name: "certificates", points: 60, seconds: 60 },
};
export type RateLimits = Record<keyof typeof LIMITS, Limit>;

/** Every rate limit of the product. */
export async function openLimits({ database, rateLimitScale, hashSecret }: Adapters): Promise<RateLimits> {
  const limitOf = createLimits(database, rateLimitScale, hashSecret);
  const opened: [string, Limit][] = [];
  for (const [name, spec] of Object.entries(LIMITS)) opened.push([name, await limitOf(spec)]);
  return Object.fromEntries(opened) as RateLimits;
}

/** The limits that count the company and the person. */
export const openCompanyLimits = (db: Db, limits: RateLimits) => ({
  invites: limitCompany(db, limits.invites),
  unverifiedInvites: limitCompany(db, limits.unverifiedInvites),
  teamMails: limitCompany(db, limits.teamMails),
  jobs: limitCompany(db, limits.jobs),
  unverifiedJobs: limitCompany(db, limits.unverifiedJobs),
});
export type CompanyLimits = ReturnType<typeof openCompanyLimits>;
