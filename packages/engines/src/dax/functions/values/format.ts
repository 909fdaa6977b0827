import { format } from "numfmt";
import { needEnglish } from "../../../format-language.ts";
import type { Call, Functions } from "../../context/call.ts";
import { numberIn, toText } from "../../model/convert.ts";
import { momentOf, partsOf } from "../../model/dates.ts";
import { Moment, type Value } from "../../model/value.ts";

const NUMBER_FORMATS = new Map(
  Object.entries({
    "general number": "General",
    currency: "$#,##0.00",
    fixed: "0.00",
    standard: "#,##0.00",
    percent: "0.00%",
    scientific: "0.00E+00",
    "yes/no": '"Yes";"Yes";"No"',
    "true/false": '"True";"True";"False"',
    "on/off": '"On";"On";"Off"',
  }),
);

const DATE_FORMATS = new Map(
  Object.entries({
    "general date": "m/d/yyyy h:mm:ss AM/PM",
    "long date": "dddd, mmmm d, yyyy",
    "medium date": "dd-mmm-yy",
    "short date": "m/d/yyyy",
    "long time": "h:mm:ss AM/PM",
    "medium time": "hh:mm AM/PM",
    "short time": "hh:mm",
  }),
);

/** The letters of day, month, year, hour and second, which sheets have too, then those of quarter and minute. */
const SHEET_LETTERS = ["d", "m", "y", "h", "s"];
const DATE_LETTERS = [...SHEET_LETTERS, "q", "n"];

/** Converts the quarter and the name for minutes, which formats of a sheet do not have. */
function sheetPattern(pattern: string, serial: number): string {
  const quarter = Math.ceil(partsOf(serial).month / 3);
  let quoted = false;
  let created = "";
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === "\\") {
      created += pattern.slice(index, index + 2);
      index += 1;
      continue;
    }
    if (character === '"') quoted = !quoted;
    const lower = character.toLowerCase();
    if (quoted || character === '"') created += character;
    else if (lower === "q") created += `"${quarter}"`;
    else if (lower === "n") created += "m";
    else created += SHEET_LETTERS.includes(lower) ? lower : character;
  }
  return created;
}

/** Whether this is a date format: it has a date letter outside of quotes. */
const isDatePattern = (pattern: string): boolean =>
  [...pattern.replace(/"[^"]*"|\\./g, "").toLowerCase()].some((each) => DATE_LETTERS.includes(each));

function formatted(call: Call, value: number, pattern: string): string {
  needEnglish(pattern);
  try {
    return format(pattern, value, { locale: "en-US" });
  } catch {
    throw call.unsupported(`the format "${pattern.slice(0, 50)}"`);
  }
}

function dateText(call: Call, serial: number, pattern: string): string {
  const named = DATE_FORMATS.get(pattern.toLowerCase());
  return formatted(call, serial, named ?? sheetPattern(pattern, serial));
}

function formatCall(call: Call): Value {
  const value = call.value(0);
  const pattern = call.text(1);
  if (value === null) return "";
  if (pattern === "") return toText(value);
  if (value instanceof Moment) return dateText(call, value.serial, pattern);
  if (typeof value === "boolean") return toText(value);
  const number = typeof value === "string" ? numberIn(value) : value;
  if (number === null) return toText(value);
  const named = NUMBER_FORMATS.get(pattern.toLowerCase());
  if (named !== undefined) return formatted(call, number, named);
  const isDate = DATE_FORMATS.has(pattern.toLowerCase()) || isDatePattern(pattern);
  const serial = typeof value === "string" ? (momentOf(value)?.serial ?? number) : number;
  return isDate ? dateText(call, serial, pattern) : formatted(call, number, pattern);
}

export const FORMATS: Functions = {
  FORMAT: { arity: [2, 3], plain: true, value: formatCall },
};
