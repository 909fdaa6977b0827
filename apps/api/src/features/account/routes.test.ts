import { updateAccount } from "@dryrun/domain/account/contract";
import { me } from "@dryrun/domain/auth/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aPerson } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const isAdult = async (token: string) => (await call(world, me, {}, token)).body.user.isAdult;

test("isAdult is null until the account sets it to true, the only valid value", async () => {
  const { token } = await aPerson(world, "student");
  expect(await isAdult(token)).toBeNull();
  for (const body of [{ isAdult: false }, {}, { isAdult: null }]) {
    const { status, refusal } = await call(world, updateAccount, { body }, token);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, "isAdult"]);
  }
  expect(await isAdult(token)).toBeNull();
  const { status, body } = await call(world, updateAccount, { body: { isAdult: true } }, token);
  expect([status, body.message, await isAdult(token)]).toEqual([200, "Saved", true]);
});
