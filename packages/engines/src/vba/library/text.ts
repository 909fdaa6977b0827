import { plainValue, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { compareText } from "../values/operators.ts";
import { int, listOf, long, Num, type Value, VbaArray } from "../values/value.ts";
import { isGiven, numberAt, textAt, wholeAt } from "./args.ts";
import { fn, type Library } from "./builtin.ts";
import { format, formatDateTime, formatNumber } from "./format.ts";

/** Makes functions of one text; Null is returned unchanged. */
const ofText = (run: (text: string) => string) =>
  fn("String", ([value]) => {
    const plain = plainValue(value);
    return plain === null ? null : run(toText(plain));
  });

const length = (args: Value[], index: number) => {
  const n = wholeAt(args, index);
  return n < 0 ? fail(5) : n;
};

const folded = (text: string, compare: number) => (compare === 1 ? text.toLowerCase() : text);

function inStr(args: Value[]): Value {
  const startGiven = isGiven(args, 2) && (isGiven(args, 3) || plainValue(args[0]) instanceof Num);
  const rest = startGiven ? args.slice(1) : args;
  const start = startGiven ? wholeAt(args, 0) : 1;
  const compare = isGiven(rest, 2) ? wholeAt(rest, 2) : 0;
  if (plainValue(rest[0]) === null || plainValue(rest[1]) === null) return null;
  if (start < 1) return fail(5);
  const [text, find] = [folded(textAt(rest, 0), compare), folded(textAt(rest, 1), compare)];
  if (text === "" || start > text.length) return long(0);
  return long(text.indexOf(find, start - 1) + 1);
}

function inStrRev(args: Value[]): Value {
  const compare = wholeAt(args, 3, 0);
  const [text, find] = [folded(textAt(args, 0), compare), folded(textAt(args, 1), compare)];
  const start = wholeAt(args, 2, -1);
  const from = start === -1 ? text.length : start;
  if (text === "" || from > text.length) return long(0);
  const at = text.slice(0, from).lastIndexOf(find);
  return long(at + 1);
}

function replaced(args: Value[]): Value {
  const [text, find, by] = [textAt(args, 0), textAt(args, 1), textAt(args, 2)];
  const start = wholeAt(args, 3, 1);
  if (start < 1) return fail(5);
  let count = wholeAt(args, 4, -1);
  const compare = wholeAt(args, 5, 0);
  const from = text.slice(start - 1);
  if (find === "" || count === 0) return from;
  const [parts, look, sought]: [string[], string, string] = [[], folded(from, compare), folded(find, compare)];
  let at = 0;
  for (let next = look.indexOf(sought); next >= 0 && count !== 0; next = look.indexOf(sought, at)) {
    parts.push(from.slice(at, next));
    at = next + find.length;
    count -= 1;
  }
  return [...parts, from.slice(at)].join(by);
}

function split(args: Value[]): Value {
  const text = textAt(args, 0);
  const by = textAt(args, 1, " ");
  const limit = wholeAt(args, 2, -1);
  if (text === "") return new VbaArray("string", [[0, -1]], { items: [] });
  const parts = by === "" ? [text] : text.split(by);
  const items =
    limit > 0 && parts.length > limit ? [...parts.slice(0, limit - 1), parts.slice(limit - 1).join(by)] : parts;
  return new VbaArray("string", [[0, items.length - 1]], { items, convert: toText });
}

function join(args: Value[]): Value {
  const [list] = args;
  if (!(list instanceof VbaArray) || list.bounds.length !== 1) return fail(13);
  return list.items.map(toText).join(textAt(args, 1, " "));
}

function filtered(args: Value[]): Value {
  const [list] = args;
  if (!(list instanceof VbaArray)) return fail(13);
  const wanted = !isGiven(args, 2) || plainValue(args[2]) === true;
  const compare = wholeAt(args, 3, 0);
  const find = folded(textAt(args, 1), compare);
  return listOf(list.items.filter((item) => folded(toText(item), compare).includes(find) === wanted));
}

const proper = (text: string) =>
  text.toLowerCase().replaceAll(/(^|[\s\0])(\S)/g, (_, gap, letter) => gap + letter.toUpperCase());

function converted(args: Value[]): Value {
  const kind = wholeAt(args, 1);
  const text = textAt(args, 0);
  if (kind === 1) return text.toUpperCase();
  if (kind === 2) return text.toLowerCase();
  return kind === 3 ? proper(text) : fail(5);
}

/** Trims only spaces, like VBA; tabs and line ends stay. */
const trimmed = (text: string, start: boolean, end: boolean) => {
  let [from, to] = [0, text.length];
  while (start && text[from] === " ") from++;
  while (end && to > from && text[to - 1] === " ") to--;
  return text.slice(from, to);
};

const codeOf = (args: Value[]) => {
  const text = textAt(args, 0);
  return text === "" ? fail(5) : int(text.charCodeAt(0));
};

export const TEXT: Library = {
  len: fn("Expression", ([value]) => (plainValue(value) === null ? null : long(toText(value).length))),
  left: fn("String Length", (args) =>
    plainValue(args[0]) === null ? null : textAt(args, 0).slice(0, length(args, 1)),
  ),
  right: fn("String Length", (args) => {
    const text = textAt(args, 0);
    return text.slice(Math.max(0, text.length - length(args, 1)));
  }),
  mid: fn("String Start Length", (args) => {
    const [text, start] = [textAt(args, 0), wholeAt(args, 1)];
    if (start < 1) return fail(5);
    return text.slice(start - 1, isGiven(args, 2) ? start - 1 + length(args, 2) : undefined);
  }),
  trim: ofText((text) => trimmed(text, true, true)),
  ltrim: ofText((text) => trimmed(text, true, false)),
  rtrim: ofText((text) => trimmed(text, false, true)),
  ucase: ofText((text) => text.toUpperCase()),
  lcase: ofText((text) => text.toLowerCase()),
  strreverse: ofText((text) => [...text].reverse().join("")),
  instr: fn("Start String1 String2 Compare", inStr),
  instrrev: fn("StringCheck StringMatch Start Compare", inStrRev),
  replace: fn("Expression Find Replace Start Count Compare", replaced),
  split: fn("Expression Delimiter Limit Compare", split),
  join: fn("SourceArray Delimiter", join),
  filter: fn("SourceArray Match Include Compare", filtered),
  strconv: fn("String Conversion LCID", converted),
  strcomp: fn("String1 String2 Compare", (args) =>
    int(Math.sign(compareText(textAt(args, 0), textAt(args, 1), wholeAt(args, 2, 0) === 1))),
  ),
  space: fn("Number", (args, { meter }) => repeated(" ", length(args, 0), meter)),
  string: fn("Number Character", (args, { meter }) => {
    const value = plainValue(args[1]);
    const letter = value instanceof Num ? String.fromCharCode(value.n) : toText(value).slice(0, 1);
    return repeated(letter, length(args, 0), meter);
  }),
  asc: fn("String", codeOf),
  ascw: fn("String", codeOf),
  chr: fn("CharCode", (args) => String.fromCharCode(inCodes(numberAt(args, 0), 255))),
  chrw: fn("CharCode", (args) => String.fromCharCode(inCodes(numberAt(args, 0), 65_535))),
  lenb: fn("Expression", ([value]) => (plainValue(value) === null ? null : long(2 * toText(value).length))),
  formatnumber: formatNumber("", ""),
  formatpercent: formatNumber("", "%"),
  formatcurrency: formatNumber("$", ""),
  formatdatetime: fn("Date NamedFormat", formatDateTime),
  format: fn("Expression Format FirstDayOfWeek FirstWeekOfYear", (args) => format(args[0], textAt(args, 1, ""))),
};

const inCodes = (code: number, most: number) => (code < 0 || code > most ? fail(5) : code);

function repeated(
  letter: string,
  count: number,
  meter: { hold: (n: number) => void; release: (n: number) => void },
): string {
  meter.hold(count);
  meter.release(count);
  return letter.repeat(count);
}
