// Measures `npm start` from a clean clone with warm caches, and again.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { median, summarise } from "./samples.mjs";

const FIRST_SECONDS = 40;
const AGAIN_SECONDS = 4;
const AGAIN_RUNS = 3;

async function startOnce(folder, port) {
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let log = "";
  const ready = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        log += text;
        if (log.includes("Dryrun runs on")) resolve();
      });
    child.on("exit", () => reject(new Error(`npm start ended:\n${log}`)));
  });
  await ready;
  const seconds = (performance.now() - began) / 1000;
  child.removeAllListeners("exit");
  const gone = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await gone;
  return seconds;
}

/** The conditions of all rows. */
export const about = "The time from the command until the terminal shows the address of Dryrun.";

export async function measure(root) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun clone "));
  try {
    spawnSync("git", ["clone", "--quiet", root, folder], { stdio: "inherit" });
    const first = await startOnce(folder, 3977);
    const again = [];
    while (again.length < AGAIN_RUNS) {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      again.push(await startOnce(folder, 3977));
    }
    const row = (what, samples, goal) => ({
      what,
      measured: `${median(samples).toFixed(1)} s`,
      goal: `< ${goal} s`,
      holds: median(samples) < goal,
      ...summarise(samples, "s", 1),
    });
    return [
      row("`npm start` of a clean clone, npm's cache warm", [first], FIRST_SECONDS),
      row("`npm start` again", again, AGAIN_SECONDS),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
