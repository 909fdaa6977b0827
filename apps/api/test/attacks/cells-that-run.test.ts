import { exportApplications } from "@dryrun/domain/applications/triage/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aJob, anApplication, aPerson, aStudent } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";

// A spreadsheet executes text that begins like a formula, also after another country's separator and in full-width
// characters. What candidates type must reach a recruiter as text.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test.each([
  ["=A1", "'=A1"],
  ["＝A1", "'＝A1"],
  ["＠SUM(A1)", "'＠SUM(A1)"],
  ["Asha;=1+1", "Asha;'=1+1"],
  ["Asha|＋1", "Asha|'＋1"],
])("the name %j is not a formula in the file of applications", async (fullName, written) => {
  const employer = await aPerson(testApp, "employer");
  await anApplication(testApp, await aStudent(testApp), await aJob(testApp, employer), { fullName });
  const { statusCode, body } = await testApp.app.inject({
    url: `/api${exportApplications.path}?format=csv`,
    headers: { authorization: `Bearer ${employer.token}` },
  });
  const [, row = ""] = body.split("\r\n");
  expect([statusCode, row.slice(0, written.length + 3)]).toEqual([200, `"${written}",`]);
});
