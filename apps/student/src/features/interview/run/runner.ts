import type { RunKind } from "@dryrun/domain/interviews/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import type { RunMessage, RunOutcome, RunRequest } from "./protocol.ts";

/** How a run ended: with what it showed, stopped for its length, or without an engine. */
export type RunEnd = RunOutcome | { is: "stopped" } | { is: "unreachable" };

export interface Runner {
  /** Loads the engine of a language, so that the first run does not wait for it. */
  warm(kind: RunKind): void;
  /** Runs a program on a world (JSON text). A run that is still under way is stopped. */
  run(kind: RunKind, program: string, world: string): Promise<RunEnd>;
  /** Ends the worker. */
  end(): void;
}

/** A run that is not done by then is stopped. */
export const RUN_LIMIT_MS = 2 * SECOND_MS;
/** On a slow network an engine of some hundred kilobytes takes seconds. */
const LOAD_LIMIT_MS = 60 * SECOND_MS;

type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** Runs programs in a Web Worker, which is started when it is first needed and again after it was stopped. */
export function createRunner(start: () => WorkerLike): Runner {
  let worker: WorkerLike | null = null;
  let lastId = 0;
  let settle: ((end: RunEnd) => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function finish(end: RunEnd, isWorkerDead: boolean) {
    clearTimeout(timer);
    if (isWorkerDead) {
      worker?.terminate();
      worker = null;
    }
    settle?.(end);
    settle = null;
  }

  function heard({ data }: MessageEvent<RunMessage>) {
    if (data.id !== lastId) return;
    if (data.is === "done") finish(data.outcome, false);
    else if (data.is === "failed")
      finish({ is: "unreachable" }, true); // a worker remembers that an import failed
    else if (settle) {
      clearTimeout(timer);
      timer = setTimeout(() => finish({ is: "stopped" }, true), RUN_LIMIT_MS);
    }
  }

  function send(request: Omit<RunRequest, "id">) {
    if (!worker) {
      worker = start();
      worker.onmessage = heard;
      worker.onerror = () => finish({ is: "unreachable" }, true);
    }
    lastId += 1;
    worker.postMessage({ id: lastId, ...request } satisfies RunRequest);
  }

  return {
    warm(kind) {
      if (!settle) send({ kind });
    },
    run(kind, program, world) {
      if (settle) finish({ is: "stopped" }, true);
      return new Promise((resolve) => {
        settle = resolve;
        timer = setTimeout(() => finish({ is: "unreachable" }, true), LOAD_LIMIT_MS);
        send({ kind, run: { program, world } });
      });
    },
    end() {
      if (settle) finish({ is: "stopped" }, true);
      worker?.terminate();
      worker = null;
    },
  };
}
