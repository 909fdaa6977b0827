import { decideReview } from "@dryrun/domain/admin/contract";
import { apply, rejectApplication } from "@dryrun/domain/applications/contract";
import { triageApplications } from "@dryrun/domain/applications/triage/contract";
import { register } from "@dryrun/domain/auth/contract";
import { issueCertificate } from "@dryrun/domain/certificates/contract";
import { createApiKey } from "@dryrun/domain/company/api-keys/contract";
import { changeMailSettings, previewCandidateMail, sendCandidateMail } from "@dryrun/domain/company/mail/contract";
import { cancelMeeting, cancelMyMeeting, proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { setRejectionReasons, updateCompany } from "@dryrun/domain/company/profile/contract";
import { joinTeam } from "@dryrun/domain/company/team/contract";
import { contact } from "@dryrun/domain/contact/contract";
import type { Contract } from "@dryrun/domain/contract/define";
import { createCourseOrder } from "@dryrun/domain/courses/contract";
import { invite } from "@dryrun/domain/invitations/contract";
import { createJob, updateJob } from "@dryrun/domain/jobs/contract";
import { createMasterclassOrder, createSessions, updateSession } from "@dryrun/domain/masterclass/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { previewTemplate, saveTemplate } from "@dryrun/domain/templates/contract";
import { applicationForm, jobForm, registrationForm } from "./builders.ts";
import { courseForm, seatForm } from "./purchases.ts";

/** A field of a call whose text a mail prints. Inputs are checked before anything is looked up, so any id will do. */
export interface PrintedField {
  of: Contract;
  by: "student" | "employer" | "admin" | null;
  /** As the refusal names it. */
  field: string;
  given: (typed: string) => { params?: Record<string, string>; body: object };
}
type By = PrintedField["by"];
type Given = PrintedField["given"];
const field = (of: Contract, by: By, name: string, given: Given): PrintedField => ({ of, by, field: name, given });

const ANY = "01990000-0000-7000-8000-000000000000";
const SESSION = {
  startAt: "2026-12-05T05:30:00Z",
  endAt: "2026-12-05T06:30:00Z",
  teamsMeetingUrl: "https://meet.example.com/1",
};
const CERTIFICATE = { studentName: "Asha", email: "c@example.com", courseName: "SQL" };
const INVITED = { firstName: "Ravi", lastName: "Rao", email: "b@example.com", validity: "never" };
const MEETING = { minutes: 30, place: "Pune", message: "", slots: null, colleagues: [] };
const MAIL = { applicationIds: [ANY], subject: "Hello", text: "We like your application." };

/** Names of people. */
const PEOPLE = [
  field(register, null, "fullName", (fullName) => ({ body: registrationForm({ fullName }) })),
  field(register, null, "username", (username) => ({ body: registrationForm({ username }) })),
  field(joinTeam, null, "fullName", (fullName) => ({
    params: { token: "x" },
    body: registrationForm({ fullName, confirmPassword: "correct horse battery", isAdult: true }),
  })),
  field(updateProfile, "student", "fullName", (fullName) => ({ body: { fullName } })),
  field(apply, "student", "fullName", (fullName) => ({ body: { ...applicationForm({ fullName }), jobId: ANY } })),
  field(invite, "employer", "firstName", (firstName) => ({
    params: { jobId: ANY },
    body: { ...INVITED, firstName },
  })),
  field(createMasterclassOrder, null, "firstName", (firstName) => ({ body: seatForm(ANY, { firstName }) })),
  field(createCourseOrder, null, "first_name", (first_name) => ({ body: courseForm({ first_name }) })),
  field(issueCertificate, "admin", "studentName", (studentName) => ({ body: { ...CERTIFICATE, studentName } })),
  field(contact, null, "name", (name) => ({
    body: { name, email: "a@example.com", topic: "Other", message: "Hello" },
  })),
];
/** The ends of names that are typed in two fields. */
export const LAST_NAMES = [
  field(invite, "employer", "lastName", (lastName) => ({ params: { jobId: ANY }, body: { ...INVITED, lastName } })),
  field(createMasterclassOrder, null, "lastName", (lastName) => ({ body: seatForm(ANY, { lastName }) })),
  field(createCourseOrder, null, "last_name", (last_name) => ({ body: courseForm({ last_name }) })),
];
const COMPANIES = [
  field(register, null, "companyName", (companyName) => ({
    body: registrationForm({ userType: "employer", companyName }),
  })),
  field(updateProfile, "employer", "companyName", (companyName) => ({ body: { companyName } })),
  field(updateCompany, "employer", "name", (name) => ({ body: { name } })),
  field(createJob, "employer", "company", (company) => ({ body: jobForm({ company }) })),
  field(updateJob, "employer", "company", (company) => ({ params: { id: ANY }, body: jobForm({ company }) })),
];
const JOBS = [
  field(createJob, "employer", "title", (title) => ({ body: jobForm({ title }) })),
  field(updateJob, "employer", "title", (title) => ({ params: { id: ANY }, body: jobForm({ title }) })),
];
const SESSIONS = [
  field(createSessions, "admin", "sessions.0.title", (title) => ({ body: { sessions: [{ ...SESSION, title }] } })),
  field(updateSession, "admin", "title", (title) => ({ params: { id: ANY }, body: { title } })),
];
const COURSES = [
  field(issueCertificate, "admin", "courseName", (courseName) => ({ body: { ...CERTIFICATE, courseName } })),
];

/** The reason of a rejection, and those that a company chooses from. */
const REASONS = [
  field(rejectApplication, "employer", "reason", (reason) => ({ body: { applicationId: ANY, reason } })),
  field(triageApplications, "employer", "reason", (reason) => ({
    body: { applicationIds: [ANY], status: "rejected", reason },
  })),
  field(setRejectionReasons, "employer", "reasons.0.text", (text) => ({
    body: { reasons: [{ text, isShared: true }] },
  })),
];
const written = (name: "subject" | "text") => [
  ...[saveTemplate, previewTemplate].map((of) =>
    field(of, "employer", name, (typed) => ({
      params: { kind: "reject" },
      body: { subject: MAIL.subject, text: MAIL.text, [name]: typed },
    })),
  ),
  ...[previewCandidateMail, sendCandidateMail].map((of) =>
    field(of, "employer", name, (typed) => ({ body: { ...MAIL, [name]: typed } })),
  ),
];
const place = field(proposeMeeting, "employer", "place", (typed) => ({
  params: { applicationId: ANY },
  body: { ...MEETING, place: typed },
}));

/** `name`: also no name of ours, and a letter; `title`: one line; `text`: telephone numbers are permitted. */
export type PrintedText =
  | { kind: "name" | "title" | "text"; fields: readonly PrintedField[] }
  | { kind: "unchecked"; why: string };
const names = (fields: readonly PrintedField[]): PrintedText => ({ kind: "name", fields });
const titles = (fields: readonly PrintedField[]): PrintedText => ({ kind: "title", fields });
const texts = (...fields: readonly PrintedField[]): PrintedText => ({ kind: "text", fields });

/** Everything that mails print of what people typed, by its name in `mails.test.ts`, with the fields that it comes from. */
export const PRINTED: Readonly<Record<string, PrintedText>> = {
  name: names(PEOPLE),
  candidate: names(PEOPLE),
  colleague: names(PEOPLE),
  company: names(COMPANIES),
  jobTitle: names(JOBS),
  sessionTitle: titles(SESSIONS),
  courseName: titles(COURSES),
  location: texts(field(createJob, "employer", "location", (location) => ({ body: jobForm({ location }) }))),
  salary: texts(field(createJob, "employer", "salary", (salary) => ({ body: jobForm({ salary }) }))),
  reason: texts(...REASONS),
  subject: texts(...written("subject")),
  text: texts(...written("text")),
  signature: texts(field(changeMailSettings, "employer", "signature", (signature) => ({ body: { signature } }))),
  place: texts(place),
  message: texts(
    field(proposeMeeting, "employer", "message", (message) => ({
      params: { applicationId: ANY },
      body: { ...MEETING, message },
    })),
  ),
  cancelReason: texts(
    field(cancelMeeting, "employer", "reason", (reason) => ({ params: { meetingId: ANY }, body: { reason } })),
    field(cancelMyMeeting, "student", "reason", (reason) => ({ params: { meetingId: ANY }, body: { reason } })),
  ),
  reviewNote: texts(
    field(decideReview, "admin", "note", (note) => ({ params: { id: ANY }, body: { scores: [], note } })),
  ),
  colleagueNote: { kind: "unchecked", why: "Notes may hold links for colleagues; the mail does not quote these." },
  accessTo: titles([field(createApiKey, "employer", "name", (name) => ({ body: { name, scope: "read" } }))]),
  host: { kind: "unchecked", why: "The server of a company's own webhook, to its owners." },
  description: { kind: "unchecked", why: "Our own words for what was bought." },
};
