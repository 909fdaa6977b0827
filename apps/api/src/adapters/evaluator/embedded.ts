import { fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { MINUTE_MS } from "@dryrun/domain/time";
import { NAME, versionOf } from "@dryrun/evaluation/version";
import { createBirpc } from "birpc";
import { GRADERS_ALLOCATOR } from "../../allocator.ts";
import { overloaded } from "../../errors/app-error.ts";
import type { Evaluator } from "../../ports.ts";
import type { GradingOptions } from "./grading-pool.ts";
import type { GradingCalls } from "./grading-process.ts";

const ROOT = new URL("../../../../../", import.meta.url);
const PROCESS = new URL("./grading-process.ts", import.meta.url);
/** An idle process ends, which frees its memory. */
const IDLE_MS = 10 * MINUTE_MS;
/** Engines in WebAssembly are not optimised: answers end before that pays. It took a third of the processor time and 200 MB. */
const COMPILER = ["--liftoff-only"];

/** Read access to its own code only, not to the server's environment in /proc or its data. No write access. */
export const PERMISSIONS = [
  "--permission",
  ...["apps/api", "packages", "node_modules"].map(
    (folder) => `--allow-fs-read=${fileURLToPath(new URL(folder, ROOT))}/*`,
  ),
  "--allow-worker",
];

export interface EmbeddedOptions extends GradingOptions {
  /** How far the graders' process gives way to others, 0 to 19. */
  nice?: number;
}

const LOWEST_PRIORITY = constants.priority.PRIORITY_LOW;

/** The graders' process ended while it was asked. */
export class GradersEnded extends Error {}

/** Starts the process, and calls `onEnd` when it has ended. It gets no secret: its environment is empty but for the allocator. */
function startGraders({ nice = 0, ...options }: EmbeddedOptions, onEnd: () => void) {
  const child = fork(PROCESS, [JSON.stringify(options)], {
    env: GRADERS_ALLOCATOR,
    execArgv: ["--no-warnings", ...PERMISSIONS, ...COMPILER],
    serialization: "advanced",
  });
  // Before the process starts threads, which inherit the priority: those that collect garbage too. It is never raised.
  if (child.pid) setPriority(child.pid, Math.min(LOWEST_PRIORITY, getPriority() + nice));
  const calls = createBirpc<GradingCalls>(
    {},
    {
      // A message that cannot be delivered shows the end of the process before its exit event does.
      post: (message) => void child.send(message, (error) => error && end(error.message)),
      on: (listen) => child.on("message", listen),
      timeout: -1, // no timeout: an answer may wait for others
    },
  );
  function end(why: string) {
    calls.$close(new GradersEnded(why));
    onEnd();
    child.kill("SIGKILL");
  }
  const ended = new Promise<void>((resolve) => {
    child.once("error", ({ message }) => {
      end(message);
      resolve();
    });
    child.once("exit", (code, signal) => {
      end(`The graders' process ended with ${signal ?? code}.`);
      resolve();
    });
  });
  return {
    grade: calls.grade,
    /** Whether the caller's process stays alive for this one. */
    hold(isHeld: boolean) {
      for (const releaseFolder of [child, child.channel]) isHeld ? releaseFolder?.ref() : releaseFolder?.unref();
    },
    async stop() {
      child.ref();
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/**
 * Creates the evaluator that ships with the product. It works offline, in a separate process that starts with the
 * first answer. A fault that ends that process rejects the running answers and leaves the server alone; the next
 * answer starts another process.
 */
export function createEmbeddedEvaluator(options: EmbeddedOptions = {}): Evaluator & { close(): Promise<void> } {
  let graders: ReturnType<typeof startGraders> | undefined;
  let pending = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin() {
    clearTimeout(idle);
    pending += 1;
    graders ??= start();
    graders.hold(true);
    return graders;
  }
  function start() {
    const started = startGraders(options, () => {
      if (graders === started) graders = undefined;
    });
    return started;
  }
  function end() {
    pending -= 1;
    if (pending > 0) return;
    graders?.hold(false);
    idle = setTimeout(() => void stop(), IDLE_MS).unref();
  }
  async function stop() {
    clearTimeout(idle);
    const stopped = graders;
    graders = undefined; // the next answer starts another one
    await stopped?.stop();
  }

  return {
    name: NAME,
    version: versionOf(),
    async evaluate(question, answer, budget) {
      const { grade } = begin();
      try {
        const graded = await grade(question, answer, budget);
        if (!graded) throw overloaded();
        if (budget) budget.leftMs -= graded.usedMs;
        return graded.result;
      } finally {
        end();
      }
    },
    close: stop,
  };
}
