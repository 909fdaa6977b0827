import { readdirSync } from "node:fs";
import path from "node:path";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { RUN_KINDS, type RunKind } from "@dryrun/domain/interviews/limits";
import type { Run } from "@dryrun/run-worker/run";
import { runFormula } from "@dryrun/run-worker/run-formula";
import { runMacro } from "@dryrun/run-worker/run-macro";
import { runMeasure } from "@dryrun/run-worker/run-measure";
import { runSqlWith } from "@dryrun/run-worker/run-sql";
import initSqlJs from "sql.js";
import { expect, test } from "../support/test.ts";

const PROGRAMS = 500;
const SITE = path.resolve(import.meta.dirname, "../../.site/remotes/student");

interface Task {
  kind: RunKind;
  program: string;
  world: string;
}

/** Returns a number from 0 to below `below`; the same seed gives the same number. */
const drawn = (seed: number, below: number) => (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0) % below;

/** Removes or doubles one character of the program. */
function slipped(program: string, seed: number): string {
  const at = drawn(seed, Math.max(1, program.length));
  return seed % 2 === 0 ? program.slice(0, at) + program.slice(at + 1) : program.slice(0, at) + program.slice(at - 1);
}

/** Returns typical answers to the questions of a kind: right, wrong, in prose, and with slips. */
function tasksOf(kind: RunKind): Task[] {
  const typed = interviewQuestions.flatMap(({ sampleData, rubric: { exec, exemplars } }) => {
    if (exec?.kind !== kind) return [];
    const data = JSON.stringify(exec.kind === "sql" ? { tables: sampleData?.tables ?? [] } : exec.world);
    const programs = [exec.reference, ...exec.mutants, ...exemplars.map(({ text }) => text)];
    return programs.map((program) => ({ kind, program, world: data }));
  });
  return Array.from({ length: PROGRAMS }, (_, index) => {
    const task = typed[index % typed.length] as Task;
    return index < typed.length ? task : { ...task, program: slipped(task.program, index) };
  });
}

/** Returns the path of the worker's script in the served site. */
function workerScript(): string {
  const [version = ""] = readdirSync(SITE);
  const script = readdirSync(path.join(SITE, version, "workers")).find((name) => /^run\.\w+\.js$/.test(name));
  return `/remotes/student/${version}/workers/${script}`;
}

async function inNode(): Promise<Record<RunKind, Run>> {
  const { Database } = await initSqlJs();
  return { sql: runSqlWith(() => new Database()), sheet: runFormula, dax: runMeasure, vba: runMacro };
}

test("the engines give the same results in a browser's worker and on the server", async ({ page }) => {
  await page.goto("/login");
  const runs = await inNode();
  for (const kind of RUN_KINDS) {
    const tasks = tasksOf(kind);
    const foundOutcomes = await page.evaluate(
      async ({ script, tasks }) => {
        const worker = new Worker(script);
        const outcomes: unknown[] = [];
        for (const [id, { kind, ...run }] of tasks.entries()) {
          outcomes.push(
            await new Promise((done) => {
              worker.onmessage = ({ data }) => data.id === id && data.is !== "loaded" && done(data);
              worker.postMessage({ id, kind, run });
            }),
          );
        }
        worker.terminate();
        return outcomes;
      },
      { script: workerScript(), tasks },
    );
    const expected = [];
    for (const [id, { program, world: data }] of tasks.entries())
      expected.push({ id, is: "done", outcome: JSON.parse(JSON.stringify(await runs[kind](program, data))) });
    expect(foundOutcomes).toEqual(expected);
  }
});
