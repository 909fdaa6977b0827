import { login, me } from "@dryrun/domain/auth/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { anAdmin, anAdminWithApp, aPerson, PASSWORD } from "../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../test/create-test-app.ts";
import { call } from "../../test/inject.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test("ends the admin's sessions, mails the admin, and lets the admin sign in by the password alone", async () => {
  const admin = await anAdminWithApp(testApp);
  await resetSecondFactor(testApp.database, admin.email);
  expect((await call(testApp, me, {}, admin.token)).status).toBe(401);
  const { status } = await call(testApp, login, { body: { email: admin.email, password: PASSWORD } });
  expect(status).toBe(200);
  await eventually(() => testApp.mails.find(({ to, subject }) => to === admin.email && /was reset/.test(subject)));
});

test("resets only an admin who has a second factor", async () => {
  const [plain, student] = [await anAdmin(testApp), await aPerson(testApp, "student")];
  const reset = (email: string) => resetSecondFactor(testApp.database, email);
  await expect(reset("nobody@example.com")).rejects.toThrow("nobody@example.com is not an admin.");
  await expect(reset(student.email)).rejects.toThrow(`${student.email} is not an admin.`);
  await expect(reset(plain.email)).rejects.toThrow(`${plain.email} has no two-step verification.`);
});
