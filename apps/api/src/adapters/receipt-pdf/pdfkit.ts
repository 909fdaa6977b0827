import { BRAND } from "@dryrun/domain/brand";
import { formatPaise, formatRupees } from "@dryrun/domain/money";
import type { DocumentKind } from "@dryrun/domain/payments/gst";
import { type IndianState, STATE_CODES } from "@dryrun/domain/payments/states";
import { formatDate } from "@dryrun/domain/time";
import type { Printed } from "../../ports.ts";
import { bytesOf, type Document, type Look, MUTED, openDocument, PAGE, RULE, writeText } from "../pdf/document.ts";

type Receipt = Printed["receipt"];
type Row = [label: string, value: string, isTotal?: boolean];

const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const RIGHT = { x: MARGIN + WIDTH / 2 + 12, width: WIDTH / 2 - 12 };
const BODY: Look = { size: 10 };
const QUIET: Look = { size: 9, color: MUTED };

const TITLES: Record<DocumentKind, string> = {
  receipt: "Receipt",
  invoice: "Tax invoice",
  "credit-note": "Credit note",
};
const withCode = (state: IndianState) => `${state} (${STATE_CODES[state]})`;

/** Draws a receipt, GST invoice or credit note from the data stored when it was issued. */
export function createReceiptPdf(): { write(receipt: Receipt): Promise<Buffer> } {
  return {
    write(document) {
      const { kind, number, issuedAt, contents } = document;
      const title = `${TITLES[kind]} ${number}`;
      const doc = openDocument({ title, author: contents.seller.name, at: issuedAt });
      let y = heading(doc, document);
      y = rule(doc, y + 14);
      y = parties(doc, document, y + 16);
      y = rows(doc, rowsOf(document), y + 22);
      y = references(doc, document, y + 20);
      closing(doc);
      return bytesOf(doc);
    },
  };
}

function rule(doc: Document, y: number, x = MARGIN): number {
  doc
    .moveTo(x, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();
  return y;
}

/** Draws lines below each other and skips empty ones. */
function column(
  doc: Document,
  lines: readonly (readonly [string, Look])[],
  x: number,
  y: number,
  width: number,
): number {
  return lines.reduce((top, [text, look]) => (text ? writeText(doc, text, look, x, top, width) + 2 : top), y);
}

function heading(doc: Document, { kind, number, issuedAt, contents: { seller, tax } }: Receipt): number {
  const left = column(
    doc,
    [
      [seller.name, { size: 15, isBold: true }],
      [seller.address, QUIET],
      [tax ? `${withCode(seller.state)}, India` : `${seller.state}, India`, QUIET],
      [seller.gstin ? `GSTIN ${seller.gstin}` : "", BODY],
    ],
    MARGIN,
    MARGIN,
    WIDTH / 2,
  );
  const right = column(
    doc,
    [
      [TITLES[kind], { size: 20, isBold: true, align: "right" }],
      [number, { ...BODY, isBold: true, align: "right" }],
      [formatDate(issuedAt), { ...BODY, align: "right" }],
    ],
    RIGHT.x,
    MARGIN - 6,
    RIGHT.width,
  );
  return Math.max(left, right);
}

function parties(doc: Document, { contents: { buyer, tax, reverses } }: Receipt, y: number): number {
  const left = column(
    doc,
    [
      ["Billed to", QUIET],
      [buyer.name, { ...BODY, isBold: true }],
      [buyer.email, BODY],
      [tax ? `Place of supply: ${withCode(buyer.state)}` : "", BODY],
    ],
    MARGIN,
    y,
    WIDTH / 2,
  );
  if (!reverses) return left;
  const against = `${reverses.number} of ${formatDate(reverses.issuedAt)}`;
  return Math.max(
    left,
    column(
      doc,
      [
        ["Against", QUIET],
        [against, BODY],
      ],
      RIGHT.x,
      y,
      RIGHT.width,
    ),
  );
}

/** Returns the item, its price without tax, the tax if there is any, and the total. */
function rowsOf({ kind, contents: { description, seller, amount, tax } }: Receipt): Row[] {
  const total = kind === "credit-note" ? "Total refunded" : "Total paid";
  if (!tax)
    return [
      [description, formatRupees(amount)],
      [total, formatRupees(amount), true],
    ];
  const part = (name: string, rate: number, paise: number): Row[] =>
    paise > 0 ? [[`${name} at ${rate}%`, formatPaise(paise)]] : [];
  return [
    [`${description}, SAC ${seller.sac}`, ""],
    ["Taxable value", formatPaise(tax.taxable)],
    ...part("CGST", tax.rate / 2, tax.cgst),
    ...part("SGST", tax.rate / 2, tax.sgst),
    ...part("IGST", tax.rate, tax.igst),
    [total, formatPaise(tax.total), true],
  ];
}

function rows(doc: Document, all: readonly Row[], y: number): number {
  writeText(doc, "Description", QUIET, MARGIN, y);
  writeText(doc, "Amount", { ...QUIET, align: "right" }, RIGHT.x, y, RIGHT.width);
  let top = rule(doc, y + 16) + 8;
  for (const [label, value, isTotal = false] of all) {
    const look: Look = isTotal ? { size: 12, isBold: true } : BODY;
    if (isTotal) top = rule(doc, top) + 8;
    writeText(doc, value, { ...look, align: "right" }, RIGHT.x, top, RIGHT.width);
    top = writeText(doc, label, look, MARGIN, top, WIDTH / 2) + 6;
  }
  return rule(doc, top);
}

function references(doc: Document, { contents: { orderId, paymentId, tax } }: Receipt, y: number): number {
  const lines: [string, Look][] = [
    [`Payment ${paymentId}`, QUIET],
    [`Order ${orderId}`, QUIET],
    [tax ? "The price includes the tax. No tax is payable on reverse charge." : "", QUIET],
  ];
  return column(doc, lines, MARGIN, y, WIDTH);
}

function closing(doc: Document) {
  const text = `Computer-generated, valid without a signature. Questions: ${BRAND.supportEmail}`;
  writeText(doc, text, { size: 8.5, color: MUTED }, MARGIN, PAGE.height - MARGIN);
}
