import { resetPassword } from "@dryrun/domain/auth/contract";
import { joinTeam } from "@dryrun/domain/company/team/contract";
import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { aPerson, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";

// Links that were cut, extended or invented: each is a dead link with our message, never a missing page and never a fault.

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const PASSWORD = { newPassword: "a new long password", confirmPassword: "a new long password" };
const PERSON = { fullName: "Ravi Kumar", phone: "9876501234", password: "a new long password" };
const BODIES = new Map<Contract, object>([
  [resetPassword, PASSWORD],
  [joinTeam, PERSON],
]);
const CALLS = Object.entries(contracts as Readonly<Record<string, Contract>>).filter(([, { errors }]) =>
  errors?.includes("LINK_DEAD"),
);

/** As in the path. */
const TOKENS: [string, string][] = [
  ["nothing", ""],
  ["one character", "x"],
  ["19 characters", "x".repeat(19)],
  ["a token that is not known", "x".repeat(43)],
  ["201 characters", "x".repeat(201)],
  ["8,000 characters", "x".repeat(8000)],
  ["a NUL", "%00"],
  ["half a character", "%ED%A0%80"],
  ["a percent sign", "%ZZ"],
  ["a quotation mark", "'%20or%201=1--"],
  ["another path", "..%2F..%2Fetc%2Fpasswd"],
];

test("all calls with a mail's link are tested here", () => {
  expect(CALLS.length).toBeGreaterThanOrEqual(6);
  for (const [, { path }] of CALLS) expect(path).toMatch(/\/:token$/);
});

describe.each(CALLS)("a stranger who tries %s", (_, contract) => {
  test.each(TOKENS)("with %s learns that the link is dead", async (__, token) => {
    const { statusCode, body } = await testApp.app.inject({
      method: contract.method,
      url: `/api${contract.path.replace(":token", token)}`,
      headers: contract.access === "employer" ? { authorization: `Bearer ${employer.token}` } : {},
      ...(BODIES.has(contract) && { payload: BODIES.get(contract) ?? {} }),
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      { message: "This link has expired or has been used. Ask for a new one.", code: "LINK_DEAD" },
    ]);
  });
});
