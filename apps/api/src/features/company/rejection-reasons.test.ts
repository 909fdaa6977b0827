import { exportAccount } from "@dryrun/domain/account/contract";
import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import * as contract from "@dryrun/domain/company/profile/contract";
import { DEFAULT_REJECTION_REASONS, MAX_REJECTION_REASONS } from "@dryrun/domain/company/rejection-reasons/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { aMember, aPerson, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { companyName: "Konkan Traders" });
});
afterAll(() => testApp.close());

const read = async ({ token } = owner) => (await call(testApp, contract.rejectionReasons, {}, token)).body.reasons;
const replace = (reasons: unknown[], { token } = owner) =>
  call(testApp, contract.setRejectionReasons, { body: { reasons } }, token);
const OWN = [
  { text: "Too far away", isShared: true },
  { text: "No SQL", isShared: false },
];

describe("the rejection reasons of a company", () => {
  test("are the default ones until an owner replaces them, for everybody in the company and nobody else", async () => {
    expect(await read()).toEqual(DEFAULT_REJECTION_REASONS);
    expect((await replace(OWN)).body).toEqual({ message: "Reasons saved", reasons: OWN });
    for (const role of COMPANY_ROLES) {
      const colleague = await aMember(testApp, owner, "Ravi Kumar", role);
      expect(await read(colleague)).toEqual(OWN);
      expect((await replace(OWN, colleague)).status).toBe(role === "owner" ? 200 : 403);
    }
    expect(await read(await aPerson(testApp, "employer"))).toEqual(DEFAULT_REJECTION_REASONS);
    const { body } = await call(testApp, exportAccount, {}, owner.token);
    expect(JSON.stringify(body)).toContain("Too far away");
  });

  test.each([
    ["none", [], "reasons", "Keep at least one reason."],
    ["a blank one", [{ text: " ", isShared: true }], "reasons.0.text", "Reason is required."],
    ["one without a choice", [{ text: "No SQL" }], "reasons.0.isShared", "This is required."],
    ["one twice", [OWN[1], { text: "no sql", isShared: true }], "reasons.1.text", "This reason is in the list twice."],
    [
      "too many",
      Array.from({ length: MAX_REJECTION_REASONS + 1 }, (_, n) => ({ text: `Reason ${n}`, isShared: true })),
      "reasons",
      `At most ${MAX_REJECTION_REASONS} reasons.`,
    ],
  ])("%s: refused at its field, and nothing changes", async (_, reasons, field, message) => {
    const { status, body } = await replace(reasons);
    expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }]);
    expect(await read()).toEqual(DEFAULT_REJECTION_REASONS);
  });
});
