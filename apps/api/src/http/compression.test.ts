import { gunzipSync, gzipSync } from "node:zlib";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aStudent, type Person } from "../../test/builders.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { call } from "../../test/inject.ts";

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  student = await aStudent(testApp);
  const summary = `<p>${"Reports of sales in Pune, ₹ by ₹. ".repeat(200)}</p>`;
  await call(testApp, updateProfile, { body: { summary } }, student.token);
});
afterAll(() => testApp.close());

const read = (url: string, encoding?: string) =>
  testApp.app.inject({
    url: `/api${url}`,
    headers: { authorization: `Bearer ${student.token}`, ...(encoding && { "accept-encoding": encoding }) },
  });

test.each(["/profile/me", "/account/export"])(
  "sends %s as gzip to clients that accept it, with the same content",
  async (url) => {
    const plain = await read(url);
    const zipped = await read(url, "deflate, gzip, br");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect([zipped.headers["content-encoding"], zipped.headers.vary]).toEqual(["gzip", "accept-encoding"]);
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(Number(zipped.headers["content-length"] ?? zipped.rawPayload.length)).toBe(zipped.rawPayload.length);
    const withoutTime = (text: string) => text.replace(/"exportedAt": "[^"]+"/, "");
    expect(withoutTime(gunzipSync(zipped.rawPayload).toString())).toBe(withoutTime(plain.body));
  },
);

test("sends a short answer uncompressed", async () => {
  const { headers, json } = await read("/profile/completion-status", "gzip");
  expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
  expect(json()).toMatchObject({ completion: expect.any(Number) });
});

test("refuses a compressed body: a small one could expand to a very large one", async () => {
  const { statusCode, headers } = await testApp.app.inject({
    method: "POST",
    url: "/api/profile/update",
    headers: {
      authorization: `Bearer ${student.token}`,
      "content-type": "application/json",
      "content-encoding": "gzip",
    },
    payload: gzipSync(JSON.stringify({ summary: "<p>Zipped</p>" })),
  });
  expect(statusCode).toBe(400);
  expect(headers["content-encoding"]).toBeUndefined();
});
