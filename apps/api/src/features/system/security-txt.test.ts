import { DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { createApp } from "../../app.ts";
import { securityTxt } from "./security-txt.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const CONTACT = { contact: "mailto:security@dryrun.example", policy: "https://dryrun.example/security-policy" };

test("contains the configured contact, and always expires within a year", async () => {
  const app = await createApp(testApp.deps, { security: CONTACT });
  const answer = await app.inject({ url: "/.well-known/security.txt" });
  await app.close();
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: CONTACT.contact,
    Policy: CONTACT.policy,
    "Preferred-Languages": "en, hi",
    Canonical: "http://localhost/.well-known/security.txt",
  });
  const days = (Date.parse(fields.Expires ?? "") - testApp.clock.now().getTime()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test("has no policy if none is configured", () => {
  const text = securityTxt(
    { contact: "https://dryrun.example/report", policy: undefined },
    "https://dryrun.example",
    new Date(),
  );
  expect(text).not.toContain("Policy");
  expect(text).toMatch(/^Contact: https:\/\/dryrun\.example\/report\n/);
});
