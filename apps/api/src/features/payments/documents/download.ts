import type { ReceiptPdf } from "../../../ports.ts";
import type { DocumentRow } from "./document-queries.ts";

/** "RC/26-27/000001" as a file's name. */
export async function downloadOf(document: DocumentRow, receiptPdf: ReceiptPdf) {
  const fileName = `${document.number.replaceAll("/", "-")}.pdf`;
  return { content: await receiptPdf.write(document), contentType: "application/pdf", fileName };
}
