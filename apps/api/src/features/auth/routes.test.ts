import {
  changePassword,
  forgotPassword,
  login,
  logoutAll,
  me,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "@dryrun/domain/auth/contract";
import { LOGIN_WINDOW_MINUTES } from "@dryrun/domain/auth/limits";
import { DAY_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, registrationForm } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { consents, ledger, users } from "../../db/schema/accounts.ts";
import { profiles } from "../../db/schema/profiles.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const mailTo = (email: string, word: string) =>
  eventually(() => testApp.mails.filter(({ to, subject }) => to === email && subject.includes(word)).at(-1));
const tokenIn = (text: string) => /\/(?:verify-email|reset-password)\/([\w-]+)/.exec(text)?.[1] ?? "";
const me401 = async (token: string) => (await call(testApp, me, {}, token)).status;

describe("register", () => {
  test("creates a student with one free credit, a profile, a consent and a verification mail", async () => {
    const form = registrationForm({
      email: "  New.Student@Example.com ",
      phone: "+91 98765 01234",
      visibleToRecruiters: false,
      isAdult: true,
    });
    expect((await call(testApp, register, { body: form })).status).toBe(201);
    const { body } = await call(testApp, login, {
      body: { email: "new.student@example.com", password: form.password },
    });
    const { user } = (await call(testApp, me, {}, body.token)).body;
    expect(user).toMatchObject({
      email: "new.student@example.com",
      phone: "9876501234",
      userType: "student",
      interviewCredits: 1,
      passedQuiz: false,
      hasAttempts: false,
      emailVerified: false,
      isAdult: true,
      unreadNotifications: 0,
      runningInterview: null,
    });
    const [profile] = await testApp.db.select().from(profiles).where(eq(profiles.userId, user._id));
    const [consent] = await testApp.db.select().from(consents).where(eq(consents.userId, user._id));
    const [entry] = await testApp.db.select().from(ledger).where(eq(ledger.userId, user._id));
    expect([profile?.visibleToRecruiters, consent?.given, consent?.source]).toEqual([false, false, "register"]);
    expect([entry?.unit, entry?.amount]).toEqual(["credit", 1]);
    expect((await mailTo("new.student@example.com", "Verify")).text).toContain("/verify-email/");
  });

  test("counts a request without the visibility field as consent to it", async () => {
    const form = registrationForm();
    await call(testApp, register, { body: form });
    const [consent] = await testApp.db
      .select({ given: consents.given, source: consents.source })
      .from(consents)
      .innerJoin(users, eq(users.id, consents.userId))
      .where(eq(users.email, form.email));
    expect(consent).toEqual({ given: true, source: "api" });
  });

  test("drops fields that nobody may set: role, credits, quiz", async () => {
    const form = registrationForm({
      interviewCredits: 99,
      passedQuiz: true,
      quizPassedAt: "2026-01-01",
      isAdmin: true,
    });
    await call(testApp, register, { body: form });
    const [user] = await testApp.db.select().from(users).where(eq(users.email, form.email));
    expect([user?.interviewCredits, user?.quizPassedAt, user?.userType]).toEqual([1, null, "student"]);
  });

  test.each<{ change: object; field: string }>([
    { change: { email: "nobody" }, field: "email" },
    { change: { password: "short" }, field: "password" },
    { change: { password: "password1" }, field: "password" },
    { change: { password: "x".repeat(129) }, field: "password" },
    { change: { phone: "1234567890" }, field: "phone" },
    { change: { phone: "98765" }, field: "phone" },
    { change: { userType: "admin" }, field: "userType" },
    { change: { isAdult: false }, field: "isAdult" },
    { change: { fullName: "x".repeat(121) }, field: "fullName" },
    { change: { fullName: "  " }, field: "fullName" },
  ])("refuses $change at $field", async ({ change, field }) => {
    const { status, refusal } = await call(testApp, register, { body: registrationForm(change) });
    expect([status, refusal.code, refusal.errors?.[0]?.field]).toEqual([400, "VALIDATION", field]);
  });

  test("creates one account of ten simultaneous registrations of one address, and answers 409 to nine", async () => {
    const form = registrationForm();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(testApp, register, { body: form })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, refusal } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, refusal.code, refusal.errors?.[0]?.field]).toEqual([409, "EMAIL_TAKEN", "email"]);
    }
  });

  test("stores the company of an employer, and ignores one from a student", async () => {
    for (const userType of ["employer", "student"] as const) {
      const form = { ...registrationForm(), userType, companyName: "Sahyadri Foods" };
      await call(testApp, register, { body: form });
      const [made] = await testApp.db.select().from(users).where(eq(users.email, form.email));
      expect(made?.companyName).toBe(userType === "employer" ? "Sahyadri Foods" : "");
    }
  });

  test("gives an employer no credit", async () => {
    const { token } = await aPerson(testApp, "employer");
    expect((await call(testApp, me, {}, token)).body.user.interviewCredits).toBe(0);
  });
});

describe("login", () => {
  test("gives the same answer for an unknown e-mail and a wrong password", async () => {
    const { email } = await aPerson(testApp, "student");
    const wrong = await call(testApp, login, { body: { email, password: "not the password" } });
    const unknown = await call(testApp, login, { body: { email: "nobody@example.com", password: "not the password" } });
    expect([wrong.status, wrong.refusal]).toEqual([
      401,
      { code: "BAD_CREDENTIALS", message: "Email or password is wrong." },
    ]);
    expect(unknown.refusal).toEqual(wrong.refusal);
  });

  test("reports a block only for the right password, and a block invalidates every token", async () => {
    const { id, email, token } = await aPerson(testApp, "student");
    await testApp.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id));
    expect(await me401(token)).toBe(401);
    const right = await call(testApp, login, { body: { email, password: "correct horse battery" } });
    const wrong = await call(testApp, login, { body: { email, password: "no" } });
    expect([right.refusal.code, wrong.refusal.code]).toEqual(["BLOCKED", "BAD_CREDENTIALS"]);
  });
});

describe("links", () => {
  test("verify the address by mail, once", async () => {
    const { email, token } = await aPerson(testApp, "student");
    const link = tokenIn((await mailTo(email, "Verify")).text);
    expect((await call(testApp, verifyEmail, { params: { token: link } })).status).toBe(200);
    expect((await call(testApp, me, {}, token)).body.user.emailVerified).toBe(true);
    const again = await call(testApp, verifyEmail, { params: { token: link } });
    expect([again.status, again.refusal.code]).toEqual([400, "LINK_DEAD"]);
  });

  test("reset the password once, within 60 minutes, and invalidate every token; a newer link voids the older", async () => {
    const { email, token } = await aPerson(testApp, "student");
    const ask = async () => {
      const sent = testApp.mails.length;
      expect((await call(testApp, forgotPassword, { body: { email } })).status).toBe(200);
      const mail = await eventually(() =>
        testApp.mails.slice(sent).find(({ to, subject }) => to === email && subject.includes("Reset")),
      );
      return tokenIn(mail.text);
    };
    const older = await ask();
    const newer = await ask();
    const body = { newPassword: "a new long password", confirmPassword: "a new long password" };
    expect((await call(testApp, resetPassword, { params: { token: older }, body })).refusal.code).toBe("LINK_DEAD");
    expect((await call(testApp, resetPassword, { params: { token: newer }, body })).status).toBe(200);
    expect((await call(testApp, resetPassword, { params: { token: newer }, body })).refusal.code).toBe("LINK_DEAD");
    expect(await me401(token)).toBe(401);
    expect((await call(testApp, login, { body: { email, password: body.newPassword } })).status).toBe(200);
    await mailTo(email, "Your password was changed");
    const late = await ask();
    testApp.clock.moveTo(new Date(Date.now() + 61 * MINUTE_MS));
    expect((await call(testApp, resetPassword, { params: { token: late }, body })).refusal.code).toBe("LINK_DEAD");
    testApp.clock.moveTo(new Date());
  });

  test("of every purpose end with a new password, because it proves the address", async () => {
    const { email } = await aPerson(testApp, "student");
    const verification = tokenIn((await mailTo(email, "Verify")).text);
    await call(testApp, forgotPassword, { body: { email } });
    const reset = tokenIn((await mailTo(email, "Reset")).text);
    const body = { newPassword: "a new long password", confirmPassword: "a new long password" };
    expect((await call(testApp, resetPassword, { params: { token: reset }, body })).status).toBe(200);
    expect((await call(testApp, verifyEmail, { params: { token: verification } })).refusal.code).toBe("LINK_DEAD");
    const { body: signedIn } = await call(testApp, login, { body: { email, password: body.newPassword } });
    expect((await call(testApp, me, {}, signedIn.token)).body.user.emailVerified).toBe(true);
    const again = await call(testApp, resendVerification, {}, signedIn.token);
    expect([again.status, again.body.message]).toEqual([200, "Your email is verified."]);
  });

  test("for verification expire after 7 days, and a new one can be requested", async () => {
    const { email, token } = await aPerson(testApp, "student");
    const link = tokenIn((await mailTo(email, "Verify")).text);
    testApp.clock.moveTo(new Date(Date.now() + 7 * DAY_MS + MINUTE_MS));
    expect((await call(testApp, verifyEmail, { params: { token: link } })).refusal.code).toBe("LINK_DEAD");
    testApp.clock.moveTo(new Date());
    const sent = testApp.mails.length;
    expect((await call(testApp, resendVerification, {}, token)).status).toBe(200);
    const mail = await eventually(() => testApp.mails.slice(sent).find(({ to }) => to === email));
    expect((await call(testApp, verifyEmail, { params: { token: tokenIn(mail.text) } })).status).toBe(200);
  });

  test("give the same answer for an address without an account, and send nothing", async () => {
    const { email } = await aPerson(testApp, "student");
    const knownResponse = await call(testApp, forgotPassword, { body: { email } });
    const unknown = await call(testApp, forgotPassword, { body: { email: "ghost@example.com" } });
    expect([unknown.status, unknown.body]).toEqual([knownResponse.status, knownResponse.body]);
    await mailTo(email, "Reset");
    expect(testApp.mails.filter(({ to }) => to === "ghost@example.com")).toEqual([]);
  });

  test.each([
    { body: { newPassword: "a new long password", confirmPassword: "another password" }, field: "confirmPassword" },
    { body: { newPassword: "short", confirmPassword: "short" }, field: "newPassword" },
    { body: { newPassword: "password123", confirmPassword: "password123" }, field: "newPassword" },
  ])("refuse an invalid new password at $field", async ({ body, field }) => {
    const { status, refusal } = await call(testApp, resetPassword, { params: { token: "x".repeat(43) }, body });
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });
});

describe("Log out everywhere", () => {
  test("ends every token of the account, including the caller's, and no other account's", async () => {
    const { email, token } = await aPerson(testApp, "student");
    const other = await aPerson(testApp, "student");
    const { body } = await call(testApp, login, { body: { email, password: "correct horse battery" } });
    expect((await call(testApp, logoutAll, { body: {} }, token)).status).toBe(204);
    expect([await me401(token), await me401(body.token), await me401(other.token)]).toEqual([401, 401, 200]);
    expect((await call(testApp, logoutAll, { body: {} }, token)).status).toBe(401);
    const again = await call(testApp, login, { body: { email, password: "correct horse battery" } });
    expect(await me401(again.body.token)).toBe(200);
  });
});

describe("changing the password", () => {
  const OLD = "correct horse battery";
  const form = { oldPassword: OLD, newPassword: "a new long password", confirmPassword: "a new long password" };

  test("ends every older token and reset link; the token in the answer stays valid", async () => {
    const { email, token } = await aPerson(testApp, "student");
    await call(testApp, forgotPassword, { body: { email } });
    const link = tokenIn((await mailTo(email, "Reset")).text);
    const { status, body } = await call(testApp, changePassword, { body: form }, token);
    expect([status, body.message]).toEqual([200, "Password updated successfully"]);
    expect([await me401(token), await me401(body.token)]).toEqual([401, 200]);
    const { newPassword, confirmPassword } = form;
    const dead = await call(testApp, resetPassword, {
      params: { token: link },
      body: { newPassword, confirmPassword },
    });
    expect(dead.refusal.code).toBe("LINK_DEAD");
    expect((await call(testApp, login, { body: { email, password: OLD } })).status).toBe(401);
    expect((await call(testApp, login, { body: { email, password: newPassword } })).status).toBe(200);
    expect((await call(testApp, me, {}, body.token)).body.user.emailVerified).toBe(false);
    expect((await mailTo(email, "Your password was changed")).text).toContain("/forgot-password");
  });

  test.each([
    { change: { oldPassword: "not it" }, field: "oldPassword" },
    { change: { oldPassword: "" }, field: "oldPassword" },
    { change: { confirmPassword: "another one" }, field: "confirmPassword" },
    { change: { newPassword: "short", confirmPassword: "short" }, field: "newPassword" },
    { change: { newPassword: "password123", confirmPassword: "password123" }, field: "newPassword" },
  ])("refuses $change at $field, and changes nothing", async ({ change, field }) => {
    const { token } = await aPerson(testApp, "student");
    const { status, refusal } = await call(testApp, changePassword, { body: { ...form, ...change } }, token);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
    expect(await me401(token)).toBe(200);
  });

  test("lets one of ten simultaneous changes win", async () => {
    const { token } = await aPerson(testApp, "student");
    const attempts = Array.from({ length: 10 }, (_, index) => `a new long password ${index}`).map((newPassword) =>
      call(testApp, changePassword, { body: { ...form, newPassword, confirmPassword: newPassword } }, token),
    );
    const won = (await Promise.all(attempts)).filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await me401(won[0]?.body.token ?? "")).toBe(200);
  });
});

test("ends a sign-in after 7 days by the product's clock", async () => {
  const { token } = await aPerson(testApp, "student");
  testApp.clock.moveTo(new Date(Date.now() + 7 * DAY_MS - MINUTE_MS));
  expect(await me401(token)).toBe(200);
  testApp.clock.moveTo(new Date(Date.now() + 7 * DAY_MS + MINUTE_MS));
  expect(await me401(token)).toBe(401);
  testApp.clock.moveTo(new Date());
});

describe("limits", () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ rateLimitScale: 1 });
  });
  afterAll(() => strict.close());

  test("send at most five link mails an hour, with the same answer for further requests", async () => {
    const { email } = await aPerson(strict, "student");
    const asks = Array.from({ length: 8 }, () => call(strict, forgotPassword, { body: { email } }));
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const resets = () => strict.mails.filter(({ to, subject }) => to === email && subject.includes("Reset"));
    await eventually(() => (resets().length >= 5 ? true : undefined));
    await new Promise((resolve) => setTimeout(resolve, 700)); // longer than the queue's polling interval
    expect(resets()).toHaveLength(5);
    const body = { newPassword: "a new long password", confirmPassword: "a new long password" };
    const tries = resets().map(({ text }) => call(strict, resetPassword, { params: { token: tokenIn(text) }, body }));
    expect((await Promise.all(tries)).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("answer 429 with Retry-After for the sixth verification mail in an hour", async () => {
    const { token } = await aPerson(strict, "student");
    for (let requestCount = 0; requestCount < 5; requestCount++)
      expect((await call(strict, resendVerification, {}, token)).status).toBe(200);
    const { status, headers } = await call(strict, resendVerification, {}, token);
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  test("store counts without addresses", async () => {
    const email = `${"long".repeat(60)}@example.com`;
    expect((await call(strict, login, { body: { email, password: "wrong" } })).status).toBe(401);
    const { rows } = await strict.database.query("select key from rate_limits");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/example|127\.0/);
  });

  test("count a wrong old password as a failed sign-in", async () => {
    const { email, token } = await aPerson(strict, "student");
    const wrong = { oldPassword: "wrong", newPassword: "a new long password", confirmPassword: "a new long password" };
    for (let failures = 0; failures < 10; failures++) {
      expect((await call(strict, changePassword, { body: wrong }, token)).status).toBe(400);
    }
    expect((await call(strict, changePassword, { body: wrong }, token)).status).toBe(429);
    expect((await call(strict, login, { body: { email, password: "correct horse battery" } })).status).toBe(429);
  });

  test("answer 429 with Retry-After after ten failures for a person from one address, even with the right password", async () => {
    const { email } = await aPerson(strict, "student");
    for (let failures = 0; failures < 10; failures++) {
      expect((await call(strict, login, { body: { email, password: "wrong" } })).status).toBe(401);
    }
    const { status, refusal, headers } = await call(strict, login, {
      body: { email, password: "correct horse battery" },
    });
    expect([status, refusal.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(LOGIN_WINDOW_MINUTES * 60);
    expect((await call(strict, login, { body: { email: "other@example.com", password: "wrong" } })).status).toBe(401);
  });
});
