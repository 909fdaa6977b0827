import { expect, test } from "@jest/globals";
import { freshDatabase } from "../create-test-app.ts";
import { killServers } from "./kill-servers.ts";

// `npm run ops -- chaos` does fifty of them on each database.
const KILLS = 3;

test("kills (-9) lose nothing acknowledged, and each interview is evaluated once", async () => {
  const server = process.env.TEST_DATABASE_URL;
  const report = await killServers(KILLS, server && (await freshDatabase(server)));
  expect(report.faults).toEqual([]);
  expect(report.accounts).toBeGreaterThan(1);
});
