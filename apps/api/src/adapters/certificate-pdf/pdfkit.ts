import { BRAND } from "@dryrun/domain/brand";
import { formatDate } from "@dryrun/domain/time";
import { create } from "qrcode";
import type { Printed } from "../../ports.ts";
import {
  bytesOf,
  type Document,
  fontOf,
  type Look,
  MUTED,
  openDocument,
  PAGE,
  RULE,
  writeText,
} from "../pdf/document.ts";

type Certificate = Printed["certificate"];

/** A4 landscape. Printers leave some 5 mm blank, so the frame is 12 mm from the edge. */
const WIDTH = PAGE.height;
const HEIGHT = PAGE.width;
const FRAME = 34;
const ACCENT = "#2a3a9e";
const QR = { size: 96, x: WIDTH - FRAME - 40 - 96, y: HEIGHT - FRAME - 34 - 96 };
const TEXT_WIDTH = WIDTH - 2 * (FRAME + 40);
const MOST_NAME_SIZE = 40;
const LEAST_NAME_SIZE = 16;

/** A certificate of completion that a phone can verify from the printed page. */
export const createCertificatePdf = (): { write(certificate: Certificate): Promise<Buffer> } => ({
  write(certificate) {
    const { certId, studentName, courseName, issuedOn, verifyUrl } = certificate;
    const title = `Certificate ${certId}`;
    const doc = openDocument({ title, author: BRAND.name, at: issuedOn, layout: "landscape" });
    frame(doc);
    centred(doc, BRAND.name.toUpperCase(), { size: 13, isBold: true, color: ACCENT }, 78);
    centred(doc, "Certificate of completion", { size: 30, isBold: true }, 112);
    centred(doc, "This is to certify that", { size: 13, color: MUTED }, 178);
    centred(doc, studentName, { size: nameSize(doc, studentName), isBold: true, color: ACCENT }, 206);
    centred(doc, "has completed", { size: 13, color: MUTED }, 284);
    centred(doc, courseName, { size: courseName.length > 60 ? 16 : 22, isBold: true }, 312);
    foot(doc, certificate);
    qrCode(doc, verifyUrl);
    return bytesOf(doc);
  },
});

function frame(doc: Document) {
  const inner = FRAME + 7;
  doc
    .rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)
    .lineWidth(2)
    .strokeColor(ACCENT)
    .stroke();
  doc
    .rect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();
}

function centred(doc: Document, text: string, look: Look, y: number) {
  writeText(doc, text, { ...look, align: "center" }, FRAME + 40, y, TEXT_WIDTH);
}

/** Returns the largest font size at which the name fits on one line; a very long name gets two lines. */
function nameSize(doc: Document, name: string): number {
  fontOf(doc, { size: MOST_NAME_SIZE, isBold: true });
  const fitting = (MOST_NAME_SIZE * TEXT_WIDTH) / Math.max(1, doc.widthOfString(name));
  return Math.min(MOST_NAME_SIZE, Math.max(LEAST_NAME_SIZE, Math.floor(fitting)));
}

function foot(doc: Document, { certId, issuedOn }: Certificate) {
  const lines: [string, Look][] = [
    [`Issued on ${formatDate(issuedOn)} by ${BRAND.seller.name}`, { size: 12 }],
    [`Certificate id ${certId}`, { size: 12, isBold: true }],
    ["Scan the code to verify this certificate.", { size: 10, color: MUTED }],
  ];
  let y = QR.y + 26;
  for (const [text, look] of lines) y = writeText(doc, text, look, FRAME + 40, y, QR.x - FRAME - 60) + 3;
}

/** Draws the QR code as squares: sharp at any size, with the quiet zone that scanners need. */
function qrCode(doc: Document, link: string) {
  const { modules } = create(link, { errorCorrectionLevel: "M" });
  const side = QR.size / modules.size;
  doc.rect(QR.x - 4 * side, QR.y - 4 * side, QR.size + 8 * side, QR.size + 8 * side).fill("#ffffff");
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(QR.x + column * side, QR.y + row * side, side, side);
  doc.fill("#000000");
  doc.link(QR.x, QR.y, QR.size, QR.size, link);
}
