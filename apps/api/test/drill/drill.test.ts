import { expect, test } from "@jest/globals";
import { freshDatabase } from "../create-test-app.ts";
import { drill } from "./drill.ts";

// A few kills each time; `npm run drill` makes fifty of them on each database.
const KILLS = 3;

test(`after ${KILLS} kills (-9) nothing acknowledged is lost and each interview is evaluated once`, async () => {
  const server = process.env.TEST_DATABASE_URL;
  const report = await drill(KILLS, server && (await freshDatabase(server)));
  expect(report.faults).toEqual([]);
  expect(report.accounts).toBeGreaterThan(1);
});
