import { activity, applicationLooks } from "../schema/activity.ts";
import { companies } from "../schema/companies.ts";
import { memberJobs, teamInvitations } from "../schema/teams.ts";
import { describeTable, IN, NO, notDownloaded } from "./handling.ts";

/** Entries of the list of personal data: companies, their people and invitations to them. */
export const OF_COMPANIES = [
  describeTable(companies, "with its last account", {
    id: notDownloaded("the account's company"),
    name: notDownloaded("the account has a copy"),
    website: notDownloaded("the account has a copy"),
    verifiedAt: notDownloaded("the account has a copy"),
    updatedAt: notDownloaded("the account has a copy"),
    createdAt: notDownloaded("the account has a copy"),
  }),
  describeTable(memberJobs, "with the account or the job, or until the person leaves the company", {
    userId: notDownloaded("the account's id"),
    jobId: notDownloaded("one of our ids"),
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
    at: NO,
  }),
  describeTable(applicationLooks, "an hour", {
    applicationId: notDownloaded("one of our ids"),
    userId: notDownloaded("the account's id"),
    at: NO,
  }),
];
