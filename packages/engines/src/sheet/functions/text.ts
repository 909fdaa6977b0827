import { isLike } from "../criteria.ts";
import { firstOf, ofCells, ofText, ofValues } from "../define.ts";
import { type Interpreter, MANY, type SheetFunctions } from "../interpreter.ts";
import {
  booleanOf,
  flat,
  formatValue,
  isError,
  isMatrix,
  matrixOf,
  NA,
  numberIn,
  numberOf,
  type Scalar,
  simplify,
  textOf,
  VALUE,
  type Value,
} from "../values.ts";

/** Makes a text function with whole numbers after the text, each at least its limit. */
const withNumbers = (least: number, most: number, apply: (text: string, ...numbers: number[]) => Scalar) =>
  ofText(least, most, (text, others) => {
    const numbers = others.map(numberOf);
    return numbers.find(isError) ?? apply(text, ...(numbers as number[]).map(Math.trunc));
  });

/** FIND and SEARCH: the position of a text in another, from 1. */
const searchText = (isExact: boolean) =>
  ofCells(2, 3, ([what = null, within = null, from = 1], { meter }) => {
    const [sought, text, start] = [textOf(what), textOf(within), numberOf(from)];
    if (isError(sought)) return sought;
    if (isError(text)) return text;
    if (isError(start) || start < 1 || start > text.length + 1) return VALUE;
    if (isExact) {
      const at = text.indexOf(sought, start - 1);
      return at < 0 ? VALUE : at + 1;
    }
    if (!/[*?~]/.test(sought)) {
      const at = text.toUpperCase().indexOf(sought.toUpperCase(), start - 1);
      return at < 0 ? VALUE : at + 1;
    }
    for (let index = start - 1; index <= text.length; index++)
      if (isLike(text.slice(index), `${sought}*`, meter)) return index + 1;
    return VALUE;
  });

const proper = (text: string) =>
  text.toLowerCase().replace(/(?<![a-zA-Z\u00c0-\u024f])[a-zA-Z\u00c0-\u024f]/g, (letter) => letter.toUpperCase());

function substituted([of = null, old = null, fresh = null, which]: Scalar[], { meter }: Interpreter): Scalar {
  const text = textOf(of);
  if (isError(text)) return text;
  const [from, to] = [textOf(old), textOf(fresh)];
  if (isError(from)) return from;
  if (isError(to)) return to;
  if (from === "") return text;
  const pieces = text.split(from);
  if (which === undefined) return meter.join(pieces, to);
  const nth = numberOf(which);
  if (isError(nth) || nth < 1) return VALUE;
  const at = Math.trunc(nth);
  return at >= pieces.length
    ? text
    : meter.text(`${pieces.slice(0, at).join(from)}${to}${pieces.slice(at).join(from)}`);
}

/** Returns the texts of all cells, or the first error. */
function textsOf(args: readonly Value[], { read, meter }: Interpreter): string[] | Scalar {
  const texts: string[] = [];
  for (const cell of args.flatMap((arg) => flat(read(arg)))) {
    meter.step();
    const text = textOf(cell);
    if (isError(text)) return text;
    texts.push(text);
  }
  return texts;
}

const joined = (args: Value[], interpreter: Interpreter): Scalar => {
  const texts = textsOf(args, interpreter);
  return Array.isArray(texts) ? interpreter.meter.join(texts, "") : texts;
};

/** TEXTBEFORE and TEXTAFTER: of the nth delimiter, counted from the end for a negative number. */
const beside = (isBefore: boolean) =>
  ofText(2, 6, (text, [delimiter = null, nth = 1, mode = 0, matchEnd = 0, otherwise = NA]) => {
    const [by, count, ignoresCase, end] = [textOf(delimiter), numberOf(nth), numberOf(mode), numberOf(matchEnd)];
    if (isError(by) || isError(count) || isError(ignoresCase) || isError(end) || count === 0) return VALUE;
    const pieces = ignoresCase === 1 ? splitAnyCase(text, by) : text.split(by);
    const delimiters = pieces.length - 1;
    const at = count > 0 ? count : delimiters + 1 + count;
    if (at < 1 || at > delimiters) return end === 1 && at === delimiters + 1 ? (isBefore ? text : "") : otherwise;
    return (isBefore ? pieces.slice(0, at) : pieces.slice(at)).join(by);
  });

function splitAnyCase(text: string, by: string): string[] {
  const lower = text.toLowerCase();
  const pieces: string[] = [];
  let from = 0;
  for (
    let index = lower.indexOf(by.toLowerCase());
    by !== "" && index >= 0;
    index = lower.indexOf(by.toLowerCase(), from)
  ) {
    pieces.push(text.slice(from, index));
    from = index + by.length;
  }
  return [...pieces, text.slice(from)];
}

const numeric = ofCells(1, 1, ([cell = null]) => {
  if (typeof cell !== "string") return typeof cell === "boolean" ? VALUE : numberOf(cell);
  return numberIn(cell) ?? VALUE;
});

const concatenated = { least: 1, most: MANY, run: joined };

export const TEXT: SheetFunctions = {
  LEN: ofText(1, 1, (text) => text.length),
  LEFT: withNumbers(1, 2, (text, count = 1) => (count < 0 ? VALUE : text.slice(0, count))),
  RIGHT: withNumbers(1, 2, (text, count = 1) => (count < 0 ? VALUE : text.slice(Math.max(0, text.length - count)))),
  MID: withNumbers(3, 3, (text, start = 1, count = 0) =>
    start < 1 || count < 0 ? VALUE : text.slice(start - 1, start - 1 + count),
  ),
  UPPER: ofText(1, 1, (text) => text.toUpperCase()),
  LOWER: ofText(1, 1, (text) => text.toLowerCase()),
  PROPER: ofText(1, 1, proper),
  TRIM: ofText(1, 1, (text) => text.replace(/ +/g, " ").replace(/^ | $/g, "")),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that CLEAN takes out
  CLEAN: ofText(1, 1, (text) => text.replace(/[\u0000-\u001f]/g, "")),
  EXACT: ofCells(2, 2, ([a = null, b = null]) => textOf(a) === textOf(b)),
  FIND: searchText(true),
  SEARCH: searchText(false),
  SUBSTITUTE: ofCells(3, 4, substituted),
  REPLACE: ofText(4, 4, (text, [from = null, count = null, fresh = null]) => {
    const [start, length, made] = [numberOf(from), numberOf(count), textOf(fresh)];
    if (isError(start) || isError(length) || isError(made) || start < 1 || length < 0) return VALUE;
    return text.slice(0, start - 1) + made + text.slice(start - 1 + length);
  }),
  REPT: ofCells(2, 2, ([of = null, times = null], { meter }) => {
    const [text, count] = [textOf(of), numberOf(times)];
    if (isError(text)) return text;
    if (isError(count) || count < 0 || text.length * count > 32_767) return VALUE;
    return meter.text(text.repeat(Math.trunc(count)));
  }),
  CHAR: ofCells(1, 1, ([cell = null]) => {
    const code = numberOf(cell);
    return isError(code) ? code : code < 1 || code > 255 ? VALUE : String.fromCharCode(code);
  }),
  UNICHAR: ofCells(1, 1, ([cell = null]) => {
    const code = numberOf(cell);
    return isError(code) ? code : code < 1 || code > 0x10ffff ? VALUE : String.fromCodePoint(code);
  }),
  CODE: ofText(1, 1, (text) => (text === "" ? VALUE : text.charCodeAt(0))),
  UNICODE: ofText(1, 1, (text) => text.codePointAt(0) ?? VALUE),
  CONCAT: concatenated,
  CONCATENATE: {
    ...concatenated,
    run: (args, interpreter) =>
      args.some((arg) => isMatrix(interpreter.read(arg))) ? VALUE : joined(args, interpreter),
  },
  TEXTJOIN: {
    least: 3,
    most: MANY,
    run([delimiter = null, ignores = null, ...args], interpreter) {
      const by = textOf(firstOf(interpreter.read(delimiter), ""));
      const skipsEmpty = booleanOf(firstOf(interpreter.read(ignores), true));
      const texts = textsOf(args, interpreter);
      if (isError(by)) return by;
      if (isError(skipsEmpty)) return skipsEmpty;
      if (!Array.isArray(texts)) return texts;
      return interpreter.meter.join(
        texts.filter((text) => !skipsEmpty || text !== ""),
        by,
      );
    },
  },
  TEXT: ofCells(2, 2, ([value = null, pattern = null]) => {
    const text = textOf(pattern);
    return isError(text) ? text : formatValue(value, text);
  }),
  FIXED: ofCells(1, 3, ([value = null, digits = 2, plain = false]) => {
    const [number, places] = [numberOf(value), numberOf(digits)];
    if (isError(number)) return number;
    if (isError(places) || places < 0 || places > 127) return VALUE;
    return formatValue(number, `${plain ? "0" : "#,##0"}${places > 0 ? `.${"0".repeat(places)}` : ""}`);
  }),
  VALUE: numeric,
  NUMBERVALUE: ofText(1, 3, (text) => (text.trim() === "" ? 0 : (numberIn(text.replaceAll(" ", "")) ?? VALUE))),
  TEXTBEFORE: beside(true),
  TEXTAFTER: beside(false),
  TEXTSPLIT: ofValues(2, 6, (values) => {
    const text = textOf(firstOf(values[0], ""));
    const columns = textOf(firstOf(values[1], ""));
    const rows = textOf(firstOf(values[2], ""));
    const skipsEmpty = booleanOf(firstOf(values[3], false));
    if (isError(text) || isError(columns) || isError(rows) || isError(skipsEmpty)) return VALUE;
    const split = (part: string, by: string) =>
      (by === "" ? [part] : part.split(by)).filter((piece) => !skipsEmpty || piece !== "");
    const lines = split(text, rows).map((line) => split(line, columns));
    const width = Math.max(...lines.map((line) => line.length));
    const padding = firstOf(values[5], NA);
    return simplify(matrixOf(lines.map((line) => Array.from({ length: width }, (_, index) => line[index] ?? padding))));
  }),
};
