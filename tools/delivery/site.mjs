// A copy of the built site with its own server, for releases.
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export async function startSite(root) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-delivery-"));
  const siteDir = path.join(folder, "site");
  cpSync(path.join(root, ".site"), siteDir, { recursive: true });
  const port = await freePort();
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "apps/api/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_DIR: siteDir,
      DATA_DIR: path.join(folder, "data"),
      DATABASE_URL: "",
      RATE_LIMIT_SCALE: "1000",
      MAX_DELAY_MS: "60000",
      LOG_LEVEL: "error",
    },
  });
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(200);
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, siteDir, stop };
}
