import { array, boolean, number, object, string } from "yup";
import { adultSchema } from "../auth/schema.ts";
import { defineContract, fileAnswer } from "../contract/define.ts";
import { choice, isoDate, list, text } from "../contract/wire.ts";
import * as calls from "./calls.ts";
import { ACCESS_KINDS, CONSENT_KINDS } from "./retention.ts";

/** Everything stored about the person, as JSON. */
export const exportAccount = defineContract({
  ...calls.exportAccount,
  status: 200,
  response: fileAnswer("application/json"),
  errors: ["TOO_MANY_REQUESTS"],
});

export const updateAccount = defineContract({
  ...calls.updateAccount,
  body: adultSchema,
  status: 200,
  response: object({ message: text() }),
});

/** A wrong password is a 400 on `password`; an admin's account is removed from the command line only (403). */
export const deleteAccount = defineContract({
  ...calls.deleteAccount,
  body: object({
    /** Revokes the certificates of the verified address; otherwise they stay as a public record without the address. */
    revokeCertificates: boolean().default(false),
    password: string().max(1000, "The password is wrong.").required("Password is required."),
  }),
  status: 204,
  errors: ["LAST_OWNER", "OPEN_REFUND", "TOO_MANY_REQUESTS"],
});

/** Whether answers may be used to check the grader; off until the student agrees. An unchanged choice is not recorded again. */
export const updateConsents = defineContract({
  ...calls.updateConsents,
  body: object({
    graderCheck: boolean()
      .typeError("graderCheck must be true or false.")
      .required("graderCheck must be true or false."),
  }),
  status: 200,
  response: object({ message: text() }),
});

const count = () => number().defined();

export const accountPrivacy = defineContract({
  ...calls.accountPrivacy,
  status: 200,
  response: object({
    /** The number of stored items of each kind. */
    held: object({
      applications: count(),
      interviews: count(),
      drills: count(),
      quizAttempts: count(),
      savedJobs: count(),
      applicationDrafts: count(),
      jobAlerts: count(),
      payments: count(),
      jobs: count(),
      invitations: count(),
      certificates: count(),
      enrolments: count(),
      jobReports: count(),
      notifications: count(),
      /** Kinds of e-mails that the person has stopped. */
      mailStops: count(),
      /** Results with a public page. */
      sharedResults: count(),
      /** For an employer: notes and scorecards, applications with a stage or tags, sent invitations, opened profiles, own mails and views. */
      notes: count(),
      /** Absent in a former release, as `access` and `written`. */
      scorecards: number(),
      staged: count(),
      tagged: count(),
      sentInvitations: count(),
      openedProfiles: count(),
      mailTemplates: count(),
      savedViews: count(),
    }),
    /** Newest first. */
    consents: list(
      object({
        kind: choice(CONSENT_KINDS),
        given: boolean().defined(),
        source: text(),
        version: text(),
        at: isoDate(),
      }),
    ),
    /** Companies that opened the profile, by day in India (`YYYY-MM-DD`), newest first. */
    views: list(object({ company: text(), date: text() })),
    /** How many employers saw the contact details in a list of the candidate search, by month (`YYYY-MM`), newest first. */
    listed: list(object({ month: text(), employers: count() })),
    /** For a student: the companies that opened, decided or exported an application, by day in India, newest first. */
    access: array().of(object({ company: text(), kind: choice(ACCESS_KINDS), date: text() })),
    /** For a student: how many notes and scorecards about the person a company has. */
    written: array().of(object({ company: text(), notes: count(), scorecards: count() })),
    grievance: object({ name: text(), email: text() }),
  }),
});
