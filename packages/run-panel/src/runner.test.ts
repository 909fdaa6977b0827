import type { RunMessage, RunOutcome, RunRequest } from "@dryrun/run-worker/protocol";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createRunner, RUN_LIMIT_MS } from "./runner.ts";

/** A worker that answers when the test tells it to. */
function fakeWorkers() {
  const workers: FakeWorker[] = [];
  class FakeWorker {
    asked: RunRequest[] = [];
    isEnded = false;
    onmessage: ((event: MessageEvent<RunMessage>) => void) | null = null;
    onerror: (() => void) | null = null;
    constructor() {
      workers.push(this);
    }
    postMessage(request: RunRequest) {
      this.asked.push(request);
    }
    terminate() {
      this.isEnded = true;
    }
    tell(message: RunMessage) {
      this.onmessage?.({ data: message } as MessageEvent<RunMessage>);
    }
  }
  return { workers, start: () => new FakeWorker() as never };
}

const RESULT: RunOutcome = { is: "result", tables: [], notes: [] };

describe("a runner", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("starts one worker, on first use", async () => {
    const { workers, start } = fakeWorkers();
    const runner = createRunner(start);
    expect(workers).toHaveLength(0);
    runner.warm("sql");
    const first = runner.run("sql", "SELECT 1", "{}");
    workers[0]?.tell({ id: 1, is: "loaded" });
    workers[0]?.tell({ id: 2, is: "loaded" });
    workers[0]?.tell({ id: 2, is: "done", outcome: RESULT });
    expect(await first).toEqual(RESULT);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.asked).toEqual([
      { id: 1, kind: "sql" },
      { id: 2, kind: "sql", run: { program: "SELECT 1", world: "{}" } },
    ]);
  });

  it("stops a run that takes longer than two seconds, and starts another worker", async () => {
    const { workers, start } = fakeWorkers();
    const runner = createRunner(start);
    const endless = runner.run("vba", "Do\nLoop", "{}");
    workers[0]?.tell({ id: 1, is: "loaded" });
    jest.advanceTimersByTime(RUN_LIMIT_MS);
    expect(await endless).toEqual({ is: "stopped" });
    expect(workers[0]?.isEnded).toBe(true);
    void runner.run("vba", "Sub A()\nEnd Sub", "{}");
    expect(workers).toHaveLength(2);
  });

  it("does not count loading as running", async () => {
    const { workers, start } = fakeWorkers();
    const runner = createRunner(start);
    const run = runner.run("sql", "SELECT 1", "{}");
    jest.advanceTimersByTime(10 * RUN_LIMIT_MS);
    workers[0]?.tell({ id: 1, is: "loaded" });
    workers[0]?.tell({ id: 1, is: "done", outcome: RESULT });
    expect(await run).toEqual(RESULT);
  });

  it("stops a run when the next one starts, and drops its late result", async () => {
    const { workers, start } = fakeWorkers();
    const runner = createRunner(start);
    const first = runner.run("sheet", "=1", "{}");
    const second = runner.run("sheet", "=2", "{}");
    expect(await first).toEqual({ is: "stopped" });
    workers[1]?.tell({ id: 1, is: "done", outcome: { is: "unsupported", what: "late" } });
    workers[1]?.tell({ id: 2, is: "done", outcome: RESULT });
    expect(await second).toEqual(RESULT);
  });

  it.each(["failed", "error"] as const)("reports that the engine cannot be loaded (%s), and retries", async (how) => {
    const { workers, start } = fakeWorkers();
    const runner = createRunner(start);
    const run = runner.run("dax", "1", "{}");
    if (how === "failed") workers[0]?.tell({ id: 1, is: "failed" });
    else workers[0]?.onerror?.();
    expect(await run).toEqual({ is: "unreachable" });
    void runner.run("dax", "1", "{}");
    expect(workers).toHaveLength(2);
  });

  it("starts another worker for the next run after warming failed", async () => {
    const { workers, start } = fakeWorkers();
    const runner = createRunner(start);
    runner.warm("sql");
    workers[0]?.tell({ id: 1, is: "failed" });
    const run = runner.run("sql", "SELECT 1", "{}");
    workers.at(-1)?.tell({ id: 2, is: "loaded" });
    workers.at(-1)?.tell({ id: 2, is: "done", outcome: RESULT });
    expect(await run).toEqual(RESULT);
    expect(workers).toHaveLength(2);
  });

  it("reports that the browser has no workers", async () => {
    const runner = createRunner(() => {
      throw new ReferenceError("Worker is not defined");
    });
    runner.warm("sql");
    expect(await runner.run("sql", "SELECT 1", "{}")).toEqual({ is: "unreachable" });
  });

  it("ends its worker", async () => {
    const { workers, start } = fakeWorkers();
    const runner = createRunner(start);
    const run = runner.run("sql", "SELECT 1", "{}");
    runner.end();
    expect(await run).toEqual({ is: "stopped" });
    expect(workers[0]?.isEnded).toBe(true);
  });
});
