import { login, me } from "@dryrun/domain/auth/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { anAdmin, anAdminWithApp, aPerson, PASSWORD } from "../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../test/create-test-app.ts";
import { call } from "../../test/inject.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

test("ends the admin's sessions, mails the admin, and lets the admin sign in by the password alone", async () => {
  const admin = await anAdminWithApp(world);
  await resetSecondFactor(world.database, admin.email);
  expect((await call(world, me, {}, admin.token)).status).toBe(401);
  const { status } = await call(world, login, { body: { email: admin.email, password: PASSWORD } });
  expect(status).toBe(200);
  await eventually(() => world.mails.find(({ to, subject }) => to === admin.email && /was reset/.test(subject)));
});

test("resets only an admin who has a second factor", async () => {
  const [plain, student] = [await anAdmin(world), await aPerson(world, "student")];
  const reset = (email: string) => resetSecondFactor(world.database, email);
  await expect(reset("nobody@example.com")).rejects.toThrow("nobody@example.com is not an admin.");
  await expect(reset(student.email)).rejects.toThrow(`${student.email} is not an admin.`);
  await expect(reset(plain.email)).rejects.toThrow(`${plain.email} has no two-step verification.`);
});
