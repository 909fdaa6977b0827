import { applicationDrafts } from "../schema/application-drafts.ts";
import { applicationNotes } from "../schema/application-notes.ts";
import { applications } from "../schema/applications.ts";
import { reopenedDecisions } from "../schema/reopened-decisions.ts";
import { savedViews } from "../schema/saved-views.ts";
import { describeTable, HELD, IN, NO, notDeleted, notDownloaded, OWN_NOTES, RESUME, WITH_ACCOUNT } from "./handling.ts";

/** Entries of the list of personal data: applications, drafts of them, and an employer's views of them. */
export const OF_APPLICATIONS = [
  describeTable(applicationDrafts, "applicationDrafts", {
    studentId: notDownloaded("the account's id"),
    jobId: IN,
    values: IN,
    version: NO,
    savedAt: IN,
  }),
  describeTable(applications, "for good; emptied with the student's account", {
    ...RESUME,
    fullName: IN,
    id: IN,
    jobId: IN,
    studentId: IN,
    status: notDeleted("the employer's line: status, dates, score"),
    createdAt: notDeleted("the employer's line: status, dates, score"),
    viewedAt: notDeleted("the employer's line: status, dates, score"),
    decidedAt: notDeleted("the employer's line: status, dates, score"),
    decisionReason: IN,
    privateReason: notDownloaded(OWN_NOTES),
    assigneeId: notDownloaded("a person of the company"),
    decidedBy: notDownloaded("the person of the company who decided"),
    withdrawnAt: notDeleted("the employer's line: status, dates, score"),
    companyId: notDownloaded("the download names the company"),
    experienceYears: IN,
    heldStatus: notDownloaded(HELD),
    heldReason: notDownloaded(HELD),
    heldAt: notDownloaded(HELD),
    heldUntil: notDownloaded(HELD),
    shownStatus: { download: { not: HELD }, deletion: { stays: "the employer's line: status, dates, score" } },
    stage: notDownloaded(OWN_NOTES),
    shortlisted: notDownloaded(OWN_NOTES),
    tags: notDownloaded(OWN_NOTES),
    tagKeys: notDownloaded(OWN_NOTES),
    note: notDownloaded(OWN_NOTES),
    interviewRemindedAt: notDeleted("when a mail was sent"),
    interviewSentAt: notDeleted("the employer's line: status, dates, score"),
    interviewReadAt: notDownloaded("the employer's own"),
    interviewScore: notDeleted("the employer's line: status, dates, score"),
    interviewVerdict: notDeleted("the employer's line: status, dates, score"),
    topicScores: IN,
  }),
  describeTable(reopenedDecisions, "with the application or the student's account", {
    id: NO,
    applicationId: IN,
    status: IN,
    reason: IN,
    privateReason: notDownloaded(OWN_NOTES),
    decidedAt: IN,
    decidedBy: notDownloaded("the person of the company who decided"),
    reopenedAt: IN,
    reopenedBy: notDownloaded("a person of the company"),
    reopenReason: notDownloaded(OWN_NOTES),
  }),
  describeTable(applicationNotes, "with the application or the student's account", {
    id: NO,
    applicationId: notDownloaded("one of our ids"),
    authorId: notDownloaded("what the person wrote for the company, which keeps it without the person"),
    text: notDownloaded(OWN_NOTES),
    createdAt: NO,
    editedAt: NO,
  }),
  describeTable(savedViews, WITH_ACCOUNT, { id: NO, employerId: IN, list: IN, name: IN, query: IN, savedAt: IN }),
];
