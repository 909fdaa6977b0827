import { resumeTitle } from "@dryrun/domain/profile/messages";
import type { Printed } from "../../ports.ts";
import { bytesOf, type Document, fontOf, MUTED, openDocument, PAGE, RULE, writeText } from "../pdf/document.ts";
import type { Line, Measure, Style } from "./lines.ts";
import { type Entry, headOf, sectionsOf } from "./sections.ts";

const MARGIN = 48;
const BOTTOM = PAGE.height - MARGIN - 16; // above the footer
const WIDTH = PAGE.width - 2 * MARGIN;
const TITLE = { size: 12.5, height: 26 };
const ENTRY_GAP = 8;
/** A split entry keeps at least this many lines together on each page. */
const FEWEST = 2;

export function createResumePdf(): { write(candidate: Printed["resume"]): Promise<Buffer> } {
  return {
    async write(candidate) {
      const { fullName, updatedAt } = candidate;
      const doc = openDocument({ title: resumeTitle(fullName), author: fullName, at: new Date(updatedAt) });
      const measure = measureWith(doc);
      const { name, lines } = headOf(candidate, WIDTH, measure);
      const pen = penOn(doc);
      pen.write(name, { size: 22, isBold: true }, 32);
      pen.lines(lines);
      for (const { title, entries } of sectionsOf(candidate, WIDTH, measure)) {
        for (const [index, entry] of entries.entries()) pen.entry(entry, index === 0 ? title : null);
      }
      numberPages(doc, name);
      return bytesOf(doc);
    },
  };
}

/** Measures words. The same words occur in many places, so their widths are cached while a document is made. */
function measureWith(doc: Document): Measure {
  const cache = new Map<string, number>();
  return (text, style) => {
    const key = `${style.isBold ? "b" : "r"}${style.size} ${text}`;
    const cachedImage = cache.get(key);
    if (cachedImage !== undefined) return cachedImage;
    const width = fontOf(doc, style).widthOfString(text);
    cache.set(key, width);
    return width;
  };
}

/** Draws downwards, and starts a new page rather than splitting an entry that fits on one page. */
function penOn(doc: Document) {
  let y = MARGIN;
  const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);
  const turn = () => {
    doc.addPage();
    y = MARGIN;
  };
  const draw = ({ pieces, height }: Line) => {
    if (y + height > BOTTOM) turn();
    for (const { text, x, ...style } of pieces) writeText(doc, text, style, MARGIN + x, y);
    y += height;
  };
  const titled = (title: string) => {
    y += 10;
    writeText(doc, title, { size: TITLE.size, isBold: true }, MARGIN, y);
    const below = y + TITLE.size * 1.5;
    doc
      .moveTo(MARGIN, below)
      .lineTo(MARGIN + WIDTH, below)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke();
    y += TITLE.height;
  };

  return {
    write(text: string, style: Style, height: number) {
      writeText(doc, text, style, MARGIN, y);
      y += height;
    },
    lines: (lines: readonly Line[]) => lines.forEach(draw),
    /** Draws an entry, with the section title above the first one so that a title is never alone at the end of a page. */
    entry(lines: Entry, title: string | null) {
      const above = title === null ? ENTRY_GAP : TITLE.height + 10;
      const whole = heightOf(lines);
      const least = whole + TITLE.height <= BOTTOM - MARGIN ? whole : heightOf(lines.slice(0, FEWEST));
      if (y + above + least > BOTTOM) turn();
      if (title !== null) titled(title);
      else if (y > MARGIN) y += ENTRY_GAP;
      lines.forEach((line, index) => {
        const isLastButOne = index === lines.length - FEWEST;
        if (isLastButOne && y + heightOf(lines.slice(index)) > BOTTOM) turn();
        draw(line);
      });
    },
  };
}

function numberPages(doc: Document, name: string) {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const text = count > 1 ? `${name} · page ${page + 1} of ${count}` : name;
    writeText(doc, text, { size: 8.5, color: MUTED }, MARGIN, PAGE.height - MARGIN);
  }
}
