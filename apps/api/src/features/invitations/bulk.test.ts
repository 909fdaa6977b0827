import { bulkInvite, invite, jobInvitations } from "@dryrun/domain/invitations/contract";
import { HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { uploadCsv } from "../../../test/upload-csv.ts";
import { ledger, users } from "../../db/schema/accounts.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { profiles } from "../../db/schema/profiles.ts";

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer);
});
afterAll(() => testApp.close());

const HEADER = "firstName,lastName,email,phone,validity";
const row = (email: string, validity = "24") => `Ravi,Kumar,${email},9876501234,${validity}`;
const fileOf = (...rows: string[]) => [HEADER, ...rows, ""].join("\r\n");
const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => row(`${name}${index}@example.com`));

const upload = (content: BlobPart, to = jobId, headers: Record<string, string> = {}) =>
  uploadCsv(testApp, bulkInvite.path.replace(":jobId", to), content, employer.token, headers);
const invited = (job = jobId) => testApp.db.$count(invitations, eq(invitations.jobId, job));
const mailsTo = (email: string) => testApp.mails.filter(({ to }) => to === email);

describe("a file of people", () => {
  test("invites new people, reminds those invited a day ago, and links to applications, row by row", async () => {
    const job = await aJob(testApp, employer);
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, job);
    await upload(fileOf(row("known@example.com", "never")), job);
    testApp.clock.moveTo(new Date(Date.now() + 25 * HOUR_MS));
    const { status, body } = await upload(
      fileOf(row("fresh@example.com", "NEVER"), "", row("Known@Example.com"), row(student.email)),
      job,
    );
    testApp.clock.moveTo(new Date());
    expect([status, body]).toEqual([
      200,
      {
        message: "Invitations sent",
        results: [
          { row: 2, email: "fresh@example.com", type: "invited" },
          { row: 4, email: "known@example.com", type: "reminder" },
          { row: 5, email: student.email, type: "alreadyApplied", applicationId },
        ],
      },
    ]);
    await eventually(() => mailsTo("fresh@example.com")[0]);
    await eventually(() => mailsTo("known@example.com")[1]);
    expect(mailsTo(student.email).filter(({ subject }) => subject.includes("invites"))).toEqual([]);
  });

  test("skips people invited or reminded within 24 hours, like Remind everybody", async () => {
    const job = await aJob(testApp, employer);
    await upload(fileOf(row("minute@example.com")), job);
    await eventually(() => mailsTo("minute@example.com")[0]);
    const before = await testApp.db.select().from(invitations).where(eq(invitations.jobId, job));
    const { status, body } = await upload(fileOf(row("minute@example.com", "never")), job);
    expect([status, body.results]).toEqual([200, [{ row: 2, email: "minute@example.com", type: "withinDay" }]]);
    expect(await testApp.db.select().from(invitations).where(eq(invitations.jobId, job))).toEqual(before);
    expect(mailsTo("minute@example.com")).toHaveLength(1);
  });

  test("is sorted by name in the table, below later invitations", async () => {
    const job = await aJob(testApp, employer);
    const named = (name: string) => row(`${name}@example.com`).replace("Ravi", name);
    await upload(fileOf(...["Zoya", "Asha", "Meera", "Bina"].map(named)), job);
    await upload(fileOf(named("Later")), job);
    const { body } = await call(testApp, jobInvitations, { params: { id: job } }, employer.token);
    expect(body.invitations.map(({ student }) => student.fullName.split(" ")[0])).toEqual([
      "Later",
      "Asha",
      "Bina",
      "Meera",
      "Zoya",
    ]);
  });

  test("creates accounts like a single invitation", async () => {
    await upload(fileOf(row("opened@example.com")));
    const [user] = await testApp.db.select().from(users).where(eq(users.email, "opened@example.com"));
    expect(user).toMatchObject({
      userType: "student",
      passwordHash: null,
      interviewCredits: 0,
      fullName: "Ravi Kumar",
    });
    const [profile] = await testApp.db
      .select()
      .from(profiles)
      .where(eq(profiles.userId, user?.id ?? ""));
    expect([profile?.visibleToRecruiters, profile?.phone]).toEqual([false, "9876501234"]);
    expect(await testApp.db.$count(ledger, eq(ledger.userId, user?.id ?? ""))).toBe(0);
  });

  test("of 500 rows is invited completely", async () => {
    const job = await aJob(testApp, employer);
    const { status, body } = await upload(fileOf(...many("bulk", 500)), job);
    expect([status, body.results.length, await invited(job)]).toEqual([200, 500, 500]);
    const list = await call(testApp, jobInvitations, { params: { id: job } }, employer.token);
    expect(list.body.invitations).toHaveLength(500);
    await eventually(() => mailsTo("bulk499@example.com")[0]);
  });

  test.each<[string, string, object[]]>([
    [
      "values are missing",
      fileOf(row("a1@example.com"), "Asha,Rao,,9876501234,"),
      [{ row: 3, field: "email", message: "Row 3: e-mail and validity are missing" }],
    ],
    [
      "a validity is another",
      fileOf(row("a2@example.com", "72")),
      [{ row: 2, field: "validity", message: "Row 2: invalid validity" }],
    ],
    [
      "an e-mail occurs twice",
      fileOf(row("a3@example.com"), row("A3@example.com")),
      [{ row: 3, field: "email", message: "Row 3: same e-mail as row 2" }],
    ],
    ["a quote has no end", fileOf('"Asha'), [{ field: "file", message: "Failed to parse CSV" }]],
    ["there are no rows", fileOf(), [{ field: "file", message: "The file has no rows." }]],
    [
      "there are too many",
      fileOf(...many("toomany", 501)),
      [{ field: "file", message: "A file can have at most 500 rows." }],
    ],
  ])("is refused without invitations because of %s", async (_, file, errors) => {
    const before = [await invited(), await testApp.db.$count(users)];
    const { status, body } = await upload(file);
    expect([status, body.code, body.errors]).toEqual([400, "VALIDATION", errors]);
    expect([await invited(), await testApp.db.$count(users)]).toEqual(before);
  });

  test("with an employer's address is refused at that row, and creates no account", async () => {
    const before = [await invited(), await testApp.db.$count(users)];
    const { status, body } = await upload(fileOf(row("b1@example.com"), row(employer.email)));
    const message = "Row 3: This e-mail does not belong to a candidate.";
    expect([status, body.errors]).toEqual([400, [{ row: 3, field: "email", message }]]);
    expect([await invited(), await testApp.db.$count(users)]).toEqual(before);
  });

  test("with a person who was invited five times today is refused at that row", async () => {
    const form = { firstName: "Ravi", lastName: "Kumar", email: "often@example.com", validity: "24" };
    const often = () => call(testApp, invite, { params: { jobId }, body: form }, employer.token);
    for (let times = 0; times < 6; times++) await often();
    // An open invitation is skipped. A cancelled one is sent again, and counts.
    await testApp.db.update(invitations).set({ cancelledAt: new Date() }).where(eq(invitations.email, form.email));
    const { status, body } = await upload(fileOf(row("c1@example.com"), row("often@example.com")));
    expect([status, body.errors]).toEqual([
      429,
      [{ row: 3, field: "email", message: "Row 3: invited to this job 5 times today" }],
    ]);
    testApp.clock.moveTo(new Date(Date.now() + 25 * HOUR_MS));
    expect((await upload(fileOf(row("c1@example.com"), row("often@example.com")))).status).toBe(200);
    testApp.clock.moveTo(new Date());
  });

  test("sent twice with one key invites once and gets the same answer", async () => {
    const job = await aJob(testApp, employer);
    const send = () => upload(fileOf(...many("twice", 3)), job, { "idempotency-key": "file-1" });
    const [one, two] = await Promise.all([send(), send()]);
    expect(two.body).toEqual(one.body);
    expect(one.body.results.map(({ type }: { type: string }) => type)).toEqual(["invited", "invited", "invited"]);
    const rows = await testApp.db.select().from(invitations).where(eq(invitations.jobId, job));
    expect(rows.map(({ resentAt }) => resentAt.length)).toEqual([0, 0, 0]);
  });

  test("creates one account per person if simultaneous files share people", async () => {
    const job = await aJob(testApp, employer);
    const people = many("shared", 30);
    const answers = await Promise.all([upload(fileOf(...people), job), upload(fileOf(...people.toReversed()), job)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await invited(job)).toBe(30);
  });

  test.each<[string, BlobPart]>([
    [
      "Latin-1, as older spreadsheets write it",
      Buffer.from(fileOf("Zo\u00eb,N\u00fa\u00f1ez,enc@example.com,9876501234,24"), "latin1"),
    ],
    [
      "UTF-8 with a mark, semicolons, more columns and quoted line breaks",
      `\uFEFFEmail;Notes;validity;firstName;lastName;phone\r\nenc@example.com;"two\nlines; here";24;Zo\u00eb;N\u00fa\u00f1ez;+91 98765-01234\r\n;;;;;\r\n`,
    ],
    [
      "UTF-16, with tabs",
      Buffer.from(
        `\uFEFF${fileOf("Zo\u00eb,N\u00fa\u00f1ez,enc@example.com,9876501234,24").replaceAll(",", "\t")}`,
        "utf16le",
      ),
    ],
  ])("is read in %s", async (_, file) => {
    const job = await aJob(testApp, employer);
    const { status, body } = await upload(file, job);
    expect([status, body.results?.[0]?.email]).toEqual([200, "enc@example.com"]);
    const [made] = await testApp.db.select().from(invitations).where(eq(invitations.jobId, job));
    expect([made?.firstName, made?.lastName, made?.phone]).toEqual(["Zo\u00eb", "N\u00fa\u00f1ez", "9876501234"]);
  });

  test("of 50 MB answers 413", async () => {
    const { status, body } = await upload("x".repeat(50 * 1_048_576));
    expect([status, body.code]).toEqual([413, "TOO_LARGE"]);
  });

  test("that breaks off in the middle changes nothing", async () => {
    const before = [await invited(), await testApp.db.$count(users)];
    const cut = await testApp.app.inject({
      method: "POST",
      url: `/api/bulk-invite/${jobId}/bulk-invite`,
      headers: { authorization: `Bearer ${employer.token}`, "content-type": "multipart/form-data; boundary=x" },
      payload: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${fileOf(row("cut@example.com"))}`,
    });
    expect(cut.statusCode).toBe(400);
    expect([await invited(), await testApp.db.$count(users)]).toEqual(before);
  });
});
