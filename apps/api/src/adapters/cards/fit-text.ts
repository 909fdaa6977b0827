/** Returns the width of a text at size 1. */
export type Measure = (text: string) => number;

export interface Fitted {
  lines: string[];
  size: number;
}

const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Splits a text into words; words wider than a line are cut between glyphs. */
function* piecesOf(text: string, widest: number, measure: Measure): Generator<string> {
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (measure(word) <= widest) {
      yield word;
      continue;
    }
    let piece = "";
    for (const { segment } of graphemes.segment(word)) {
      if (piece && measure(piece + segment) > widest) {
        yield piece;
        piece = "";
      }
      piece += segment;
    }
    if (piece) yield piece;
  }
}

function wrap(text: string, widest: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text, widest, measure)) {
    const longer = line ? `${line} ${piece}` : piece;
    if (!line || measure(longer) <= widest) line = longer;
    else {
      lines.push(line);
      line = piece;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Returns the largest of these sizes at which the text fits; at the smallest size the end of a longer text is cut. */
export function fitText(
  text: string,
  measure: Measure,
  { width, sizes }: { width: number; sizes: readonly { size: number; lines: number }[] },
): Fitted {
  for (const { size, lines: most } of sizes) {
    const lines = wrap(text, width / size, measure);
    if (lines.length <= most) return { lines, size };
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 1, lines: 1 };
  const keptLines = wrap(text, width / size, measure).slice(0, most);
  const last = [...graphemes.segment(keptLines.at(-1) ?? "")].slice(0, -1).map(({ segment }) => segment);
  return { lines: [...keptLines.slice(0, -1), `${last.join("")}…`], size };
}
