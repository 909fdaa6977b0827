import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

const MAIN = path.resolve(import.meta.dirname, "../apps/api/src/main.ts");

// Each worker reads the configuration again: what is chosen here is kept in the environment, which workers inherit.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), "dryrun-e2e-"));
const dataDir = process.env.E2E_DATA_DIR;

export interface Served {
  name: string;
  database: string;
  baseURL: string;
  outbox: string;
  webServer: {
    command: string;
    url: string;
    env: Record<string, string>;
    gracefulShutdown: { signal: "SIGTERM"; timeout: number };
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** A whole server on a fresh database; ports and folders are free ones. Another `name` is another server. */
export async function serve(
  database: "pglite" | "postgres",
  more: Record<string, string> = {},
  name: string = database,
): Promise<Served> {
  const variable = `E2E_PORT_${name}`;
  process.env[variable] ??= String(await freePort());
  const port = process.env[variable];
  const folder = path.join(dataDir, name);
  const databaseUrl = database === "postgres" ? (process.env.TEST_DATABASE_URL ?? "") : "";
  return {
    name,
    database,
    baseURL: `http://localhost:${port}`,
    outbox: path.join(folder, "outbox"),
    webServer: {
      command: `"${process.execPath}" "${MAIN}"`,
      url: `http://localhost:${port}/api/health/ready`,
      env: { PORT: port, DATA_DIR: folder, DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: "1000", ...more },
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  };
}
