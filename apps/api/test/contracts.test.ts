import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { generateQuiz } from "@dryrun/domain/quiz/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { users } from "../src/db/schema/accounts.ts";
import { aTokenOf } from "./builders.ts";
import { CALLS } from "./calls-with-ids.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";
import { NOTHING } from "./owned/ids.ts";
import { send as sendInput } from "./send.ts";

const ROLES = ["student", "employer", "admin"] as const;
const STRANGE = [
  "{",
  "",
  "[]",
  "null",
  '"x"',
  '{"constructor":{"prototype":1},"toString":2,"hasOwnProperty":[]}',
  '{"__proto__":{"a":1}}',
  '{"email":{},"password":["x"],"fullName":{"toString":1},"userType":[[]],"answers":{"0":1},"skills":{"a":{}}}',
  '{"email":"a\\u0000@b.co","title":"\\u0000","fullName":"\\u0000","answer":"\\u0000","jobId":"\\u0000"}',
  `{"workExperience":[[]],"education":[null],"projects":["x"],"answers":[1,null],"jobId":"' or 1=1"}`,
];
let testApp: TestApp;
const tokens: Partial<Record<(typeof ROLES)[number], string>> = {};

const signIn = async () => {
  for (const userType of ROLES) tokens[userType] = await aTokenOf(testApp, userType);
  await testApp.db.update(users).set({ quizPassedAt: testApp.clock.now() }); // so that the id is checked before any rule about jobs
  await call(testApp, generateQuiz, {}, tokens.student);
};
beforeAll(async () => {
  testApp = await createTestApp({ hasDevClock: true });
  await signIn();
});
afterAll(() => testApp.close());

const tokenFor = ({ access }: Contract) => tokens[access === "public" || access === "signed-in" ? "student" : access];
const send = (contract: Contract, headers: Record<string, string>, payload?: string) =>
  testApp.app.inject({
    method: contract.method,
    url: `/api${contract.path.replace(/:\w+/g, "x")}`,
    headers,
    ...(payload !== undefined && { payload }),
  });
const all = Object.entries(contracts);

test("no two calls share a method and a path", () => {
  const places = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ":x")}`);
  expect(new Set(places).size).toBe(places.length);
});

test("only POST calls are idempotent by key, because answers are stored by path", () => {
  expect(all.filter(([, { idempotent, method }]) => idempotent && method !== "POST")).toEqual([]);
});

describe.each(all)("%s", (name, contract) => {
  if (name === "auth.logoutAll") {
    beforeEach(signIn); // each of its answers ends a token
    afterAll(signIn);
  }

  test("is served by exactly one route", () => {
    expect(testApp.app.hasRoute({ method: contract.method, url: `/api${contract.path}` })).toBe(true);
    const route = testApp.app.findRoute({ method: contract.method, url: `/api${contract.path}` });
    expect(route).not.toBeNull();
  });

  test("admits exactly the callers that `access` names", async () => {
    const stranger = await send(contract, {});
    const isRefused = stranger.statusCode === 401 && stranger.json().code === "UNAUTHENTICATED";
    expect(isRefused).toBe(contract.access !== "public");
    for (const role of ROLES) {
      const { statusCode, body } = await send(contract, { authorization: `Bearer ${tokens[role]}` });
      const isAdmitted = ["public", "signed-in", role].includes(contract.access);
      expect(statusCode === 403 && body.includes("FORBIDDEN")).toBe(!isAdmitted);
      expect(statusCode).toBeLessThan(500);
    }
  });

  if (contract.method === "GET") return; // it has no body

  test.each(STRANGE)("answers %s with its own refusal", async (payload) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${tokenFor(contract)}` };
    const answer = await send(contract, headers, payload);
    const { statusCode, body } = answer;
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toMatch(/\n\s+at |node_modules|TypeError/);
  });
});

/** Calls whose answer to an unknown id is not 404. */
const NOT_ABSENT: Record<string, number | string> = {
  "applications.applicationDraft": 200, // there is no draft of it
  "applications.deleteApplicationDraft": 204, // whatever the id, no draft exists afterwards
  "applications.myApplications": 200, // a filter without results
  "jobs.unsaveJob": 200, // whatever the id, it is not saved afterwards
  "quiz.submitQuiz": "VALIDATION", // a field of the submission names a question that the open paper does not have
};

describe.each(Object.entries(CALLS))("%s", (name, { input }) => {
  const contract = contracts[name] as Contract;
  const isLink = contract.path.includes(":token");
  const outcomeOf = async (id?: string) => {
    const ids =
      id === undefined ? NOTHING : (Object.fromEntries(Object.keys(NOTHING).map((key) => [key, id])) as never);
    const { statusCode, body } = await sendInput(testApp, contract, input(ids), tokenFor(contract));
    return statusCode < 300 ? statusCode : (JSON.parse(body) as { code: string }).code;
  };

  test("answers valid input with an unknown id as absent", async () => {
    const absent = isLink ? "LINK_DEAD" : "NOT_FOUND";
    expect(await outcomeOf()).toBe(NOT_ABSENT[name] ?? absent);
  });

  if (contract.path.includes(":"))
    test.each(["x", "..%2F..%2Fetc"])("answers the malformed id %s in its path as absent", async (id) => {
      expect(await outcomeOf(id)).toBe(isLink ? "LINK_DEAD" : "NOT_FOUND");
    });
  else if (name !== "quiz.submitQuiz")
    test("refuses a malformed id in its query or body at its field", async () => {
      expect(await outcomeOf("x y")).toBe("VALIDATION");
    });
});

test("a body of another type, and one that is too large, are refused with separate codes", async () => {
  const url = "/api/auth/login";
  const text = await testApp.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "text/plain" },
    payload: "x",
  });
  expect([text.statusCode, text.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  const huge = JSON.stringify({ email: "x".repeat(1_100_000) });
  const big = await testApp.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/json" },
    payload: huge,
  });
  expect([big.statusCode, big.json().code]).toEqual([413, "TOO_LARGE"]);
});

test.each(["page=0", "page=-1", "page=x", "page=1.5", "page=1e9", "limit=0"])(
  "answers 400 at its field for a page query %s",
  async (query) => {
    const headers = { authorization: `Bearer ${tokens.employer}` };
    const { statusCode, body } = await testApp.app.inject({ url: `/api/emp/jobs?${query}`, headers });
    expect([statusCode, JSON.parse(body).errors[0].field]).toEqual([400, query.split("=")[0]]);
  },
);

test("answers an empty page with the total for a page past the end", async () => {
  const headers = { authorization: `Bearer ${tokens.employer}` };
  const { statusCode, body } = await testApp.app.inject({ url: "/api/emp/jobs?page=99&limit=500", headers });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { jobs: [], totalPages: 1, currentPage: 99, total: 0 }]);
});
