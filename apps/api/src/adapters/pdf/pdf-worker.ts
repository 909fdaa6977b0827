import { move, workerData } from "piscina";
import type { PdfTask } from "./pool.ts";

const { brand } = workerData as { brand: unknown };
// This must run before the modules that read the brand are loaded.
Object.assign(globalThis, { dryrunBrand: brand });
const { createCertificatePdf } = await import("../certificate-pdf/pdfkit.ts");
const { createReceiptPdf } = await import("../receipt-pdf/pdfkit.ts");
const { createResumePdf } = await import("../resume-pdf/pdfkit.ts");
const { createSummaryPdf } = await import("../summary-pdf/pdfkit.ts");

const writers = {
  certificate: createCertificatePdf(),
  receipt: createReceiptPdf(),
  resume: createResumePdf(),
  summary: createSummaryPdf(),
};

/** Writes one document in this thread. */
export default async function writePdf({ kind, printed }: PdfTask): Promise<unknown> {
  const content = await writers[kind].write(printed as never);
  return move(new Uint8Array(content).buffer);
}
