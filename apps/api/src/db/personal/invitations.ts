import { invitations, inviteDeclines } from "../schema/invitations.ts";
import { mailStops } from "../schema/mail-stops.ts";
import { notifications } from "../schema/notifications.ts";
import { sharedResults } from "../schema/shared-results.ts";
import { mailTemplates } from "../schema/templates.ts";
import { describeTable, IN, NO, notDownloaded, WITH_ACCOUNT } from "./handling.ts";

/** Entries of the list of personal data: invitations, people who decline them, and the employers' own mail texts. */
export const OF_INVITATIONS = [
  describeTable(invitations, "with the student's account", {
    id: NO,
    jobId: NO,
    companyId: NO,
    studentId: IN,
    email: IN,
    firstName: IN,
    lastName: IN,
    phone: IN,
    validity: notDownloaded("the end is in the download"),
    expiresAt: IN,
    createdAt: IN,
    lastSentAt: notDownloaded("when a mail was sent"),
    resentAt: notDownloaded("when a mail was sent"),
    applicationRemindedAt: notDownloaded("when a mail was sent"),
    applicationReminderDueAt: notDownloaded("when a mail will be sent"),
    interviewRemindedAt: notDownloaded("when a mail was sent"),
    cancelledAt: notDownloaded("the employer's own"),
    invitedBy: notDownloaded("a person of the company"),
    remindedBy: notDownloaded("a person of the company"),
    mailWaits: notDownloaded("when a mail was sent"),
  }),
  describeTable(mailTemplates, WITH_ACCOUNT, {
    companyId: notDownloaded("the company's id"),
    kind: IN,
    subject: IN,
    text: IN,
    updatedAt: IN,
  }),
  describeTable(inviteDeclines, "for good", {
    emailHash: {
      download: { not: "the file says whether the address is on the list" },
      deletion: {
        stays: "who asked for no invitations gets none for good; keyed, so that nobody reads an address from it",
      },
    },
    createdAt: NO,
  }),
];

/** Entries of the list of personal data: notifications, stopped mails, and shared results. */
export const OF_NOTIFICATIONS = [
  describeTable(notifications, "notifications", {
    id: NO,
    userId: notDownloaded("the account's id"),
    event: IN,
    key: notDownloaded("names the event and one of our ids"),
    sessionId: notDownloaded("one of our ids"),
    applicationId: notDownloaded("one of our ids"),
    meetingId: notDownloaded("one of our ids"),
    jobId: notDownloaded("the download names the job"),
    company: IN,
    byId: notDownloaded("an account of the company"),
    score: IN,
    found: IN,
    search: IN,
    createdAt: IN,
    readAt: IN,
  }),
  describeTable(mailStops, WITH_ACCOUNT, { userId: notDownloaded("the account's id"), kind: IN, stoppedAt: IN }),
  describeTable(sharedResults, "interviewAnswers", {
    sessionId: notDownloaded("one of our ids"),
    studentId: notDownloaded("the account's id"),
    token: IN,
    sharedAt: IN,
    name: IN,
    shownName: IN,
    showsScore: IN,
    showsLevels: IN,
    answer: IN,
    endsAt: IN,
    views: IN,
  }),
];
