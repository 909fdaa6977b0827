import * as contract from "@dryrun/domain/certificates/contract";
import { ALREADY_ISSUED, CERTIFICATE_ISSUED, CERTIFICATE_REVOKED } from "@dryrun/domain/certificates/messages";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { anAdmin, aPerson, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { aSeat, aSession, setAttendance } from "../../../test/purchases.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { uploadCsv } from "../../../test/upload-csv.ts";
import { users } from "../../db/schema/accounts.ts";
import { auditEntries } from "../../db/schema/admin.ts";

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await anAdmin(testApp);
});
afterAll(() => testApp.close());

let count = 0;
const form = (change: object = {}) => ({
  studentName: "Asha Verma",
  email: `holder${++count}@example.in`,
  courseName: "Data Analyst Masterclass",
  ...change,
});
const issue = (body: object) => call(testApp, contract.issueCertificate, { body }, admin.token);
const issued = async (change: object = {}) => (await issue(form(change))).body.certificate;
const list = async (search = "") =>
  (await call(testApp, contract.certificates, { query: { search } }, admin.token)).body;
const importCsv = (...lines: string[]) =>
  uploadCsv(testApp, contract.importCertificates.path, lines.join("\r\n"), admin.token);
const verified = async (person: Person) => {
  await testApp.db.update(users).set({ emailVerifiedAt: testApp.clock.now() }).where(eq(users.id, person.id));
  return person;
};
const download = (certId: string, token: string) =>
  testApp.app.inject({ url: `/api/certificates/${certId}/pdf`, headers: { authorization: `Bearer ${token}` } });

describe("issuing", () => {
  test("mails the certificate, and is audited", async () => {
    const body = form();
    const { status, body: made } = await issue(body);
    expect([status, made]).toMatchObject([
      201,
      { message: CERTIFICATE_ISSUED, certificate: { ...body, certId: expect.any(String), revokedAt: null } },
    ]);
    const mail = await eventually(() => testApp.mails.findLast(({ to }) => to === body.email));
    expect(mail.text).toContain(`/verify-certificate?id=${made.certificate.certId}`);
    const entries = await testApp.db.select().from(auditEntries).where(eq(auditEntries.target, made.certificate._id));
    expect(entries).toMatchObject([{ action: "certificate.issued", actorId: admin.id }]);
  });

  test("happens once per address and course, also in simultaneous requests; a revoked certificate can be replaced", async () => {
    const body = form();
    const answers = await Promise.all([1, 2, 3].map(() => issue(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = answers.find(({ status }) => status === 201)?.body.certificate;
    const again = await issue({ ...body, courseName: body.courseName.toUpperCase() });
    expect([again.refusal.code, again.refusal.message, again.refusal.certificate]).toMatchObject([
      "ALREADY_ISSUED",
      ALREADY_ISSUED,
      { certId: made?.certId },
    ]);
    const revoke = { params: { id: made?._id ?? "" }, body: { reason: "Wrong name" } };
    await call(testApp, contract.revokeCertificate, revoke, admin.token);
    expect((await issue(body)).status).toBe(201);
  });

  test.each([
    ["studentName", ""],
    ["email", "asha"],
    ["courseName", " "],
    ["studentName", "x".repeat(121)],
  ])("refuses %s %j", async (field, value) => {
    const { status, refusal } = await issue(form({ [field]: value }));
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe("importing a file", () => {
  const line = (email: string) => `"Verma, Asha",${email},Data Analyst Course`;

  test("issues each certificate once, however often the file is sent", async () => {
    const [first, second] = [form().email, form().email];
    const file = ["studentName,email,courseName", line(first), line(second), line(first)];
    const answers = await Promise.all([importCsv(...file), importCsv(...file)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.issued, 0)).toBe(2);
    expect((await importCsv(...file)).body).toMatchObject({ issued: 0, existing: 3 });
    expect((await list(first)).certificates).toMatchObject([{ studentName: "Verma, Asha", email: first }]);
  });

  test("issues nothing if a row is invalid", async () => {
    const { email } = form();
    const { status, body } = await importCsv("studentName,email,courseName", line(email), line("nobody"));
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ row: 3, field: "email" })]]);
    expect((await list(email)).total).toBe(0);
  });
});

test("issues a certificate to all attendees of a session, with its title as the course", async () => {
  const session = await aSession(testApp, { title: "Excel to Power BI" });
  const seats = [await aSeat(testApp, session.id), await aSeat(testApp, session.id), await aSeat(testApp, session.id)];
  for (const { enrolmentId } of seats.slice(0, 2)) await setAttendance(testApp, enrolmentId, "attended");
  const params = { id: session.id };
  const send = () => call(testApp, contract.issueToAttendees, { params }, admin.token);
  expect((await send()).body).toMatchObject({ issued: 2, existing: 0 });
  expect((await send()).body).toMatchObject({ issued: 0, existing: 2 });
  expect((await list("excel power")).certificates.map(({ email }) => email).sort()).toEqual(
    seats
      .slice(0, 2)
      .map(({ email }) => email)
      .sort(),
  );
  expect((await call(testApp, contract.issueToAttendees, { params: { id: admin.id } }, admin.token)).status).toBe(404);
});

test("finds names, addresses, courses and ids; a percent sign is an ordinary character", async () => {
  const created = await issued({ studentName: "Zubin 100% Mehta" });
  for (const search of ["zubin mehta", created.certId.toLowerCase(), created.email, "100%"])
    expect((await list(search)).certificates.map(({ certId }) => certId)).toContain(created.certId);
  expect((await list("zubin %nobody%")).total).toBe(0);
});

test("stops verifying a revoked certificate, and keeps its first reason", async () => {
  const { _id: id, certId } = await issued();
  const revoke = (reason: string) =>
    call(testApp, contract.revokeCertificate, { params: { id }, body: { reason } }, admin.token);
  expect((await revoke("Wrong name")).body).toMatchObject({
    message: CERTIFICATE_REVOKED,
    certificate: { revokeReason: "Wrong name", revokedAt: expect.any(String) },
  });
  expect((await revoke("Another")).body.certificate.revokeReason).toBe("Wrong name");
  expect((await call(testApp, contract.verifyCertificate, { params: { id: certId } })).status).toBe(404);
  expect((await download(certId, admin.token)).statusCode).toBe(404);
});

describe("the holder", () => {
  test("sees and downloads only certificates of the own verified address", async () => {
    const holder = await aPerson(testApp, "student");
    const { certId } = await issued({ email: holder.email.toUpperCase() });
    const mine = async (person: Person) => (await call(testApp, contract.myCertificates, {}, person.token)).body;
    expect(await mine(holder)).toEqual({ certificates: [] });
    expect((await download(certId, holder.token)).statusCode).toBe(404);
    await verified(holder);
    expect((await mine(holder)).certificates).toMatchObject([{ certId, courseName: "Data Analyst Masterclass" }]);
    const pdf = await download(certId, holder.token);
    expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(pdf.headers["content-disposition"]).toContain(`Certificate ${certId}.pdf`);
    expect(readPdf(pdf.rawPayload).pages[0]).toContain("Asha Verma");
    const stranger = await verified(await aPerson(testApp, "student"));
    expect(await mine(stranger)).toEqual({ certificates: [] });
    expect((await download(certId, stranger.token)).statusCode).toBe(404);
    expect((await download(certId, admin.token)).statusCode).toBe(200);
    expect((await download("22222-22222", holder.token)).statusCode).toBe(404);
  });
});
