import { createHash } from "node:crypto";
import { login, me } from "@dryrun/domain/auth/contract";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { users } from "../../src/db/schema/accounts.ts";
import { aPerson, aTokenOf, type Person } from "../builders.ts";
import { createTestApp, type TestApp, TOKEN_SECRET } from "../create-test-app.ts";
import { call } from "../inject.ts";

// Forged, changed and old tokens: none signs anybody in, and none causes a 500.

const OTHER_SECRET = "another secret for tests, 32 characters";
let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  student = await aPerson(testApp, "student");
});
afterAll(() => testApp.close());

const meOf = (token: string, app = testApp) => call(app, me, {}, token);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs the payload of our tokens with an attacker's changes; undefined removes a field. */
function forged(change: object = {}, header: object = {}, secret = TOKEN_SECRET): Promise<string> {
  const claims = { ...decodeJwt(student.token), ...change };
  const head = { ...decodeProtectedHeader(student.token), alg: "HS256", ...header };
  return new SignJWT(claims).setProtectedHeader(head).sign(new TextEncoder().encode(secret));
}

test("a token like ours, signed with our secret, is accepted: the other tokens here fail for their changes", async () => {
  expect((await meOf(await forged())).status).toBe(200);
});

describe("a stranger who signs well, but with the secret of another service, is not signed in with", () => {
  test.each<[string, object]>([
    ["an object for a subject", { sub: { id: 1 } }],
    ["a list for a subject", { sub: ["01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4"] }],
    ["a number for a subject", { sub: 7 }],
    ["no subject", { sub: undefined }],
    ["a subject that is no id", { sub: "' or 1=1 --" }],
    ["an empty subject", { sub: "" }],
    ["no version", { v: undefined }],
    ["a version as text", { v: "1" }],
    ["a version that is no whole number", { v: 1.5 }],
    ["an object for a version", { v: {} }],
    ["another service's audience", { aud: "another-api" }],
    ["no audience", { aud: undefined }],
    ["another issuer", { iss: "another" }],
    ["no issuer", { iss: undefined }],
    ["no end", { exp: undefined }],
    ["an end as text", { exp: "never" }],
    ["an end that has passed", { exp: 1 }],
    ["a beginning that is to come", { nbf: 99_999_999_999 }],
  ])("%s", async (_, change) => {
    const { status, refusal } = await meOf(await forged(change));
    expect([status, refusal.code]).toEqual([401, "UNAUTHENTICATED"]);
  });
});

describe("a stranger is not signed in with", () => {
  test.each<[string, () => string | Promise<string>]>([
    ["the name of our key on a token that another secret signed", () => forged({}, {}, OTHER_SECRET)],
    ["a key's name that we do not have", () => forged({}, { kid: "unknown" })],
    ["no key's name, as in tokens of older releases", () => forged({}, { kid: undefined })],
    ["an object for a key's name", () => forged({}, { kid: { toString: 1 } })],
    ["alg none", () => `${part({ alg: "none" })}.${part(decodeJwt(student.token))}.`],
    ["another person's content below our signature", () => swapped()],
    ["a header that asks for a critical extension", () => forgedText({ crit: ["exp"], b64: false })],
    ["nonsense", () => "nonsense"],
    ["three empty parts", () => ".."],
    ["a token of 100,000 characters", () => `${"a".repeat(50_000)}.${"b".repeat(50_000)}.c`],
  ])("%s", async (_, make) => {
    const { status, refusal } = await meOf(await make());
    expect([status, refusal.code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  const swapped = () => {
    const [head, , signature] = student.token.split(".");
    return [head, part({ ...decodeJwt(student.token), sub: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4" }), signature].join(
      ".",
    );
  };
  const forgedText = (header: object) => {
    const [head = "", body, signature] = student.token.split(".");
    const read = JSON.parse(Buffer.from(head, "base64url").toString()) as object;
    return [part({ ...read, ...header }), body, signature].join(".");
  };
});

test("a stranger learns nothing about the secret from the key's name", () => {
  const { kid = "" } = decodeProtectedHeader(student.token);
  expect(kid.length).toBeGreaterThan(8);
  expect(TOKEN_SECRET).not.toContain(kid);
  expect(createHash("sha256").update(TOKEN_SECRET).digest("base64url")).not.toContain(kid);
});

test("a thief of an admin's token has 12 hours, of any other token 7 days", async () => {
  const admin = await aTokenOf(testApp, "admin");
  const start = testApp.clock.now();
  for (const [token, life] of [
    [admin, 12 * HOUR_MS],
    [student.token, 7 * DAY_MS],
  ] as const) {
    testApp.clock.moveTo(addMs(start, life - MINUTE_MS));
    expect((await meOf(token)).status).toBe(200);
    testApp.clock.moveTo(addMs(start, life + MINUTE_MS));
    expect((await meOf(token)).status).toBe(401);
  }
  testApp.clock.moveTo(start);
});

describe("while the key is changed", () => {
  const NEW_SECRET = "the secret after the change, 32 chars";
  let changed: TestApp;
  let person: Person;
  beforeAll(async () => {
    changed = await createTestApp({ tokenSecrets: { current: NEW_SECRET, previous: TOKEN_SECRET } });
    person = await aPerson(changed, "student");
  });
  afterAll(() => changed.close());

  test("a token of the previous key is still accepted, and no new one is signed with it", async () => {
    const older = await forged({ sub: person.id });
    expect((await meOf(older, changed)).status).toBe(200);
    const { body } = await call(changed, login, { body: { email: person.email, password: "correct horse battery" } });
    expect(decodeProtectedHeader(body.token).kid).not.toBe(decodeProtectedHeader(older).kid);
  });

  test("a stranger who signs with the previous key under the new one's name is not signed in", async () => {
    const { kid } = decodeProtectedHeader(person.token);
    expect((await meOf(await forged({ sub: person.id }, { kid }), changed)).status).toBe(401);
  });

  test("a token of the previous key ends with the account's version, like any other", async () => {
    const older = await forged({ sub: person.id });
    await changed.db.update(users).set({ tokenVersion: 2 }).where(eq(users.id, person.id));
    expect((await meOf(older, changed)).status).toBe(401);
  });

  test("once the previous key is removed, its tokens are invalid", async () => {
    expect((await meOf(person.token)).status).toBe(401); // an app without the key of `changed`
  });
});
