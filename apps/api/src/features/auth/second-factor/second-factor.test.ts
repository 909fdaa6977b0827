import { exportAccount } from "@dryrun/domain/account/contract";
import { operations } from "@dryrun/domain/admin/records/contract";
import {
  confirmSecondFactor,
  login,
  me,
  removeSecondFactor,
  secondFactor,
  setUpSecondFactor,
} from "@dryrun/domain/auth/contract";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditOf } from "../../../../test/audited.ts";
import { anAdmin, anAdminWithApp, aPerson, codeOf, PASSWORD } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { createDataKeys } from "../../../data-keys.ts";
import { knownNetworks, recoveryCodes, secondFactors } from "../../../db/schema/sign-in.ts";
import { deleteOutlived } from "../../account/retention/retention.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const signIn = (email: string, code?: string) => call(testApp, login, { body: { email, password: PASSWORD, code } });
const stateOf = async (token: string) => (await call(testApp, secondFactor, {}, token)).body;
const mailTo = (email: string, subject: string) =>
  eventually(() => testApp.mails.find((mail) => mail.to === email && mail.subject === subject));

test("is optional in the embedded mode: an admin without one can open everything", async () => {
  const { token } = await anAdmin(testApp);
  expect((await call(testApp, operations, {}, token)).status).toBe(200);
  expect(await stateOf(token)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  expect((await call(testApp, me, {}, token)).body.user.needsSecondFactor).toBeUndefined();
});

test("returns a secret to type and the same as a QR code with product and account", async () => {
  const { email, token } = await anAdmin(testApp);
  const { body } = await call(testApp, setUpSecondFactor, {}, token);
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(body.uri);
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(["otpauth:", "totp", `/Dryrun:${email}`]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Dryrun",
    secret: body.secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

test("is switched on by the first right code, with ten recovery codes, a valid token, an audit entry and a mail", async () => {
  const { id, email, token } = await anAdmin(testApp);
  const { secret } = (await call(testApp, setUpSecondFactor, {}, token)).body;
  const wrong = await call(testApp, confirmSecondFactor, { body: { code: codeOf(testApp, secret, 5) } }, token);
  expect([wrong.status, wrong.refusal.errors?.[0]?.field]).toEqual([400, "code"]);
  expect((await stateOf(token)).isOn).toBe(false);
  const { body } = await call(testApp, confirmSecondFactor, { body: { code: codeOf(testApp, secret) } }, token);
  expect(new Set(body.recoveryCodes).size).toBe(10);
  for (const code of body.recoveryCodes) expect(code).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect(await stateOf(body.token)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
  const entries = await auditOf(testApp, body.token);
  expect(entries[0]).toMatchObject({ action: "second-factor.on", actor: "Admin", target: "Admin" });
  expect((await mailTo(email, "Two-step verification is on")).text).toContain("/account/security");
  expect(await testApp.db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(10);
});

test("voids the first secret in a second set-up; without a set-up nothing can be confirmed", async () => {
  const { token } = await anAdmin(testApp);
  const early = await call(testApp, confirmSecondFactor, { body: { code: "123456" } }, token);
  expect([early.status, early.refusal.code]).toEqual([409, "SECOND_FACTOR_OFF"]);
  const first = (await call(testApp, setUpSecondFactor, {}, token)).body.secret;
  const second = (await call(testApp, setUpSecondFactor, {}, token)).body.secret;
  const confirm = (secret: string) =>
    call(testApp, confirmSecondFactor, { body: { code: codeOf(testApp, secret) } }, token);
  expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([400, 200]);
});

test("is switched on by one of two simultaneous confirmations", async () => {
  const { token } = await anAdmin(testApp);
  const { secret } = (await call(testApp, setUpSecondFactor, {}, token)).body;
  const body = { code: codeOf(testApp, secret) };
  const answers = await Promise.all([1, 2, 3].map(() => call(testApp, confirmSecondFactor, { body }, token)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect((await stateOf(won[0]?.body.token ?? "")).recoveryCodesLeft).toBe(10);
});

test.each([
  ["with a blank", (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ["with blanks round it", (code: string) => ` ${code} `],
  ["as it is", (code: string) => code],
])("accepts the app's code %s, also of a clock that is 30 s off", async (_, typed) => {
  const { email, secret } = await anAdminWithApp(testApp);
  expect((await signIn(email, typed(codeOf(testApp, secret)))).status).toBe(200);
  expect((await signIn(email, typed(codeOf(testApp, secret, 1)))).status).toBe(200);
  expect((await signIn(email, typed(codeOf(testApp, secret, 2)))).status).toBe(401);
});

test("accepts a recovery code with or without dashes, mails the admin and counts the rest", async () => {
  const { email, recoveryCodes: codes, token } = await anAdminWithApp(testApp);
  expect((await signIn(email, codes[0])).status).toBe(200);
  expect((await signIn(email, codes[1]?.replaceAll("-", ""))).status).toBe(200);
  expect((await stateOf(token)).recoveryCodesLeft).toBe(8);
  await mailTo(email, "A recovery code for your account was used");
  const entries = await auditOf(testApp, token);
  expect(entries[0]?.action).toBe("second-factor.recovered");
});

test("is deleted with its recovery codes by password and code, audited and mailed", async () => {
  const { id, email, secret, token } = await anAdminWithApp(testApp);
  const body = { password: PASSWORD, code: codeOf(testApp, secret) };
  expect((await call(testApp, removeSecondFactor, { body }, token)).status).toBe(204);
  expect((await signIn(email)).status).toBe(200);
  expect(await testApp.db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0);
  const again = await call(testApp, removeSecondFactor, { body }, token);
  expect([again.status, again.refusal.code]).toEqual([409, "SECOND_FACTOR_OFF"]);
  await mailTo(email, "Two-step verification was switched off");
  const entries = await auditOf(testApp, token);
  expect(entries[0]?.action).toBe("second-factor.off");
});

test("can be switched off by a recovery code too", async () => {
  const { token, recoveryCodes: codes } = await anAdminWithApp(testApp);
  const body = { password: PASSWORD, code: codes[3] };
  expect((await call(testApp, removeSecondFactor, { body }, token)).status).toBe(204);
});

test("deletes an unconfirmed set-up after a day, but not an active one", async () => {
  const [begun, on] = [await anAdmin(testApp), await anAdminWithApp(testApp)];
  await call(testApp, setUpSecondFactor, {}, begun.token);
  const secondFactorCount = async (id: string) => testApp.db.$count(secondFactors, eq(secondFactors.userId, id));
  await deleteOutlived(testApp.db, addMs(testApp.clock.now(), DAY_MS - HOUR_MS));
  expect([await secondFactorCount(begun.id), await secondFactorCount(on.id)]).toEqual([1, 1]);
  await deleteOutlived(testApp.db, addMs(testApp.clock.now(), DAY_MS + HOUR_MS));
  expect([await secondFactorCount(begun.id), await secondFactorCount(on.id)]).toEqual([0, 1]);
});

test("stores networks of sign-ins for 30 days, and deletes them with the account", async () => {
  const { id } = await aPerson(testApp, "student");
  const networkCount = () => testApp.db.$count(knownNetworks, eq(knownNetworks.userId, id));
  expect(await networkCount()).toBe(1);
  await deleteOutlived(testApp.db, addMs(testApp.clock.now(), 30 * DAY_MS - HOUR_MS));
  expect(await networkCount()).toBe(1);
  await deleteOutlived(testApp.db, addMs(testApp.clock.now(), 30 * DAY_MS + HOUR_MS));
  expect(await networkCount()).toBe(0);
});

test("exports its dates, but no secret, code or network", async () => {
  const { id, secret, token } = await anAdminWithApp(testApp);
  const url = `/api${exportAccount.path}`;
  const { body } = await testApp.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const exportedData = JSON.parse(body) as { secondFactor: object; signInNetworks: object[] };
  expect(Object.keys(exportedData.secondFactor).sort()).toEqual(["confirmedAt", "createdAt"]);
  expect(exportedData.signInNetworks).toEqual([{ lastAt: expect.any(String) }]);
  const [factor] = await testApp.db.select().from(secondFactors).where(eq(secondFactors.userId, id));
  const [network] = await testApp.db.select().from(knownNetworks).where(eq(knownNetworks.userId, id));
  for (const never of [secret, factor?.secret ?? "", network?.hash ?? ""]) expect(body).not.toContain(never);
});

test("refuses every code when its secret was sealed with another HASH_SECRET", async () => {
  const admin = await anAdminWithApp(testApp);
  const secret = createDataKeys("another secret of at least 32 characters").seal("second factor", admin.secret);
  await testApp.db.update(secondFactors).set({ secret }).where(eq(secondFactors.userId, admin.id));
  const refused = await signIn(admin.email, codeOf(testApp, admin.secret, 1));
  expect([refused.status, refused.refusal.code]).toEqual([401, "BAD_CREDENTIALS"]);
});
