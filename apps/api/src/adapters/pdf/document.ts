import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BRAND } from "@dryrun/domain/brand";
import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import { sharedFont } from "./shared-font.ts";

const require = createRequire(import.meta.url);
const REGULAR = require.resolve("@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf");
const BOLD = require.resolve("@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf");
/** Scripts whose signs are drawn in another order than they are written: the PDF also stores their text for copying. */
const REORDERED = /[\u0900-\u0DFF]/;

export const PAGE = { width: 595.28, height: 841.89 };
export const INK = "#1b1e2b";
export const MUTED = "#565b6e";
export const RULE = "#c9ccd6";

export type Document = InstanceType<typeof PDFDocument>;
/** The style of a piece of text. */
export interface Look {
  size: number;
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  color?: string | undefined;
  link?: string | undefined;
  align?: "right" | "center" | undefined;
}

let fonts: { regular: Font; bold: Font } | undefined;

/** Passes a parsed font to PDFKit, whose types accept only files. */
const asSource = (font: Font) => font as unknown as PDFKit.Mixins.PDFFontSource;

interface Opened {
  title: string;
  author: string;
  at: Date;
  layout?: "portrait" | "landscape";
}

/** An empty A4 page with one font family for Latin, Devanagari and ₹. */
export function openDocument({ title, author, at, layout = "portrait" }: Opened): Document {
  fonts ??= { regular: sharedFont(readFileSync(REGULAR)), bold: sharedFont(readFileSync(BOLD)) };
  const doc = new PDFDocument({
    size: "A4",
    layout,
    margin: 0,
    bufferPages: true,
    lang: "en-IN",
    displayTitle: true,
    font: asSource(fonts.regular) as string,
    info: { Title: title, Author: author, Creator: BRAND.name, CreationDate: at },
  });
  doc.registerFont("regular", asSource(fonts.regular));
  doc.registerFont("bold", asSource(fonts.bold));
  return doc;
}

export const fontOf = (doc: Document, { isBold, size }: Look) => doc.font(isBold ? "bold" : "regular").fontSize(size);

/** Draws text at a position, on one line or wrapped to a width. Returns the position of the next line. */
export function writeText(doc: Document, text: string, look: Look, x: number, y: number, width?: number): number {
  fontOf(doc, look).fillColor(look.color ?? INK);
  const isReordered = REORDERED.test(text);
  if (isReordered) doc.markContent("Span", { actual: text });
  doc.text(text, x, y, {
    ...(width === undefined ? { lineBreak: false } : { width }),
    ...(look.align && { align: look.align }),
    ...(look.isItalic && !isReordered && { oblique: true }), // these scripts have no italics
    ...(look.link && { link: look.link, underline: true }),
  });
  if (isReordered) doc.endMarkedContent();
  return doc.y;
}

export function bytesOf(doc: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.end();
  });
}
