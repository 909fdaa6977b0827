export interface Span {
  start: number;
  end: number;
}

const FENCE = "```";
const PLAIN_SIGNS = new Map(
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

/** Replaces quotes around a whole query by semicolons. Within a query, quotes enclose names. */
function replaceOuterQuotes(text: string, quote: string): string {
  const characters = text.split("");
  for (let open = text.indexOf(quote); open !== -1; ) {
    const close = text.indexOf(quote, open + 1);
    if (close === -1) break;
    if (/^\s{0,9}(?:select|with)\s/i.test(text.slice(open + 1, open + 20))) characters[open] = characters[close] = ";";
    open = text.indexOf(quote, close + 1);
  }
  return characters.join("");
}

/**
 * Replaces quotes, dashes and blanks of a word processor by plain ones, and quotes around a whole query by semicolons. Positions do not change.
 */
export function withPlainSigns(answer: string): string {
  const plainText = answer.replace(
    /[\u2018\u2019\u201b\u201c\u201d\u00a0\u202f\u200b\ufeff\u2013\u2212]/g,
    (sign) => PLAIN_SIGNS.get(sign) ?? sign,
  );
  return ["`", '"'].reduce(replaceOuterQuotes, plainText);
}

/** Returns the spans between two fence marks, without the language name. */
export function fencesIn(answer: string): Span[] {
  const fences: Span[] = [];
  let open = answer.indexOf(FENCE);
  while (open !== -1) {
    const languageLine = /\w*[ \t]*\n?/y;
    languageLine.lastIndex = open + FENCE.length;
    languageLine.exec(answer);
    const hasLanguage = !/^(?:select|with)\b/i.test(answer.slice(open + FENCE.length));
    const start = hasLanguage ? languageLine.lastIndex : open + FENCE.length;
    const close = answer.indexOf(FENCE, start);
    const end = close === -1 ? answer.length : close;
    fences.push({ start, end });
    open = close === -1 ? -1 : answer.indexOf(FENCE, close + FENCE.length);
  }
  return fences;
}
