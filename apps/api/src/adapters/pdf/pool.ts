import { SECOND_MS } from "@dryrun/domain/time";
import { Piscina } from "piscina";
import type { CertificatePdf, ReceiptPdf, ResumePdf } from "../../ports.ts";

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

const IDLE_MS = 60 * SECOND_MS;
const LIMIT_MS = 20 * SECOND_MS;
const WAITING = 200;
const RESOURCES = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Writes PDFs in a thread, so that none is laid out on the thread that serves. A document that takes longer than 20 s, or one too
 * many in the queue, is an error of that request alone.
 *
 * @param brand What this installation sets of the brand; the thread loads its modules with it.
 */
export function createPdfPool(brand: unknown): Writers & { close(): Promise<void> } {
  const pool = new Piscina({
    filename: new URL("./pdf-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: RESOURCES,
    workerData: { brand },
    execArgv: [],
  }).on("error", () => {}); // a thread that ends without a task is replaced at the next one
  const writer = (kind: PdfTask["kind"]) => ({
    async write(printed: unknown): Promise<Buffer> {
      const task: PdfTask = { kind, printed };
      return Buffer.from((await pool.run(task, { signal: AbortSignal.timeout(LIMIT_MS) })) as ArrayBuffer);
    },
  });
  return {
    certificate: writer("certificate"),
    receipt: writer("receipt"),
    resume: writer("resume"),
    close: () => pool.destroy(),
  };
}
