// Runs turbo's tasks and prints their progress: turbo prints either nothing of what passes or every line of it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

const root = path.resolve(import.meta.dirname, "..");
/** The number of printed lines of a failed task. Tools print the failure last. */
const LAST_LINES = 200;
const since = (began) => `${Math.round((performance.now() - began) / 1000)} s`;

/** Formats `{ passed, failed, skipped }`. */
export const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Reads the output of `turbo run --json`, line by line. Prints a line when a task begins, the result of
 * `resultOf(task, line, time)` for a task's line, and the last lines of a failed task. Tasks are named like
 * "@dryrun/api#test". Returns the failed tasks.
 */
export async function follow(output, { resultOf = () => undefined, print = console.log } = {}) {
  const starts = new Map();
  const lines = new Map();
  const failed = [];
  for await (const line of output) {
    const { source, text } = JSON.parse(line);
    if (source === "turbo") {
      const named = /^Failed: +(.*)/.exec(text)?.[1].split(", ") ?? [];
      failed.push(...named);
      for (const task of named)
        print([`\n${task} failed:`, ...(lines.get(task) ?? []).slice(-LAST_LINES)].join("\n  "));
      continue;
    }
    if (text.startsWith("cache miss")) continue; // it may still be waiting
    if (!starts.has(source)) {
      starts.set(source, performance.now());
      print(`  ${source} ${text.startsWith("cache hit") ? "is unchanged" : "begins"}`);
    }
    lines
      .set(source, lines.get(source) ?? [])
      .get(source)
      .push(text);
    const result = resultOf(source, text, since(starts.get(source)));
    if (result) print(`  ${result}`);
  }
  return failed;
}

/**
 * Runs these tasks and prints their progress. `env` is added to the environment. Returns the failed tasks.
 */
export async function runStage(stage, tasks, { env = {}, resultOf } = {}) {
  const began = performance.now();
  console.log(`\n${stage}`);
  const args = ["run", ...tasks, "--json", "--continue", "--concurrency=2"];
  const turbo = spawn(process.execPath, [path.join(root, "node_modules/turbo/bin/turbo"), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const ended = once(turbo, "close");
  const failed = await follow(createInterface({ input: turbo.stdout }), { resultOf });
  const [code] = await ended;
  console.log(`${stage} ${code === 0 ? "passed" : "FAILED"} after ${since(began)}`);
  return code === 0 || failed.length > 0 ? failed : [stage];
}
