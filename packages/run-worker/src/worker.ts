import type { RunKind } from "@dryrun/domain/interviews/limits";
import { words } from "./messages.en-in.ts";
import type { RunMessage, RunOutcome, RunRequest } from "./protocol.ts";
import type { Run } from "./run.ts";

/** One chunk for each language, loaded on demand. */
const LOADERS: Record<RunKind, () => Promise<Run>> = {
  sql: async () => (await import("./load-sql.ts")).loadSql(),
  sheet: async () => (await import("./run-formula.ts")).runFormula,
  dax: async () => (await import("./run-measure.ts")).runMeasure,
  vba: async () => (await import("./run-macro.ts")).runMacro,
};

const loading: Partial<Record<RunKind, Promise<Run>>> = {};

const tell = (message: RunMessage) => self.postMessage(message);

/** A fault of the engine must not look like a fault of the network. */
async function outcomeOf(engine: Run, program: string, data: string): Promise<RunOutcome> {
  try {
    return await engine(program, data);
  } catch {
    return { is: "unsupported", what: words.unexpected };
  }
}

self.onmessage = async ({ data: { id, kind, run } }: MessageEvent<RunRequest>) => {
  loading[kind] ??= LOADERS[kind]();
  const engine = await loading[kind].catch(() => null);
  if (!engine) return tell({ id, is: "failed" });
  tell({ id, is: "loaded" });
  if (run) tell({ id, is: "done", outcome: await outcomeOf(engine, run.program, run.world) });
};
