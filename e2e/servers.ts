import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { WEBHOOK_SECRET } from "./support/provider.ts";

// Each worker reads this configuration again, so the choice is stored in environment variables, which workers inherit.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), "dryrun-e2e-"));
const dataDir = process.env.E2E_DATA_DIR;

export interface Served {
  database: string;
  baseURL: string;
  outbox: string;
  env: Record<string, string>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
/** Returns a free port, which stays the same in processes that read the configuration later. */
async function portOf(name: string): Promise<string> {
  const variable = `E2E_PORT_${name}`;
  process.env[variable] ??= String(await freePort());
  return process.env[variable];
}

/** Returns the address of a database on the server of TEST_DATABASE_URL, created by `start-servers.ts`. */
function databaseNamed(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "postgresql://localhost");
  url.pathname = name;
  return url.href;
}

/** Returns a complete server on a fresh database, with a clock that can be moved, on free ports and in new folders. */
export async function serverCommand(
  database: "pglite" | "postgres",
  name: string = `journeys_${database}`,
): Promise<Served> {
  const port = await portOf(name);
  const folder = path.join(dataDir, name);
  const databaseUrl = database === "postgres" ? databaseNamed(name) : "";
  return {
    database,
    baseURL: `http://localhost:${port}`,
    outbox: path.join(folder, "outbox"),
    env: {
      PORT: port,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_SCALE: "1000",
      MAX_DELAY_MS: "60000", // the browsers use the same cores
      GRADING_NICE: "0", // journeys wait for results
      HASH_SECRET: "the copies of one database share it",
      DEV_CLOCK: "on",
      OUTBOUND_LOCAL: "on", // a webhook leads to a server of its journey
      DEV_SEED: process.env.SEED ?? "journeys",
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      LOG_LEVEL: "error",
    },
  };
}

/** Lets Playwright start only this process, which starts all servers in parallel. */
export async function startTogether(servers: readonly Served[]) {
  const port = await portOf("ready");
  return {
    command: `"${process.execPath}" "${path.join(import.meta.dirname, "start-servers.ts")}"`,
    url: `http://localhost:${port}/`,
    timeout: 180_000, // each server creates its demo data first
    env: { READY_PORT: port, SERVERS: JSON.stringify(servers.map(({ baseURL, env }) => ({ baseURL, env }))) },
    stdout: "pipe" as const, // the servers' errors
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
  };
}
