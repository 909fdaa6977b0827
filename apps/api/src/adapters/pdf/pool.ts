import { SECOND_MS } from "@dryrun/domain/time";
import type { CertificatePdf, ReceiptPdf, ResumePdf, SummaryPdf } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

interface Writers {
  certificate: CertificatePdf;
  receipt: ReceiptPdf;
  resume: ResumePdf;
  summary: SummaryPdf;
}
export interface PdfTask {
  kind: keyof Writers;
  /** The input for the writer of this kind. */
  printed: unknown;
}

/**
 * Writes PDFs in a thread.
 *
 * @param brand The brand settings of this installation; the thread needs them before it loads its modules.
 */
export function createPdfPool(brand: unknown): Writers & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./pdf-worker.ts", import.meta.url),
    waiting: 200,
    idleMs: 60 * SECOND_MS,
    limitMs: 20 * SECOND_MS,
    memoryMb: 256,
    workerData: { brand },
  });
  const writer = (kind: PdfTask["kind"]) => ({
    write: (printed: unknown) => thread.run({ kind, printed } satisfies PdfTask),
  });
  return {
    certificate: writer("certificate"),
    receipt: writer("receipt"),
    resume: writer("resume"),
    summary: writer("summary"),
    close: thread.close,
  };
}
