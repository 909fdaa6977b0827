import type { RunKind } from "@dryrun/domain/interviews/limits";
import type { RunMessage, RunOutcome, RunRequest } from "../protocol.ts";
import { words } from "./messages.en-in.ts";
import type { Run } from "./run.ts";

/** One chunk for each language: only the one that is asked for is loaded. */
const LOADERS: Record<RunKind, () => Promise<Run>> = {
  sql: async () => (await import("./run-sql.ts")).loadSql(),
  sheet: async () => (await import("./run-formula.ts")).runFormula,
  dax: async () => (await import("./run-measure.ts")).runMeasure,
  vba: async () => (await import("./run-macro.ts")).runMacro,
};

const tell = (message: RunMessage) => self.postMessage(message);

/** An engine that fails by mistake must not look like a network that does. */
function outcomeOf(engine: Run, program: string, world: string): RunOutcome {
  try {
    return engine(program, world);
  } catch {
    return { is: "unsupported", what: words.unexpected };
  }
}

self.onmessage = async ({ data: { id, kind, run } }: MessageEvent<RunRequest>) => {
  const engine = await LOADERS[kind]().catch(() => null);
  if (!engine) return tell({ id, is: "failed" });
  tell({ id, is: "loaded" });
  if (run) tell({ id, is: "done", outcome: outcomeOf(engine, run.program, run.world) });
};
