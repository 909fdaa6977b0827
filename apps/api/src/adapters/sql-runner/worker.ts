import { Worker } from "node:worker_threads";
import type { SqlRun, SqlRunner } from "@dryrun/evaluation/sql-runner";
import type { SqlJob } from "./sql-worker.ts";

const RUN_MS = 2_000;
/** The engine's start is not the statement's fault, so it has its own, generous limit. */
const START_MS = 20_000;
const IDLE_MS = 30_000;
// WASM memory is bounded by the engine's own heap limit; this bounds what rows become in JavaScript.
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

interface Engine {
  worker: Worker;
  ready: Promise<void>;
}

export interface WorkerSqlRunner extends SqlRunner {
  close(): Promise<void>;
}

/** Runs SQL in a thread of its own, one statement at a time; what takes too long dies with its thread. */
export function createWorkerSqlRunner({ runMs = RUN_MS, idleMs = IDLE_MS } = {}): WorkerSqlRunner {
  let engine: Engine | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopping = engine;
    engine = null;
    await stopping?.worker.terminate();
  }

  async function runNow(job: SqlJob): Promise<SqlRun> {
    clearTimeout(idle);
    engine ??= start(() => {
      engine = null;
    });
    const { worker, ready } = engine;
    worker.ref();
    try {
      await within(START_MS, ready);
      const answer = nextMessage<SqlRun>(worker);
      worker.postMessage(job);
      const run = await within(runMs, answer);
      worker.unref();
      idle = setTimeout(() => void stop(), idleMs).unref();
      return run;
    } catch (error) {
      await stop();
      if (error instanceof TooSlow) return { ok: false, reason: "timeout", message: "The query took too long." };
      return { ok: false, reason: "error", message: "The query used too much memory." };
    }
  }

  return {
    run(data, statement) {
      const run = last.then(() => runNow({ data, statement }));
      last = run;
      return run;
    },
    async close() {
      await last;
      await stop();
    },
  };
}

class TooSlow extends Error {}

function start(onExit: () => void): Engine {
  const worker = new Worker(new URL("./sql-worker.ts", import.meta.url), { resourceLimits, execArgv: [] });
  worker.once("exit", onExit);
  const ready = nextMessage<unknown>(worker).then(() => undefined);
  return { worker, ready };
}

function nextMessage<Message>(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error("The engine ended."));
    worker.once("error", reject);
    worker.once("exit", onExit);
    worker.once("message", (message: Message) => {
      worker.off("error", reject);
      worker.off("exit", onExit);
      resolve(message);
    });
  });
}

async function within<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), ms);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
