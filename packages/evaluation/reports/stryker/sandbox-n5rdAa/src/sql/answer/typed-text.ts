export interface Stretch {
  start: number;
  end: number;
}

const FENCE = "```";
const COPIED = new Map(
  Object.entries({
    "\u2018": "'",
    "\u2019": "'",
    "\u201b": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u00a0": " ",
    "\u202f": " ",
    "\u200b": " ",
    "\ufeff": " ",
    "\u2013": "-",
    "\u2212": "-",
  }),
);

/** Quotes around a whole query; within a query they are around names. */
function withoutQuotesAround(text: string, quote: string): string {
  const signs = text.split("");
  for (let open = text.indexOf(quote); open !== -1; ) {
    const close = text.indexOf(quote, open + 1);
    if (close === -1) break;
    if (/^\s{0,9}(?:select|with)\s/i.test(text.slice(open + 1, open + 20))) signs[open] = signs[close] = ";";
    open = text.indexOf(quote, close + 1);
  }
  return signs.join("");
}

/**
 * The answer as it would be typed into an editor, every character at its place: quotes and blanks of a word processor are plain
 * ones, and quotes around a whole query are semicolons.
 */
export function asTyped(answer: string): string {
  const plain = answer.replace(
    /[\u2018\u2019\u201b\u201c\u201d\u00a0\u202f\u200b\ufeff\u2013\u2212]/g,
    (sign) => COPIED.get(sign) ?? sign,
  );
  return ["`", '"'].reduce(withoutQuotesAround, plain);
}

/** The stretches between two fences, without the language name. */
export function fencesIn(answer: string): Stretch[] {
  const fences: Stretch[] = [];
  let open = answer.indexOf(FENCE);
  while (open !== -1) {
    const head = /\w*[ \t]*\n?/y;
    head.lastIndex = open + FENCE.length;
    head.exec(answer);
    const isHead = !/^(?:select|with)\b/i.test(answer.slice(open + FENCE.length));
    const start = isHead ? head.lastIndex : open + FENCE.length;
    const close = answer.indexOf(FENCE, start);
    const end = close === -1 ? answer.length : close;
    fences.push({ start, end });
    open = close === -1 ? -1 : answer.indexOf(FENCE, close + FENCE.length);
  }
  return fences;
}
