import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { SERVER_ALLOCATOR } from "../../src/allocator.ts";

const MAIN = path.resolve(import.meta.dirname, "../../src/main.ts");
const TIMEOUT_MS = 120_000;

export interface Server {
  url: string;
  pid: number;
  /** Kills the process without a shutdown, like a crash. */
  kill(): Promise<void>;
  /** Stops the process with time to drain. */
  stop(): Promise<void>;
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Starts the real server as a separate process, ready to answer. */
export async function startServer(
  dataDir: string,
  port: number,
  databaseUrl?: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const { NODE_OPTIONS: _, ...own } = process.env; // not Jest's own flags
  const env = {
    ...SERVER_ALLOCATOR, // as npm start does
    ...own,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    SITE_DIR: "none",
    DEMO_DATA: "off",
    RATE_LIMIT_SCALE: "100000",
    LOG_LEVEL: "error",
    ...settings,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (log += text));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child, () => log);
  return { url, pid: child.pid ?? 0, kill: () => end(child, "SIGKILL"), stop: () => end(child, "SIGTERM") };
}

async function ready(url: string, child: ChildProcess, log: () => string) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${log()}`);
    const isReady = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not become ready: ${log()}`);
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}
