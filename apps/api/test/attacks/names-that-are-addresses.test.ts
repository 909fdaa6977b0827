// cspell:disable
import { proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { updateCompany } from "@dryrun/domain/company/profile/contract";
import { createJob, updateJob } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { jobs } from "../../src/db/schema/jobs.ts";
import { aJob, anAdmin, aPerson, aStudent, jobForm, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { LAST_NAMES, PRINTED, type PrintedField } from "../printed-texts.ts";
import { uploadCsv } from "../upload-csv.ts";

// Our mails contain what other people typed: nothing of it may lead out of the mail, or look like ours.
// `src/mails/mails.test.ts` shows that the table has everything that mails print.

let testApp: TestApp;
let people: Record<"student" | "employer" | "admin", Person>;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  people = {
    student: await aStudent(testApp),
    employer: await aPerson(testApp, "employer"),
    admin: await anAdmin(testApp),
  };
  jobId = await aJob(testApp, people.employer);
});
afterAll(() => testApp.close());

const fieldsOf = (...kinds: string[]) => {
  const fields = Object.values(PRINTED).flatMap((text) =>
    "fields" in text && kinds.includes(text.kind) ? text.fields : [],
  );
  return [...new Set(fields)].map((field): [string, PrintedField] => [`${field.of.path}: ${field.field}`, field]);
};
const LINKS = [
  "Prize draw evil-bank.com/claim",
  "Join http://evil.example/pay",
  "Ask hr@evil.example",
  "Pay the fee to asha@okaxis",
  "evil (dot) com",
];
const PHONE = "Call +91 98765 43210";
const OURS = ["Dryrun Support", "Dryrun (Official)", "D r y r u n", "ＤＲＹＲＵＮ", "Drуrun", "Razorpay", "R4zorpay"];
const UNSEEN = ["\u3164".repeat(30), "\u200d".repeat(50), "– –", "2026"];

async function faultOf({ of, by, field, given }: PrintedField, typed: string) {
  const { status, refusal } = await call(testApp, of, given(typed), by ? people[by].token : undefined);
  const fault = refusal.errors?.find((error) => error.field === field);
  return fault && { status, message: fault.message };
}

test.each(fieldsOf("name", "title"))("%s cannot be an address or a telephone number", async (_, field) => {
  for (const typed of [...LINKS, PHONE])
    expect(await faultOf(field, typed)).toEqual({
      status: 400,
      message: expect.stringMatching(/ cannot contain web or e-mail addresses, UPI ids or telephone numbers\.$/),
    });
});

test.each([
  ...fieldsOf("name"),
  ...LAST_NAMES.map((field): [string, PrintedField] => [`${field.of.path}: ${field.field}`, field]),
])("%s cannot be a name of ours or of the payment provider", async (_, field) => {
  for (const typed of OURS)
    expect(await faultOf(field, typed)).toEqual({
      status: 400,
      message: expect.stringMatching(/ cannot contain the name Dryrun or Razorpay, also spelt in another way\.$/),
    });
  expect(await faultOf(field, "Dry Fruit Runner")).toBeUndefined();
});

test.each(fieldsOf("name"))("%s has a letter that a reader sees", async (_, field) => {
  for (const typed of UNSEEN)
    expect(await faultOf(field, typed)).toEqual({
      status: 400,
      message: expect.stringMatching(/ needs at least one letter\.$| is required\.$/),
    });
});

test("a first and a last name cannot be a name of ours together", async () => {
  const [invited] = LAST_NAMES;
  const split = { ...invited, given: (typed: string) => withFirst(invited?.given(typed), "Dry") } as PrintedField;
  expect((await faultOf(split, "Run"))?.status).toBe(400);
  expect(await faultOf(split, "Runa")).toBeUndefined();
});
const withFirst = (given: ReturnType<PrintedField["given"]> | undefined, firstName: string) => ({
  ...given,
  body: { ...given?.body, firstName },
});

describe.each(fieldsOf("text"))("%s", (_, field) => {
  test("cannot hold a link, an address or a UPI id", async () => {
    for (const typed of LINKS)
      expect(await faultOf(field, typed)).toEqual({
        status: 400,
        message: expect.stringMatching(
          /^Remove web addresses, e-mail addresses and UPI ids| without addresses, or only the https| cannot contain web or e-mail addresses/,
        ),
      });
  });

  test("can hold a telephone number", async () => {
    expect(await faultOf(field, "98765 43210")).toBeUndefined();
  });
});

test.each([
  ["https://meet.example.com/abc-defg-hij?pwd=1", true],
  ["4th floor, 12 MG Road, Pune 411001", true],
  ["Join at https://meet.example.com/abc", false],
  ["https://meet.example.com/abc and bring ₹500", false],
  ["https://meet.example.com@evil.example/", false],
  ["http://meet.example.com/abc", false],
  ["meet.example.com/abc", false],
  ["javascript:alert(1)", false],
  ["https://localhost/", false],
])("the place of a meeting is a text or one https address alone: %j", async (place, isPermitted) => {
  const { status, refusal } = await call(
    testApp,
    proposeMeeting,
    {
      params: { applicationId: "01990000-0000-7000-8000-000000000000" },
      body: { minutes: 30, place, message: "", slots: null, colleagues: [] },
    },
    people.employer.token,
  );
  expect([status, refusal.errors?.map(({ field }) => field)]).toEqual(
    isPermitted ? [404, undefined] : [400, ["place"]],
  );
});

test("the location of a job can have postal codes", async () => {
  const body = jobForm({ location: "Pune 411001, 411014" });
  expect((await call(testApp, createJob, { body }, people.employer.token)).status).toBe(201);
});

test("a description can speak of dry runs and of Razorpay", async () => {
  const body = jobForm({ description: "<p>You do dry runs, and each dry run ends in a Razorpay report.</p>" });
  expect((await call(testApp, createJob, { body }, people.employer.token)).status).toBe(201);
});

test("a job from before this rule is read as it is, and its field alone must be mended to change it", async () => {
  const { token } = people.employer;
  const id = await aJob(testApp, people.employer);
  await testApp.db.update(jobs).set({ title: "Dryrun analyst", company: "Razorpay" }).where(eq(jobs.id, id));
  const old = jobForm({ title: "Dryrun analyst", company: "Razorpay" });
  const change = (body: object) => call(testApp, updateJob, { params: { id }, body: { ...old, ...body } }, token);
  expect((await change({})).refusal.errors?.map(({ field }) => field)).toEqual(["title", "company"]);
  expect((await change({ title: "Data Analyst", company: "Sahyadri" })).body.job.title).toBe("Data Analyst");
  // Another change of the company's profile does not need its name.
  expect((await call(testApp, updateCompany, { body: { city: "Pune" } }, token)).status).toBe(200);
});

test.each([
  [LINKS[0], "Rao", "firstName"],
  ["Dry", "Run", "lastName"],
])("a row in a file of invitations cannot name %j %j", async (firstName, lastName, field) => {
  const file = `firstName,lastName,email,phone,validity\n${firstName},${lastName},d@example.com,9876501234,never`;
  const { status, body } = await uploadCsv(testApp, `/bulk-invite/${jobId}/bulk-invite`, file, people.employer.token);
  expect([status, body.errors]).toMatchObject([400, [{ row: 2, field }]]);
});
