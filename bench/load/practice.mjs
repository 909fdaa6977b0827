// Measures how long a student waits for the grade of one practice answer while two other processes keep both cores busy.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../../apps/api/test/chaos/server.ts";
import { findAsked } from "../../packages/content/src/interview/find-asked.ts";
import { rightAnswer } from "../../packages/content/src/interview/right-answer.ts";
import { percentile, summarise } from "../timing/samples.mjs";
import { aStudent } from "./interviews.mjs";

const GRADED_P95_MS = 1500;
const BUSY_CORES = 2;
const ANSWERS = 20;
const TOPICS = ["sql", "excel", "power-bi", "vba"];

async function call(url, token, method, to, body) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(`${url}/api${to}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Gives a right answer, which runs on all hidden data, to the first question of several drills; returns the times in ms. */
async function answerDrills(url, token, topic) {
  const times = [];
  for (let drills = 0; drills < ANSWERS; drills++) {
    const drill = await call(url, token, "POST", "/practice/drills", { topic });
    const [{ number, question, sampleData }] = drill.questions;
    const asked = findAsked(question, sampleData);
    const answer = asked ? rightAnswer(asked) : "";
    const began = performance.now();
    const { score } = await call(url, token, "POST", `/practice/drills/${drill._id}/answers`, { number, answer });
    times.push(performance.now() - began);
    if (score === null) throw new Error(`not graded: ${question}`);
  }
  return times;
}

/** The conditions of all rows. */
export const about =
  "Practice answers, graded by engines that are already running, while other processes keep both cores busy.";

export async function measure() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, await freePort());
  const busy = [];
  try {
    const token = await aStudent(server.url, "practice");
    const reads = [];
    for (let number = 0; number < ANSWERS; number++) {
      const began = performance.now();
      await call(server.url, token, "GET", "/practice");
      reads.push(performance.now() - began);
    }
    for (const topic of TOPICS) await answerDrills(server.url, token, topic); // warms the engines
    for (let core = 0; core < BUSY_CORES; core++) busy.push(spawn(process.execPath, ["-e", "for (;;);"]));
    const times = [];
    for (const topic of TOPICS) times.push(...(await answerDrills(server.url, token, topic)));
    const p95 = percentile(times, 0.95);
    return [
      {
        what: "from the press to the grade, 95th percentile",
        measured: `${p95.toFixed(0)} ms (median ${percentile(times, 0.5).toFixed(0)} ms)`,
        baseline: `${percentile(reads, 0.5).toFixed(0)} ms to read the page's data, idle`,
        goal: `< ${GRADED_P95_MS} ms`,
        holds: p95 < GRADED_P95_MS,
        ...summarise(times, "ms"),
      },
    ];
  } finally {
    for (const one of busy) one.kill("SIGKILL");
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
