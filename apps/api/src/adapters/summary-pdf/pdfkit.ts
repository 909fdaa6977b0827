import { BRAND } from "@dryrun/domain/brand";
import { COURSE_NAME } from "@dryrun/domain/courses/limits";
import type { Printed } from "../../ports.ts";
import { bytesOf, type Document, type Look, MUTED, openDocument, PAGE, RULE, writeText } from "../pdf/document.ts";

const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const NUMBER_WIDTH = 26;
const LINE: Look = { size: 12.5 };
const QUIET: Look = { size: 9.5, color: MUTED };

/** Draws the lines of a unit's summary below each other, numbered. */
export const createSummaryPdf = (): { write(summary: Printed["summary"]): Promise<Buffer> } => ({
  write({ number, title, lines, lessons, at }) {
    const doc = openDocument({ title: `${number}. ${title}`, author: BRAND.name, at });
    writeText(doc, `${COURSE_NAME}, unit ${number}`, QUIET, MARGIN, MARGIN);
    let y = writeText(doc, title, { size: 22, isBold: true }, MARGIN, MARGIN + 16, WIDTH) + 8;
    rule(doc, y);
    y += 18;
    for (const [index, line] of lines.entries()) {
      writeText(doc, `${index + 1}.`, { ...LINE, isBold: true }, MARGIN, y);
      y = writeText(doc, line, LINE, MARGIN + NUMBER_WIDTH, y, WIDTH - NUMBER_WIDTH) + 9;
    }
    rule(doc, y + 4);
    writeText(doc, `Lessons: ${lessons.join(", ")}.`, QUIET, MARGIN, y + 16, WIDTH);
    return bytesOf(doc);
  },
});

function rule(doc: Document, y: number) {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();
}
