import { contact } from "@dryrun/domain/contact/contract";
import { DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { contactMessages } from "../../db/schema/contact.ts";
import { insertMessage } from "./queries.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1 });
});
afterAll(() => testApp.close());

const form = (change: object = {}) => ({
  name: "Asha Verma",
  email: "asha@example.com",
  topic: "My account",
  message: "I cannot find my receipt.\nWhere is it?",
  ...change,
});
const mails = () => testApp.mails.filter(({ key }) => key.startsWith("contact-"));

test("mails a message to support with reply-to its author, deletes it, and accepts a repeated key once", async () => {
  const headers = { "idempotency-key": "contact-1" };
  for (const _ of [1, 2]) {
    const { status, body } = await call(testApp, contact, { body: form() }, undefined, headers);
    expect([status, body.message]).toEqual([200, "Thank you. Your message has been sent to our support team."]);
  }
  const mail = await eventually(() => mails()[0]);
  expect(mail).toMatchObject({
    to: "support@dryrun.example",
    subject: "My account: Asha Verma",
    replyTo: { name: "Asha Verma", address: "asha@example.com" },
  });
  expect(mail.text).toContain("I cannot find my receipt.\nWhere is it?");
  await eventually(async () => ((await testApp.db.$count(contactMessages)) === 0 ? true : undefined));
  expect(mails()).toHaveLength(1);
});

test.each([
  [{ name: " " }, "name"],
  [{ email: "nobody" }, "email"],
  [{ topic: "" }, "topic"],
  [{ message: "" }, "message"],
  [{ message: "x".repeat(2001) }, "message"],
])("refuses %j at %s", async (change, field) => {
  const { status, refusal } = await call(testApp, contact, { body: form(change) });
  expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
});

test("answers 429 with Retry-After to the eleventh message per hour from one address", async () => {
  const answers = [];
  for (let sent = 0; sent < 10; sent++) answers.push(await call(testApp, contact, { body: form() }));
  const last = answers.at(-1);
  expect([last?.status, Number(last?.headers["retry-after"]) > 0]).toEqual([429, true]);
});

test("deletes messages that could not be mailed for 90 days", async () => {
  const at = new Date(Date.now() - 91 * DAY_MS);
  const id = "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4";
  await insertMessage(testApp.db, { ...form(), id, createdAt: at });
  await testApp.deps.sweeps.run();
  expect(await testApp.db.$count(contactMessages, eq(contactMessages.id, id))).toBe(0);
});
