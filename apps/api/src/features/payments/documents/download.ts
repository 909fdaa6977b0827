import type { ReceiptPdf } from "../../../ports.ts";
import type { DocumentRow } from "./document-queries.ts";

/** Returns the PDF; "RC/26-27/000001" becomes its file name. */
export async function downloadOf(document: DocumentRow, receiptPdf: ReceiptPdf) {
  const fileName = `${document.number.replaceAll("/", "-")}.pdf`;
  return { content: await receiptPdf.write(document), contentType: "application/pdf", fileName };
}
