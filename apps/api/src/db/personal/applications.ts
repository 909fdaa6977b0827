import { applicationDrafts } from "../schema/application-drafts.ts";
import { applications } from "../schema/applications.ts";
import { savedViews } from "../schema/saved-views.ts";
import { HELD, IN, NO, OWN_NOTES, of, RESUME, stays, WITH_ACCOUNT, without } from "./handling.ts";

/** Entries of the list of personal data: applications, drafts of them, and an employer's views of them. */
export const OF_APPLICATIONS = [
  of(applicationDrafts, "applicationDrafts", {
    studentId: without("the account's id"),
    jobId: IN,
    values: IN,
    version: NO,
    savedAt: IN,
  }),
  of(applications, "for good; emptied with the student's account", {
    ...RESUME,
    fullName: IN,
    id: IN,
    jobId: IN,
    studentId: IN,
    status: stays("the employer's line: status, dates, score"),
    createdAt: stays("the employer's line: status, dates, score"),
    viewedAt: stays("the employer's line: status, dates, score"),
    decidedAt: stays("the employer's line: status, dates, score"),
    decisionReason: IN,
    withdrawnAt: stays("the employer's line: status, dates, score"),
    employerId: without("the download names the company"),
    experienceYears: IN,
    heldStatus: without(HELD),
    heldReason: without(HELD),
    heldAt: without(HELD),
    heldUntil: without(HELD),
    shownStatus: { download: { not: HELD }, deletion: { stays: "the employer's line: status, dates, score" } },
    stage: without(OWN_NOTES),
    shortlisted: without(OWN_NOTES),
    tags: without(OWN_NOTES),
    tagKeys: without(OWN_NOTES),
    note: without(OWN_NOTES),
    interviewRemindedAt: stays("when a mail was sent"),
    interviewSentAt: stays("the employer's line: status, dates, score"),
    interviewReadAt: without("the employer's own"),
    interviewScore: stays("the employer's line: status, dates, score"),
    interviewVerdict: stays("the employer's line: status, dates, score"),
    topicScores: IN,
  }),
  of(savedViews, WITH_ACCOUNT, { id: NO, employerId: IN, list: IN, name: IN, query: IN, savedAt: IN }),
];
