import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aPerson } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { createLimits } from "../../../http/limits/rate-limit.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Creates a separate guard with an account limit of three failures per minute, and records the mails that it enqueues. */
async function aGuard() {
  const { db, clock, database } = testApp.deps;
  const limitOf = createLimits(database, 1, "a secret of at least 32 characters");
  const limits = {
    failedLogins: await limitOf({ name: "test-pair", points: 10, seconds: 60 }),
    networkFailures: await limitOf({ name: "test-network", points: 100, seconds: 60 }),
    accountFailures: await limitOf({ name: "test-account", points: 3, seconds: 60 }),
  };
  const mails: object[] = [];
  const queue = { enqueue: async (_tx: unknown, name: string) => void mails.push({ name }) };
  const keys = { hash: (_purpose: string, text: string) => text };
  return { guard: createSignInGuard({ db, clock, keys, limits, queue: queue as never }), mails };
}

const wrong = async () => false;

test("mails the owner once, even if a right attempt returns its count and the limit is reached twice", async () => {
  const { id: userId, email } = await aPerson(testApp, "student");
  const { guard, mails } = await aGuard();
  const from = (host: number) => ({ userId, email, address: `203.0.113.${host}` });
  await guard.watch(from(1), wrong);
  const { promise: isRight, resolve: enter } = Promise.withResolvers<boolean>();
  const counted = Promise.withResolvers<void>();
  const entering = guard.watch(from(2), () => {
    counted.resolve();
    return isRight;
  });
  await counted.promise; // counted, but not checked yet
  await guard.watch(from(3), wrong);
  expect(mails).toEqual([{ name: "mail.account-locked" }]);
  enter(true);
  expect(await entering).toBe(true);
  await guard.watch(from(4), wrong);
  await expect(guard.watch(from(5), wrong)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(mails).toHaveLength(1);

  await guard.lift({ email, address: from(1).address });
  for (const host of [6, 7, 8]) await guard.watch(from(host), wrong);
  expect(mails).toHaveLength(2); // a password reset resets the count
});
