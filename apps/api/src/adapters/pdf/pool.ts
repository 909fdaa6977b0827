import { SECOND_MS } from "@dryrun/domain/time";
import type { Documents, Printed, Turn } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

export interface PdfTask {
  kind: keyof Documents;
  /** The input for the writer of this kind. */
  printed: unknown;
}

/**
 * Writes PDFs in two threads. All but resumes belong to a purchase, and go first.
 *
 * @param brand The brand settings of this installation; the thread needs them before it loads its modules.
 */
export function createPdfPool(brand: unknown): Documents & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./pdf-worker.ts", import.meta.url),
    threads: 2,
    waiting: 200,
    waitingEach: 20,
    idleMs: 60 * SECOND_MS,
    limitMs: 20 * SECOND_MS,
    memoryMb: 256,
    workerData: { brand },
  });
  const writer =
    <Kind extends keyof Documents>(kind: Kind) =>
    (printed: Printed[Kind], turn: Turn) =>
      thread.run({ kind, printed } satisfies PdfTask, { ...turn, isPaid: kind !== "resume" });
  return {
    resume: writer("resume"),
    receipt: writer("receipt"),
    certificate: writer("certificate"),
    summary: writer("summary"),
    close: thread.close,
  };
}
