import { LEDGER_EXPORTS_PER_HOUR } from "@dryrun/domain/admin/limits";
import { exportLedger } from "@dryrun/domain/admin/records/contract";
import { TOO_MANY_EXPORTS } from "@dryrun/domain/applications/messages";
import { expect, test } from "@jest/globals";
import { aTokenOf } from "../../../../test/builders.ts";
import { createTestApp } from "../../../../test/create-test-app.ts";

test("limits each admin's exports of the ledger per hour", async () => {
  const testApp = await createTestApp({ rateLimitScale: 1 });
  const statusOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await testApp.app.inject({ url: `/api${exportLedger.path}`, headers });
    return [answer.statusCode, answer.statusCode === 429 && answer.json().message];
  };
  const [one, other] = [await aTokenOf(testApp, "admin"), await aTokenOf(testApp, "admin")];
  for (let n = 0; n < LEDGER_EXPORTS_PER_HOUR; n++) expect(await statusOf(one)).toEqual([200, false]);
  expect(await statusOf(one)).toEqual([429, TOO_MANY_EXPORTS]);
  expect(await statusOf(other)).toEqual([200, false]);
  await testApp.close();
});
