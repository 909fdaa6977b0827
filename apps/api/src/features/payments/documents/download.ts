import type { Documents, Turn } from "../../../ports.ts";
import type { DocumentRow } from "./document-queries.ts";

/** Returns the PDF; "RC/26-27/000001" becomes its file name. */
export async function downloadOf(document: DocumentRow, documents: Pick<Documents, "receipt">, turn: Turn) {
  const fileName = `${document.number.replaceAll("/", "-")}.pdf`;
  return { content: await documents.receipt(document, turn), contentType: "application/pdf", fileName };
}
