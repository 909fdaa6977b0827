import { myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  student = await aStudent(testApp);
});
afterAll(() => testApp.close());

test("returns a student's own profile", async () => {
  const { status, body } = await call(testApp, myProfile, {}, student.token);
  expect([status, body]).toMatchObject([
    200,
    { fullName: "Asha Verma", email: student.email, phone: "9876501234", skills: [], visibleToRecruiters: true },
  ]);
});

test("returns a preview of a very long profile without what the first screens do not need", async () => {
  const long = await aStudent(testApp);
  const html = `<p>${"a ".repeat(9000)}</p>`;
  const body = { summary: html, coverLetter: html };
  await call(testApp, updateProfile, { body }, long.token);
  const read = async (query?: object) => (await call(testApp, myProfile, { query }, long.token)).body;
  expect(await read()).toMatchObject({ ...body, whole: true });
  expect(await read({ texts: "start" })).toEqual({ ...(await read()), coverLetter: "", whole: false });
  const { status, refusal } = await call(testApp, myProfile, { query: { texts: "end" } }, long.token);
  expect([status, refusal.errors]).toEqual([400, [{ field: "texts", message: expect.any(String) }]]);
});

test("returns an ordinary profile whole as the preview", async () => {
  const { body: all } = await call(testApp, myProfile, {}, student.token);
  const { body: start } = await call(testApp, myProfile, { query: { texts: "start" } }, student.token);
  expect(start).toEqual({ ...all, whole: true });
});

test("returns an employer's account and company", async () => {
  const employer = await aPerson(testApp, "employer", { fullName: "Ravi Iyer" });
  const { status, body } = await call(testApp, myProfile, {}, employer.token);
  expect([status, body]).toMatchObject([
    200,
    {
      fullName: "Ravi Iyer",
      email: employer.email,
      companyName: "",
      employerVerified: false,
      verificationRequired: false,
      visibleToRecruiters: false,
    },
  ]);
});

test("returns that an admin has verified the employer", async () => {
  const employer = await aPerson(testApp, "employer");
  await testApp.db.update(users).set({ employerVerifiedAt: new Date() }).where(eq(users.id, employer.id));
  expect((await call(testApp, myProfile, {}, employer.token)).body.employerVerified).toBe(true);
});

test("answers 400 for an update without any field of the profile", async () => {
  const { status, refusal } = await call(testApp, updateProfile, { body: { userType: "admin" } }, student.token);
  expect([status, refusal]).toEqual([
    400,
    { message: "There are no changes to save.", code: "VALIDATION", errors: [] },
  ]);
});
