import { deleteAccount } from "@dryrun/domain/account/contract";
import { changePassword, forgotPassword, login, me, resetPassword } from "@dryrun/domain/auth/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { aPerson, PASSWORD, type Person } from "../builders.ts";
import { createTestApp, eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";

// Three counters stop an attacker who guesses passwords, however the guesses are spread, while the owner can still
// sign in.
// The limits are written as numbers: with the names of the code a test would pass with any limit.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1, hasProxy: true });
});
afterAll(() => testApp.close());

let networks = 0;
/** Returns an unused network address. */
const anAddress = () => {
  networks += 1;
  return `203.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};
const from = (address: string) => ({ "x-forwarded-for": address });
const signIn = (email: string, password: string, address: string) =>
  call(testApp, login, { body: { email, password } }, undefined, from(address));
const statusOf = async (email: string, password: string, address: string) =>
  (await signIn(email, password, address)).status;

/** Causes this many failures, each from a different network. */
async function guessEverywhere(email: string, times: number) {
  const statuses = [];
  for (let guess = 0; guess < times; guess++) statuses.push(await statusOf(email, `guess ${guess}`, anAddress()));
  return statuses;
}
const lockMails = (email: string) =>
  testApp.mails.filter(({ to, subject }) => to === email && subject.startsWith("Too many wrong passwords"));
/** Returns an answer without the parts that depend on the time. */
const answerOf = ({ status, refusal, headers }: Awaited<ReturnType<typeof signIn>>) => ({
  status,
  refusal,
  hasWait: Number(headers["retry-after"]) > 0,
});

/** Rounds to a quarter of an hour, because some seconds have passed. */
const minutesToWait = ({ headers }: Awaited<ReturnType<typeof signIn>>) =>
  Math.round(Number(headers["retry-after"]) / 900) * 15;

/** Makes a person who has signed in once, from this address. */
async function anOwner(address = anAddress()): Promise<Person & { address: string }> {
  const owner = await aPerson(testApp, "student");
  expect(await statusOf(owner.email, PASSWORD, address)).toBe(200);
  return { ...owner, address };
}

describe("a stranger who guesses one person's password", () => {
  test("from one address is stopped after ten tries, even with the right password, and learns when to retry", async () => {
    const { email } = await aPerson(testApp, "student");
    const address = anAddress();
    for (let guess = 0; guess < 10; guess++) expect(await statusOf(email, "guess", address)).toBe(401);
    const stopped = await signIn(email, PASSWORD, address);
    expect([stopped.status, stopped.refusal.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(minutesToWait(stopped)).toBe(15);
  });

  test("with sixty simultaneous requests gets ten of them checked", async () => {
    const { email } = await aPerson(testApp, "student");
    const address = anAddress();
    const tries = Array.from({ length: 60 }, (_, guess) => statusOf(email, `guess ${guess}`, address));
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  });

  test("from a new address in one IPv6 network each time counts as one address", async () => {
    const { email } = await aPerson(testApp, "student");
    for (let guess = 0; guess < 10; guess++)
      expect(await statusOf(email, "guess", `2001:db8:1:2::${guess.toString(16)}`)).toBe(401);
    expect(await statusOf(email, PASSWORD, "2001:db8:1:2:ffff::1")).toBe(429);
    expect(await statusOf(email, PASSWORD, "2001:db8:1:3::1")).toBe(200);
  });

  test("from fifty networks is stopped everywhere; the owner gets one mail, and can still sign in from a known network", async () => {
    const owner = await anOwner();
    expect(await guessEverywhere(owner.email, 50)).toEqual(Array(50).fill(401));
    const stopped = await signIn(owner.email, PASSWORD, anAddress());
    expect([stopped.status, stopped.refusal.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(minutesToWait(stopped)).toBe(60);
    expect(await guessEverywhere(owner.email, 3)).toEqual([429, 429, 429]);
    expect(await statusOf(owner.email, PASSWORD, owner.address)).toBe(200);
    expect(await statusOf(owner.email, PASSWORD, anAddress())).toBe(429); // the owner's own sign-in does not reset the limit of others
    await eventually(() => lockMails(owner.email)[0]);
    expect(lockMails(owner.email)).toHaveLength(1);
    expect(lockMails(owner.email)[0]?.text).toContain("/forgot-password");
  });

  test("with many simultaneous requests from different networks gets fifty of them checked, and the owner gets one mail", async () => {
    const { email } = await aPerson(testApp, "student");
    const tries = Array.from({ length: 80 }, (_, index) => statusOf(email, `guess ${index}`, anAddress()));
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    await eventually(() => lockMails(email)[0]);
    expect(lockMails(email)).toHaveLength(1);
  });

  test("does not lock the owner out permanently: a new password by a mail's link opens the account everywhere", async () => {
    const owner = await anOwner();
    await guessEverywhere(owner.email, 50);
    const elsewhere = anAddress();
    expect(await statusOf(owner.email, PASSWORD, elsewhere)).toBe(429);
    await call(testApp, forgotPassword, { body: { email: owner.email } }, undefined, from(anAddress()));
    const mail = await eventually(() =>
      testApp.mails.find(({ to, subject }) => to === owner.email && subject.startsWith("Reset")),
    );
    const token = /reset-password\/([\w-]+)/.exec(mail.text)?.[1];
    const body = { newPassword: "a new long password", confirmPassword: "a new long password" };
    expect((await call(testApp, resetPassword, { params: { token }, body }, undefined, from(elsewhere))).status).toBe(
      200,
    );
    expect(await statusOf(owner.email, body.newPassword, elsewhere)).toBe(200);
  });

  test("from the owner's own network is stopped there too, 30 days after the owner's last sign-in from it", async () => {
    const owner = await anOwner();
    await guessEverywhere(owner.email, 50);
    const now = testApp.clock.now();
    testApp.clock.moveTo(addMs(now, 29 * DAY_MS));
    expect(await statusOf(owner.email, "guess", owner.address)).toBe(401);
    testApp.clock.moveTo(addMs(now, 31 * DAY_MS));
    expect(await statusOf(owner.email, PASSWORD, owner.address)).toBe(429);
    testApp.clock.moveTo(new Date());
  });

  test("does not learn who has an account: an unknown e-mail is counted and answered in the same way", async () => {
    const { email } = await aPerson(testApp, "student");
    const ghost = "ghost@example.com";
    const [one, other] = [anAddress(), anAddress()];
    for (let guess = 0; guess <= 10; guess++) {
      const knownAnswer = answerOf(await signIn(email, "guess", one));
      expect(answerOf(await signIn(ghost, "guess", other))).toEqual(knownAnswer);
    }
    const left = 50 - 10;
    expect(await guessEverywhere(ghost, left)).toEqual(await guessEverywhere(email, left));
    const knownAnswer = answerOf(await signIn(email, "guess", anAddress()));
    expect(knownAnswer.status).toBe(429);
    expect(answerOf(await signIn(ghost, "guess", anAddress()))).toEqual(knownAnswer);
    await eventually(() => lockMails(email)[0]);
    expect(lockMails(ghost)).toEqual([]);
  });
});

describe("a stranger who tries one password with many accounts", () => {
  test("is stopped after a hundred failures from one address, at that address only", async () => {
    const { email } = await aPerson(testApp, "student");
    const address = anAddress();
    const tries = Array.from({ length: 120 }, (_, index) =>
      statusOf(`nobody${index}@example.com`, "Summer2026!", address),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    const stopped = await signIn(email, PASSWORD, address);
    expect([stopped.status, minutesToWait(stopped)]).toEqual([429, 15]);
    expect(await statusOf(email, PASSWORD, anAddress())).toBe(200);
  });

  test("is stopped as early if the right password of an own account is tried in between", async () => {
    const ownPerson = await aPerson(testApp, "student");
    const address = anAddress();
    for (let index = 0; index < 100; index++) {
      expect(await statusOf(`somebody${index}@example.com`, "Summer2026!", address)).toBe(401);
      if (index % 10 === 0) expect(await statusOf(ownPerson.email, PASSWORD, address)).toBe(200);
    }
    expect(await statusOf(ownPerson.email, PASSWORD, address)).toBe(429);
  });

  test("stops nobody with only right passwords, 150 at once from one address", async () => {
    const person = await aPerson(testApp, "student");
    const address = anAddress();
    await Promise.all(Array.from({ length: 150 }, () => statusOf(person.email, PASSWORD, address)));
    expect(await statusOf(person.email, PASSWORD, address)).toBe(200);
  });
});

describe("a thief of a session who guesses its password", () => {
  const change = { newPassword: "a new long password", confirmPassword: "a new long password" };
  test("by changing it is counted like a sign-in", async () => {
    const { email, token } = await anOwner();
    const address = anAddress();
    const guess = (oldPassword: string) =>
      call(testApp, changePassword, { body: { ...change, oldPassword } }, token, from(address));
    for (let index = 0; index < 10; index++) expect((await guess(`guess ${index}`)).status).toBe(400);
    expect((await guess(PASSWORD)).status).toBe(429);
    expect(await statusOf(email, PASSWORD, address)).toBe(429);
    expect((await call(testApp, me, {}, token)).status).toBe(200);
  });

  test("by deleting the account is counted like a sign-in", async () => {
    const { email, token } = await anOwner();
    const address = anAddress();
    const guess = (password: string) => call(testApp, deleteAccount, { body: { password } }, token, from(address));
    for (let index = 0; index < 10; index++) expect((await guess(`guess ${index}`)).status).toBe(400);
    expect((await guess(PASSWORD)).status).toBe(429);
    expect(await statusOf(email, PASSWORD, address)).toBe(429);
  });
});

test("a reader of the database finds neither network addresses nor e-mails in the tables of sign-ins", async () => {
  const owner = await anOwner("198.51.100.77");
  await signIn(owner.email, "guess", "198.51.100.78");
  const { rows } = await testApp.database.query("select * from known_networks");
  const { rows: counted } = await testApp.database.query("select * from rate_limits");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify([rows, counted])).not.toMatch(/198\.51|example\.com/);
  const hashes = (rows as { hash: string }[]).map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length); // two people in one network cannot be compared
});
