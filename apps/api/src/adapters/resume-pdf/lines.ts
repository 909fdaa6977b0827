import type { Look } from "../pdf/document.ts";
import type { Paragraph, Run } from "./rich-text.ts";

export type Style = Look;
export interface Piece extends Style {
  text: string;
  x: number;
}
export interface Line {
  pieces: Piece[];
  height: number;
}
export type Measure = (text: string, style: Style) => number;

const LEADING = 1.42;
const INDENT = 14;
const LINK_COLOR = "#2a3a9e";

/** Splits a text into words and the spaces between them. */
const wordsOf = (text: string) => text.replace(/\s+/g, " ").match(/ |[^ ]+/g) ?? [];

/** Splits words that are longer than a line, such as URLs. */
function* fitting(word: string, width: number, measure: (text: string) => number) {
  let rest = [...word];
  while (rest.length > 1 && measure(rest.join("")) > width) {
    let taken = Math.max(1, Math.floor((rest.length * width) / measure(rest.join(""))));
    while (taken > 1 && measure(rest.slice(0, taken).join("")) > width) taken -= 1;
    yield rest.slice(0, taken).join("");
    rest = rest.slice(taken);
  }
  yield rest.join("");
}

/** Breaks runs into lines of this width. */
export function linesOf(runs: readonly Run[], base: Style, width: number, measure: Measure, indent = 0): Line[] {
  const height = base.size * LEADING;
  const lines: Line[] = [{ pieces: [], height }];
  let x = indent;
  for (const { text, isBold, isItalic, link } of runs) {
    const style = { ...base, isBold: isBold || base.isBold, isItalic, link, color: link ? LINK_COLOR : base.color };
    for (const word of wordsOf(text)) {
      for (const part of fitting(word, width - indent, (some) => measure(some, style))) {
        const wide = measure(part, style);
        if (x + wide > width && x > indent && part !== " ") {
          lines.push({ pieces: [], height });
          x = indent;
        }
        if (part === " " && x === indent) continue; // a line starts with a word
        append(lines.at(-1) as Line, { ...style, text: part, x });
        x += wide;
      }
    }
  }
  for (const { pieces } of lines) {
    const last = pieces.at(-1);
    if (last) last.text = last.text.trimEnd(); // a link is not underlined beyond its words
  }
  return lines;
}

/** Adjacent words with the same style are one piece, so that they are drawn, selected and copied together. */
function append(line: Line, piece: Piece) {
  const last = line.pieces.at(-1);
  const isSame = last && last.isBold === piece.isBold && last.isItalic === piece.isItalic && last.link === piece.link;
  if (isSame) last.text += piece.text;
  else line.pieces.push(piece);
}

/** Returns the lines of rich text. */
export function richLines(paragraphs: readonly Paragraph[], base: Style, width: number, measure: Measure): Line[] {
  return paragraphs.flatMap(({ runs, depth, mark }) => {
    const indent = depth * INDENT;
    const lines = linesOf(runs, base, width, measure, indent);
    if (mark) lines[0]?.pieces.unshift({ ...base, text: mark, x: indent - INDENT + 2 });
    return lines;
  });
}
