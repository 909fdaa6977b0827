import { invitations, inviteDeclines } from "../schema/invitations.ts";
import { mailStops } from "../schema/mail-stops.ts";
import { notifications } from "../schema/notifications.ts";
import { sharedResults } from "../schema/shared-results.ts";
import { mailTemplates } from "../schema/templates.ts";
import { IN, NO, of, WITH_ACCOUNT, without } from "./handling.ts";

/** Entries of the list of personal data: invitations, people who decline them, and the employers' own mail texts. */
export const OF_INVITATIONS = [
  of(invitations, "with the student's account", {
    id: NO,
    jobId: NO,
    studentId: IN,
    email: IN,
    firstName: IN,
    lastName: IN,
    phone: IN,
    validity: without("the end is in the download"),
    expiresAt: IN,
    createdAt: IN,
    lastSentAt: without("when a mail was sent"),
    resentAt: without("when a mail was sent"),
    applicationRemindedAt: without("when a mail was sent"),
    applicationReminderDueAt: without("when a mail will be sent"),
    interviewRemindedAt: without("when a mail was sent"),
    cancelledAt: without("the employer's own"),
    mailWaits: without("when a mail was sent"),
  }),
  of(mailTemplates, WITH_ACCOUNT, {
    employerId: without("the account's id"),
    kind: IN,
    subject: IN,
    text: IN,
    updatedAt: IN,
  }),
  of(inviteDeclines, "for good", {
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
  of(notifications, "notifications", {
    id: NO,
    userId: without("the account's id"),
    event: IN,
    key: without("names the event and one of our ids"),
    sessionId: without("one of our ids"),
    applicationId: without("one of our ids"),
    jobId: without("the download names the job"),
    company: IN,
    score: IN,
    found: IN,
    search: IN,
    createdAt: IN,
    readAt: IN,
  }),
  of(mailStops, WITH_ACCOUNT, { userId: without("the account's id"), kind: IN, stoppedAt: IN }),
  of(sharedResults, "interviewAnswers", {
    sessionId: without("one of our ids"),
    studentId: without("the account's id"),
    token: IN,
    sharedAt: IN,
  }),
];
