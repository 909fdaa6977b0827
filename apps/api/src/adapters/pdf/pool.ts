import { SECOND_MS } from "@dryrun/domain/time";
import type { CertificatePdf, ReceiptPdf, ResumePdf } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

interface Writers {
  certificate: CertificatePdf;
  receipt: ReceiptPdf;
  resume: ResumePdf;
}
export interface PdfTask {
  kind: keyof Writers;
  /** What the writer of this kind takes. */
  printed: unknown;
}

/**
 * Writes PDFs in a thread.
 *
 * @param brand What this installation sets of the brand; the thread loads its modules with it.
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
    close: thread.close,
  };
}
