import { updateAccount } from "@dryrun/domain/account/contract";
import { me } from "@dryrun/domain/auth/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aPerson } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const isAdult = async (token: string) => (await call(testApp, me, {}, token)).body.user.isAdult;

test("isAdult is null until the account sets it to true, the only valid value", async () => {
  const { token } = await aPerson(testApp, "student");
  expect(await isAdult(token)).toBeNull();
  for (const body of [{ isAdult: false }, {}, { isAdult: null }]) {
    const { status, refusal } = await call(testApp, updateAccount, { body }, token);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, "isAdult"]);
  }
  expect(await isAdult(token)).toBeNull();
  const { status, body } = await call(testApp, updateAccount, { body: { isAdult: true } }, token);
  expect([status, body.message, await isAdult(token)]).toEqual([200, "Saved", true]);
});
