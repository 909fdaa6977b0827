// Runs the journeys in a real Chromium: `npm run e2e`, with any arguments of Playwright.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { startPostgres, THROWN_AWAY } from "./postgres.mjs";
import { assembleSite } from "./site.mjs";

const root = path.resolve(import.meta.dirname, "..");
const run = (args, options) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", ...options }).status ?? 1;

if (run(["node_modules/turbo/bin/turbo", "run", "build", "--output-logs=errors-only"]) !== 0) process.exit(1);
assembleSite(root);
const postgres = await startPostgres(root, THROWN_AWAY);
const status = run(["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)], {
  cwd: path.join(root, "e2e"),
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
});
await postgres.stop();
process.exit(status);
