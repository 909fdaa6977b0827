import type { RunKind } from "@dryrun/domain/interviews/limits";
import type { RunMessage, RunRequest } from "../protocol.ts";
import type { Run } from "./run.ts";

/** One chunk for each language: only the one that is asked for is loaded. */
const LOADERS: Record<RunKind, () => Promise<Run>> = {
  sql: async () => (await import("./run-sql.ts")).loadSql(),
  sheet: async () => (await import("./run-formula.ts")).runFormula,
  dax: async () => (await import("./run-measure.ts")).runMeasure,
  vba: async () => (await import("./run-macro.ts")).runMacro,
};

const tell = (message: RunMessage) => self.postMessage(message);

self.onmessage = async ({ data: { id, kind, run } }: MessageEvent<RunRequest>) => {
  try {
    const engine = await LOADERS[kind]();
    tell({ id, is: "loaded" });
    if (run) tell({ id, is: "done", outcome: engine(run.program, run.world) });
  } catch {
    tell({ id, is: "failed" });
  }
};
