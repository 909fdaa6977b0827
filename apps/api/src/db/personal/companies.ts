import { activity, applicationLooks } from "../schema/activity.ts";
import { apiKeys } from "../schema/api-keys.ts";
import { companies, companyLogos } from "../schema/companies.ts";
import { contactStops } from "../schema/contact-stops.ts";
import { digests } from "../schema/digests.ts";
import { memberJobs, teamInvitations } from "../schema/teams.ts";
import { webhookDeliveries, webhooks } from "../schema/webhooks.ts";
import { describeTable, IN, NO, notDownloaded, OWN_NOTES, SECRET, WITH_ACCOUNT } from "./handling.ts";

/** Entries of the list of personal data: companies, their people and invitations to them. */
export const OF_COMPANIES = [
  describeTable(companies, "with its last account", {
    id: notDownloaded("the account's company"),
    name: notDownloaded("the account has a copy"),
    website: notDownloaded("the account has a copy"),
    city: IN,
    about: IN,
    rejectionReasons: IN,
    verifiedAt: notDownloaded("the account has a copy"),
    updatedAt: notDownloaded("the account has a copy"),
    createdAt: notDownloaded("the account has a copy"),
  }),
  describeTable(companyLogos, "with its company", {
    companyId: notDownloaded("the account's company"),
    name: notDownloaded("made of the picture"),
    png: IN,
    setAt: IN,
  }),
  describeTable(memberJobs, "with the account or the job, or until the person leaves the company", {
    userId: notDownloaded("the account's id"),
    jobId: notDownloaded("one of our ids"),
  }),
  describeTable(digests, WITH_ACCOUNT, {
    userId: notDownloaded("the account's id"),
    every: IN,
    since: IN,
    dueAt: notDownloaded("follows from the choice"),
  }),
  describeTable(teamInvitations, "teamInvitations, or until it is used or withdrawn", {
    id: NO,
    companyId: notDownloaded("the download names the company"),
    email: IN,
    role: IN,
    allJobs: notDownloaded("what the company will show the person"),
    jobIds: notDownloaded("what the company will show the person"),
    invitedBy: notDownloaded("an account of the company"),
    sentAt: IN,
    createdAt: NO,
  }),
  describeTable(activity, "activity, and with the job", {
    id: NO,
    companyId: notDownloaded("the account's company"),
    jobId: notDownloaded("one of our ids"),
    applicationId: notDownloaded("one of our ids"),
    userId: notDownloaded("what the person did for the company, which keeps it without the person"),
    targetId: notDownloaded("an account of the company"),
    kind: NO,
    detail: NO,
    count: NO,
    byKey: NO,
    at: NO,
  }),
  describeTable(apiKeys, "with the account, or until it is revoked or the person is no owner any more", {
    id: NO,
    companyId: notDownloaded("the account's company"),
    userId: notDownloaded("the account's id"),
    name: notDownloaded("the company's name for a system"),
    scope: NO,
    start: notDownloaded(SECRET),
    hash: notDownloaded(SECRET),
    createdAt: NO,
    lastUsedAt: NO,
  }),
  describeTable(webhooks, "with the company, or until it is deleted", {
    id: NO,
    companyId: NO,
    url: notDownloaded("the company's, about a system"),
    events: NO,
    secret: notDownloaded(SECRET),
    formerSecret: notDownloaded(SECRET),
    formerUntil: NO,
    active: NO,
    stoppedAt: NO,
    workedAt: NO,
    createdAt: NO,
  }),
  describeTable(webhookDeliveries, "webhookDeliveries, and with the student's account", {
    id: NO,
    webhookId: NO,
    applicationId: notDownloaded("one of our ids"),
    eventId: NO,
    event: NO,
    body: notDownloaded("our ids of the application and its job"),
    createdAt: NO,
    once: NO,
    state: NO,
    attempts: NO,
    nextAt: NO,
    lastAt: NO,
    status: NO,
    fault: NO,
    ms: NO,
  }),
  describeTable(contactStops, "with the student's account or the company", {
    companyId: NO,
    studentId: notDownloaded("the account's id"),
    reason: notDownloaded(OWN_NOTES),
    byId: notDownloaded("an account of the company"),
    at: NO,
  }),
  describeTable(applicationLooks, "an hour", {
    applicationId: notDownloaded("one of our ids"),
    userId: notDownloaded("the account's id"),
    at: NO,
  }),
];
