import { useEffect, useRef, useState } from "react";
import { createRunner, type RunEnd, type Runnable, type Runner } from "./runner.ts";
import { startWorker } from "./start-worker.ts";

export type RunState = { name: "idle" } | { name: "running" } | { name: "done"; end: RunEnd };

const wantsToSave = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
/** The longest wait for an idle page, and the wait in a browser without idle callbacks (Safari). */
const IDLE_MS = { most: 5000, untold: 1000 };

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, IDLE_MS.untold);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_MS.most });
  return () => cancelIdleCallback(handle);
}

/** Returns one runner for all questions of a room, so that an engine loads once; its worker ends with the room. */
export function useRunner(): Runner {
  const [runner] = useState(() => createRunner(startWorker));
  useEffect(() => () => runner.end(), [runner]);
  return runner;
}

/** Runs the answer to a question on its sample. The engine is loaded when the page is idle, or with the first run under Save-Data. */
export function useRun(runner: Runner, { kind, world: data }: Runnable, onRun: () => void) {
  const [state, setState] = useState<RunState>({ name: "idle" });
  const isHere = useRef(true);
  useEffect(() => {
    if (!wantsToSave()) return whenIdle(() => runner.warm(kind));
  }, [runner, kind]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  async function start(program: string) {
    onRun();
    setState({ name: "running" });
    const end = await runner.run(kind, program, data);
    if (isHere.current) setState({ name: "done", end });
  }
  return { state, start };
}
