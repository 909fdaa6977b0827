import { apply } from "@dryrun/domain/applications/contract";
import { register } from "@dryrun/domain/auth/contract";
import { issueCertificate } from "@dryrun/domain/certificates/contract";
import { contact } from "@dryrun/domain/contact/contract";
import type { Contract } from "@dryrun/domain/contract/define";
import { createCourseOrder } from "@dryrun/domain/courses/contract";
import { invite } from "@dryrun/domain/invitations/contract";
import { createJob } from "@dryrun/domain/jobs/contract";
import { createMasterclassOrder, createSessions, updateSession } from "@dryrun/domain/masterclass/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { saveTemplate } from "@dryrun/domain/templates/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  aJob,
  anAdmin,
  aPerson,
  applicationForm,
  aStudent,
  jobForm,
  type Person,
  registrationForm,
} from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { aSession, courseForm, seatForm } from "../purchases.ts";
import { uploadCsv } from "../upload-csv.ts";

// Our mails contain names, titles and companies that their senders typed: none may lead out of the mail.

let testApp: TestApp;
let people: Record<"student" | "employer" | "admin", Person>;
let jobId: string;
let sessionId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  people = {
    student: await aStudent(testApp),
    employer: await aPerson(testApp, "employer"),
    admin: await anAdmin(testApp),
  };
  jobId = await aJob(testApp, people.employer);
  sessionId = (await aSession(testApp)).id;
});
afterAll(() => testApp.close());

const LINK = "Prize draw evil-bank.com/claim";
const PHONE = "Call +91 98765 43210";
const session = (title: string) => ({
  title,
  startAt: "2026-12-05T05:30:00Z",
  endAt: "2026-12-05T06:30:00Z",
  teamsMeetingUrl: "https://meet.example.com/1",
});
type Given = { params?: Record<string, string>; body: object };

test.each<[string, Contract, "student" | "employer" | "admin" | null, (typed: string) => Given]>([
  ["fullName", register, null, (fullName) => ({ body: registrationForm({ fullName }) })],
  ["username", register, null, (username) => ({ body: registrationForm({ username }) })],
  ["name", contact, null, (name) => ({ body: { name, email: "a@example.com", topic: "Other", message: "Hello" } })],
  ["fullName", updateProfile, "student", (fullName) => ({ body: { fullName } })],
  ["companyName", updateProfile, "employer", (companyName) => ({ body: { companyName } })],
  ["title", createJob, "employer", (title) => ({ body: jobForm({ title }) })],
  ["company", createJob, "employer", (company) => ({ body: jobForm({ company }) })],
  ["fullName", apply, "student", (fullName) => ({ body: { ...applicationForm({ fullName }), jobId } })],
  [
    "firstName",
    invite,
    "employer",
    (firstName) => ({
      params: { jobId },
      body: { firstName, lastName: "Rao", email: "b@example.com", validity: "never" },
    }),
  ],
  ["firstName", createMasterclassOrder, null, (firstName) => ({ body: seatForm(sessionId, { firstName }) })],
  ["last_name", createCourseOrder, null, (last_name) => ({ body: courseForm({ last_name }) })],
  ["sessions.0.title", createSessions, "admin", (title) => ({ body: { sessions: [session(title)] } })],
  ["title", updateSession, "admin", (title) => ({ params: { id: sessionId }, body: { title } })],
  [
    "studentName",
    issueCertificate,
    "admin",
    (studentName) => ({ body: { studentName, email: "c@example.com", courseName: "SQL" } }),
  ],
  [
    "courseName",
    issueCertificate,
    "admin",
    (courseName) => ({ body: { studentName: "Asha", email: "c@example.com", courseName } }),
  ],
])("%s cannot be an address", async (field, contract, role, given) => {
  for (const typed of [LINK, PHONE]) {
    const { status, refusal } = await call(testApp, contract, given(typed), role ? people[role].token : undefined);
    const message = expect.stringMatching(/ cannot contain web or e-mail addresses, UPI ids or telephone numbers\.$/);
    expect([status, refusal.errors]).toEqual([400, [{ field, message }]]);
  }
});

test("the location of a job and the text of a template cannot be links, but can have postal codes and numbers", async () => {
  const { token } = people.employer;
  const post = (location: string) => call(testApp, createJob, { body: jobForm({ location }) }, token);
  expect((await post(LINK)).refusal.errors).toMatchObject([{ field: "location" }]);
  expect((await post("Pune 411001, 411014")).status).toBe(201);
  const save = (text: string) =>
    call(testApp, saveTemplate, { params: { kind: "reject" }, body: { subject: "Hello", text } }, token);
  expect((await save(`See ${LINK}`)).refusal.errors).toMatchObject([{ field: "text" }]);
  expect((await save("Call 98765 01234")).status).toBe(200);
});

test("a row in a file of invitations cannot have one", async () => {
  const file = `firstName,lastName,email,phone,validity\n${LINK},Rao,d@example.com,9876501234,never`;
  const { status, body } = await uploadCsv(testApp, `/bulk-invite/${jobId}/bulk-invite`, file, people.employer.token);
  expect([status, body.errors]).toMatchObject([400, [{ row: 2, field: "firstName" }]]);
});
