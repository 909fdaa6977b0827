import type { RunKind } from "@dryrun/domain/interviews/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import type { RunMessage, RunOutcome, RunRequest } from "@dryrun/run-worker/protocol";

/** How a run ended: with a result, stopped by the time limit, or without an engine. */
export type RunEnd = RunOutcome | { is: "stopped" } | { is: "unreachable" };

/** What a question runs on: a language and its data as JSON text. */
export interface Runnable {
  kind: RunKind;
  world: string;
}

export interface Runner {
  /** Loads the engine of a language, so that the first run does not wait for it. */
  warm(kind: RunKind): void;
  /** Runs a program on the data (JSON text). Stops a run that is still in progress. */
  run(kind: RunKind, program: string, data: string): Promise<RunEnd>;
  /** Ends the worker. */
  end(): void;
}

/** Longer runs are stopped. */
export const RUN_LIMIT_MS = 2 * SECOND_MS;
/** On a slow network an engine of some hundred kilobytes takes seconds. */
const LOAD_LIMIT_MS = 60 * SECOND_MS;

type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** Runs programs in a Web Worker, which starts on first use and again after it was stopped. */
export function createRunner(start: () => WorkerLike): Runner {
  return new WorkerRunner(start);
}

class WorkerRunner implements Runner {
  readonly #start: () => WorkerLike;
  #worker: WorkerLike | null = null;
  #lastId = 0;
  #settle: ((end: RunEnd) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => WorkerLike) {
    this.#start = start;
  }

  warm(kind: RunKind) {
    if (!this.#settle) this.#send({ kind });
  }

  run(kind: RunKind, program: string, data: string): Promise<RunEnd> {
    if (this.#settle) this.#stop({ is: "stopped" });
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#timer = setTimeout(() => this.#stop({ is: "unreachable" }), LOAD_LIMIT_MS);
      this.#send({ kind, run: { program, world: data } });
    });
  }

  end() {
    this.#stop({ is: "stopped" });
  }

  #send(request: Omit<RunRequest, "id">) {
    try {
      this.#worker ??= this.#begin();
    } catch {
      return this.#stop({ is: "unreachable" }); // a browser without workers, or one that refuses this one
    }
    this.#lastId += 1;
    this.#worker.postMessage({ id: this.#lastId, ...request } satisfies RunRequest);
  }

  #begin(): WorkerLike {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<RunMessage>) => this.#hear(data);
    worker.onerror = () => this.#stop({ is: "unreachable" });
    return worker;
  }

  #hear(message: RunMessage) {
    if (message.id !== this.#lastId) return;
    if (message.is === "done") this.#finish(message.outcome);
    // A worker remembers a failed import, so the next run needs a new worker.
    else if (message.is === "failed") this.#stop({ is: "unreachable" });
    else if (this.#settle) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#stop({ is: "stopped" }), RUN_LIMIT_MS);
    }
  }

  #stop(end: RunEnd) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#finish(end);
  }

  #finish(end: RunEnd) {
    clearTimeout(this.#timer);
    this.#settle?.(end);
    this.#settle = null;
  }
}
