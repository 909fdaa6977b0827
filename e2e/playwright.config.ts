import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";

const { executablePath, env } = await findChromium();
const server = path.resolve(import.meta.dirname, "../apps/api/src/main.ts");
const postgres = process.env.TEST_DATABASE_URL; // set by `npm test`
const databases = postgres ? ["pglite", "postgres"] : ["pglite"];
const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

// Each worker reads this file again: what is chosen here is kept in the environment, which workers inherit.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), "dryrun-e2e-"));
const dataDir = process.env.E2E_DATA_DIR;
async function portOf(database: string): Promise<number> {
  process.env[`E2E_PORT_${database}`] ??= String(await freePort());
  return Number(process.env[`E2E_PORT_${database}`]);
}
const servers = await Promise.all(databases.map(async (database) => ({ database, port: await portOf(database) })));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export default defineConfig({
  testDir: "journeys",
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    trace: "retain-on-failure",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu"],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
  projects: servers.flatMap(({ database, port }) =>
    Object.entries(SCREENS).map(([screen, viewport]) => ({
      name: `${screen} ${database}`,
      metadata: { outbox: path.join(dataDir, database, "outbox") },
      use: { viewport, baseURL: `http://localhost:${port}` },
    })),
  ),
  webServer: servers.map(({ database, port }) => ({
    command: `"${process.execPath}" "${server}"`,
    url: `http://localhost:${port}/api/health/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: path.join(dataDir, database),
      ...(database === "postgres" && postgres ? { DATABASE_URL: postgres } : {}),
    },
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  })),
});
