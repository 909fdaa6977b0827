import { auditEntries, operations } from "@dryrun/domain/admin/records/contract";
import {
  changePassword,
  confirmSecondFactor,
  login,
  me,
  removeSecondFactor,
  secondFactor,
  setUpSecondFactor,
} from "@dryrun/domain/auth/contract";
import { LOGIN_FAILURES } from "@dryrun/domain/auth/limits";
import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { anAdmin, anAdminWithApp, aPerson, codeOf, PASSWORD } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";

// An admin's password is useless without the code, and each code works once.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ mode: "production", hasDevClock: true });
});
afterAll(() => testApp.close());

const signIn = (email: string, code?: string, password = PASSWORD, app = testApp) =>
  call(app, login, { body: { email, password, ...(code !== undefined && { code }) } });

describe("a stranger who has an admin's password", () => {
  let admin: Awaited<ReturnType<typeof anAdminWithApp>>;
  beforeEach(async () => {
    admin = await anAdminWithApp(testApp);
  });

  test.each([[undefined], [""], ["  "]])("and no code (%j) is asked for one, and gets no token", async (code) => {
    const { status, refusal, body } = await signIn(admin.email, code);
    expect([status, refusal.code]).toEqual([403, "SECOND_FACTOR"]);
    expect(JSON.stringify(body)).not.toContain("token");
  });

  test.each(["000000", "12345", "1234567", "abcdef", "0".repeat(12), "' or 1=1", "1e5", "null"])(
    "and guesses the code %s is refused",
    async (code) => {
      const { status, refusal } = await signIn(admin.email, code);
      expect([status, refusal.code]).toEqual([401, "BAD_CREDENTIALS"]);
    },
  );

  test("and saw a code over the shoulder cannot reuse it", async () => {
    const code = codeOf(testApp, admin.secret);
    expect((await signIn(admin.email, code)).status).toBe(200);
    expect((await signIn(admin.email, code)).status).toBe(401);
    expect((await signIn(admin.email, codeOf(testApp, admin.secret, -1))).status).toBe(401); // nor an earlier one
    expect((await signIn(admin.email, codeOf(testApp, admin.secret, 1))).status).toBe(200);
  });

  test("and sends the code that the admin types at the same time: only one request signs in", async () => {
    const code = codeOf(testApp, admin.secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(admin.email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  test("and sends an expired code is refused", async () => {
    const old = codeOf(testApp, admin.secret);
    testApp.clock.moveTo(addMs(testApp.clock.now(), 2 * MINUTE_MS));
    expect((await signIn(admin.email, old)).status).toBe(401);
    testApp.clock.moveTo(new Date());
  });

  test("and sends the code of another admin's app is refused", async () => {
    const other = await anAdminWithApp(testApp);
    expect((await signIn(admin.email, codeOf(testApp, other.secret))).status).toBe(401);
    expect((await signIn(admin.email, other.recoveryCodes[0])).status).toBe(401);
  });

  test("and finds a used recovery code is refused; of five simultaneous requests with an unused one, one signs in", async () => {
    const [first = "", second = ""] = admin.recoveryCodes;
    expect((await signIn(admin.email, first)).status).toBe(200);
    expect((await signIn(admin.email, first)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(admin.email, second)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("and signed in before the set-up is signed out by it", async () => {
    const victim = await anAdmin(testApp);
    const thief = (await signIn(victim.email)).body.token;
    const { secret } = (await call(testApp, setUpSecondFactor, {}, victim.token)).body;
    const { body } = await call(
      testApp,
      confirmSecondFactor,
      { body: { code: codeOf(testApp, secret) } },
      victim.token,
    );
    expect((await call(testApp, me, {}, thief)).status).toBe(401);
    expect((await call(testApp, operations, {}, body.token)).status).toBe(200);
  });

  test("and read the code of the set-up from the screen cannot sign in with it", async () => {
    const victim = await anAdmin(testApp);
    const { secret } = (await call(testApp, setUpSecondFactor, {}, victim.token)).body;
    const code = codeOf(testApp, secret);
    expect((await call(testApp, confirmSecondFactor, { body: { code } }, victim.token)).status).toBe(200);
    expect((await signIn(victim.email, code)).status).toBe(401);
  });

  test("cannot guess codes faster than passwords, even with requests without a code in between", async () => {
    const strict = await createTestApp({ rateLimitScale: 1, mode: "production" });
    const target = await anAdminWithApp(strict);
    for (let guess = 0; guess < LOGIN_FAILURES; guess++) {
      expect((await signIn(target.email, "000000", PASSWORD, strict)).status).toBe(401);
      expect((await signIn(target.email, undefined, PASSWORD, strict)).status).toBe(
        guess < LOGIN_FAILURES - 1 ? 403 : 429,
      );
    }
    expect((await signIn(target.email, codeOf(strict, target.secret), PASSWORD, strict)).status).toBe(429);
    await strict.close();
  });
});

describe("a thief of an admin's session", () => {
  test("cannot switch the factor off without password and code", async () => {
    const { token, secret } = await anAdminWithApp(testApp);
    const remove = (body: object) => call(testApp, removeSecondFactor, { body }, token);
    const wrongPassword = await remove({ password: "guess", code: codeOf(testApp, secret) });
    expect([wrongPassword.status, wrongPassword.refusal.errors?.[0]?.field]).toEqual([400, "password"]);
    const wrongCode = await remove({ password: PASSWORD, code: "000000" });
    expect([wrongCode.status, wrongCode.refusal.errors?.[0]?.field]).toEqual([400, "code"]);
    expect((await call(testApp, secondFactor, {}, token)).body.isOn).toBe(true);
  });

  test("cannot replace an active app by another one", async () => {
    const { token } = await anAdminWithApp(testApp);
    const again = await call(testApp, setUpSecondFactor, {}, token);
    expect([again.status, again.refusal.code]).toEqual([409, "SECOND_FACTOR_ON"]);
    const confirmed = await call(testApp, confirmSecondFactor, { body: { code: "000000" } }, token);
    expect([confirmed.status, confirmed.refusal.code]).toEqual([409, "SECOND_FACTOR_ON"]);
  });

  test("is counted like a sign-in for guesses to set up or switch off the factor", async () => {
    const strict = await createTestApp({ rateLimitScale: 1, mode: "production" });
    const fresh = await anAdmin(strict);
    await call(strict, setUpSecondFactor, {}, fresh.token);
    const confirm = () => call(strict, confirmSecondFactor, { body: { code: "000000" } }, fresh.token);
    for (let guess = 0; guess < LOGIN_FAILURES; guess++) expect((await confirm()).status).toBe(400);
    expect((await confirm()).status).toBe(429);
    const admin = await anAdminWithApp(strict);
    const remove = () =>
      call(strict, removeSecondFactor, { body: { password: PASSWORD, code: "000000" } }, admin.token);
    for (let guess = 0; guess < LOGIN_FAILURES; guess++) expect((await remove()).status).toBe(400);
    expect((await remove()).status).toBe(429);
    await strict.close();
  });
});

describe("in production an admin without a second factor", () => {
  const adminCalls = Object.entries(contracts as Record<string, Contract>).filter(
    ([, { access }]) => access === "admin",
  );
  const closed = adminCalls.filter(([, { beforeSecondFactor }]) => !beforeSecondFactor);

  test.each(closed)("is refused by %s, before the input is validated", async (_, contract) => {
    const { token } = await anAdmin(testApp);
    const url = `/api${contract.path.replace(/:\w+/g, "x")}`;
    const answer = await testApp.app.inject({
      method: contract.method,
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "SECOND_FACTOR_SETUP"]);
  });

  test("may make the calls for the set-up, and no other call of an admin", () => {
    const open = adminCalls.filter((call) => !closed.includes(call)).map(([name]) => name);
    expect(open.sort()).toEqual([
      "auth.confirmSecondFactor",
      "auth.removeSecondFactor",
      "auth.secondFactor",
      "auth.setUpSecondFactor",
    ]);
  });

  test("learns this from /auth/me, and is accepted after the set-up, with the token in the answer", async () => {
    const admin = await anAdmin(testApp);
    expect((await call(testApp, me, {}, admin.token)).body.user.needsSecondFactor).toBe(true);
    const { secret } = (await call(testApp, setUpSecondFactor, {}, admin.token)).body;
    expect((await call(testApp, operations, {}, admin.token)).status).toBe(403); // starting the set-up is not enough
    const { body } = await call(testApp, confirmSecondFactor, { body: { code: codeOf(testApp, secret) } }, admin.token);
    expect((await call(testApp, operations, {}, body.token)).status).toBe(200);
    expect((await call(testApp, me, {}, body.token)).body.user.needsSecondFactor).toBeUndefined();
  });

  test("is refused again as soon as it is switched off", async () => {
    const { token, secret } = await anAdminWithApp(testApp);
    const body = { password: PASSWORD, code: codeOf(testApp, secret) };
    expect((await call(testApp, removeSecondFactor, { body }, token)).status).toBe(204);
    const { status, refusal } = await call(testApp, auditEntries, { query: {} }, token);
    expect([status, refusal.code]).toEqual([403, "SECOND_FACTOR_SETUP"]);
  });

  test("may still change the password", async () => {
    const { token } = await anAdmin(testApp);
    const body = { oldPassword: PASSWORD, newPassword: "a new long password", confirmPassword: "a new long password" };
    expect((await call(testApp, changePassword, { body }, token)).status).toBe(200);
  });
});

test.each(["student", "employer"] as const)(
  "a %s cannot set up a second factor, and never needs a code",
  async (role) => {
    const person = await aPerson(testApp, role);
    for (const contract of [secondFactor, setUpSecondFactor]) {
      const { status, refusal } = await call(testApp, contract, {}, person.token);
      expect([status, refusal.code]).toEqual([403, "FORBIDDEN"]);
    }
    expect((await call(testApp, me, {}, person.token)).body.user.needsSecondFactor).toBeUndefined();
    expect((await signIn(person.email, "123456")).status).toBe(200); // a code that is not needed
  },
);

test("a reader of the database can neither generate codes nor use the recovery codes", async () => {
  const { secret, recoveryCodes } = await anAdminWithApp(testApp);
  const tables = ["second_factors", "recovery_codes", "audit_entries", "users", "pgboss.job"];
  const storedSecrets = [];
  for (const table of tables) storedSecrets.push((await testApp.database.query(`select * from ${table}`)).rows);
  const text = JSON.stringify(storedSecrets);
  expect(text).not.toContain(secret);
  for (const code of recoveryCodes) {
    expect(text).not.toContain(code);
    expect(text).not.toContain(code.replaceAll("-", ""));
  }
});
