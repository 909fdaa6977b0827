import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { aJob, anApplication, aPerson, applicationForm, aStudent, jobForm, type Person } from "./builders.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";

// Input that only scripts send: refused quickly and never with a 500.

let testApp: TestApp;
let employer: Person;
let student: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
  jobId = await aJob(testApp, employer);
});
afterAll(() => testApp.close());

/** Returns the processor time of this thread, which does not depend on other load of the machine. */
function cpuMsSince(before: NodeJS.CpuUsage) {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function post(path: string, body: unknown, person?: Person) {
  const before = process.threadCpuUsage();
  const response = await testApp.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { "content-type": "application/json", ...(person && { authorization: `Bearer ${person.token}` }) },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json(), ms: cpuMsSince(before) };
}

describe("refuses a megabyte in one field before parsing it", () => {
  const dots = (start: string, end: string) => start + ".".repeat(400_000) + end;
  test.each<[string, string, () => unknown, string]>([
    ["an e-mail", "/auth/forgot-password", () => ({ email: dots("a@", "@") }), "email"],
    [
      "a web address",
      "/apply",
      () => ({ ...applicationForm({ portfolioUrl: dots("http://a/", " x") }), jobId }),
      "portfolioUrl",
    ],
    ["tags", "/apply", () => ({ ...applicationForm({ skills: manyWords() }), jobId }), "skills"],
    ["a list", "/quiz/submit", () => ({ answers: Array.from({ length: 250_000 }, () => ({})) }), "answers"],
    ["a list of the wrong form", "/quiz/submit", () => ({ answers: Array(200_000).fill([]) }), "answers.0"],
    ["a list as JSON text", "/quiz/submit", () => ({ answers: `[${"{},".repeat(200_000)}{}]` }), "answers"],
  ])("%s", async (_, path, body, field) => {
    const { status, body: refusal, ms } = await post(path, body(), student);
    expect([status, refusal.errors.map((error: { field: string }) => error.field)]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
    expect(refusal.errors.length).toBeLessThanOrEqual(100);
    expect(ms).toBeLessThan(1_500);
  });

  test("rich text of angle brackets", async () => {
    const angles = "<".repeat(20_000);
    const work = { company: "A", position: "B", startDate: "2024-01", currentlyWorking: true, description: angles };
    const { status, ms } = await post(
      "/apply",
      { ...applicationForm({ summary: angles, workExperience: Array.from({ length: 20 }, () => work) }), jobId },
      await aStudent(testApp),
    );
    expect(status).toBe(201);
    expect(ms).toBeLessThan(2_000);
  });
});

const manyWords = () => Array.from({ length: 150_000 }, (_, index) => index.toString(36)).join(",");

describe("values that a database cannot store", () => {
  test("half a character in a list's entry answers 400 at its field", async () => {
    const body = JSON.stringify({ ...applicationForm({ projects: [{ title: "T", description: "CUT" }] }), jobId });
    const { status, body: refusal } = await post("/apply", body.replace("CUT", "cut \\ud83d"), student);
    expect([status, refusal.errors[0].field]).toEqual([400, "projects.0.description"]);
  });

  test("a NUL in the sign-in's e-mail answers like an unknown address", async () => {
    const { status, body } = await post("/auth/login", { email: "a\0@example.com", password: "x" });
    expect([status, body.code]).toEqual([401, "BAD_CREDENTIALS"]);
  });

  test.each(["2026-99-99T00:00:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])(
    "the time %s is refused, for a consent and for an event",
    async (at) => {
      const sitting = await aStudent(testApp);
      const applicationId = await anApplication(testApp, sitting, jobId);
      const refused = await post("/mock-interview/start", { applicationId, consent: { version: "1", at } }, sitting);
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, "consent.at"]);
      const started = await post(
        "/mock-interview/start",
        { applicationId, consent: { version: "1\0", at: new Date() } },
        sitting,
      );
      expect(started.status).toBe(200);
      const path = `/mock-interview/${started.body.sessionId}/events`;
      expect((await post(path, { type: "blur", at }, sitting)).status).toBe(400);
    },
  );
});

test("a job without letters in its place can be posted", async () => {
  expect((await post("/emp/jobs", jobForm({ location: "???" }), employer)).status).toBe(201);
});

test.each(["/api/jobs/%ZZ", `/api/jobs/${"x".repeat(300)}`, "/api/nothing", "/nothing"])(
  "the path %s answers 404 with our message and the request's id",
  async (url) => {
    const authorization = `Bearer ${student.token}`;
    const { statusCode, headers, body } = await testApp.app.inject({ url, headers: { authorization } });
    expect([statusCode, JSON.parse(body)]).toEqual([404, { message: "Not found.", code: "NOT_FOUND" }]);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("compares the token's scheme without case, and answers HEAD like GET, without a body", async () => {
  const { statusCode, body, headers } = await testApp.app.inject({
    method: "HEAD",
    url: "/api/auth/me",
    headers: { authorization: `bearer ${student.token}` },
  });
  expect([statusCode, body, headers["cache-control"]]).toEqual([200, "", "no-store"]);
});
