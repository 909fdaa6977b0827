import { SECOND_MS } from "@dryrun/domain/time";
import type { Documents } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

export interface PdfTask {
  kind: keyof Documents;
  /** The input for the writer of this kind. */
  printed: unknown;
}

/**
 * Writes PDFs in a thread.
 *
 * @param brand The brand settings of this installation; the thread needs them before it loads its modules.
 */
export function createPdfPool(brand: unknown): Documents & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./pdf-worker.ts", import.meta.url),
    waiting: 200,
    idleMs: 60 * SECOND_MS,
    limitMs: 20 * SECOND_MS,
    memoryMb: 256,
    workerData: { brand },
  });
  const writer = (kind: PdfTask["kind"]) => (printed: unknown) => thread.run({ kind, printed } satisfies PdfTask);
  return {
    resume: writer("resume"),
    receipt: writer("receipt"),
    certificate: writer("certificate"),
    summary: writer("summary"),
    close: thread.close,
  };
}
