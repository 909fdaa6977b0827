import { type Call, type DaxFunction, type Functions, MANY } from "../../context/call.ts";
import { numberIn, toText } from "../../model/convert.ts";
import { momentOf } from "../../model/dates.ts";
import { Moment, type Value } from "../../model/value.ts";

const ofText = (make: (text: string, call: Call) => Value): DaxFunction => ({
  arity: [1, 1],
  plain: true,
  value: (call) => make(call.text(0), call),
});

/** Returns a number of characters, which must not be negative. */
function count(call: Call, position: number, otherwise: number): number {
  const value = call.whole(position, otherwise);
  if (value < 0) throw call.fault("runtime", `${call.node.name} needs a number of characters of at least 0.`);
  return value;
}

const left = (call: Call) => call.text(0).slice(0, count(call, 1, 1));

function right(call: Call): string {
  const text = call.text(0);
  return text.slice(Math.max(0, text.length - count(call, 1, 1)));
}

/** Returns the position of the first character of MID and REPLACE, from 1. */
function startOf(call: Call, position: number): number {
  const start = call.whole(position);
  if (start < 1) throw call.fault("runtime", `${call.node.name} counts characters from 1.`);
  return start - 1;
}

function mid(call: Call): string {
  const start = startOf(call, 1);
  return call.text(0).slice(start, start + count(call, 2, 0));
}

function replace(call: Call): string {
  const [text, start] = [call.text(0), startOf(call, 1)];
  return text.slice(0, start) + call.text(3) + text.slice(start + count(call, 2, 0));
}

function substitute(call: Call): string {
  const [text, wanted, by] = [call.text(0), call.text(1), call.text(2)];
  if (wanted === "") return text;
  const parts = text.split(wanted);
  const only = call.has(3) ? call.whole(3) : 0;
  call.run.meter.text("x".repeat(Math.min(1_000_000, text.length + (parts.length - 1) * by.length)));
  if (only === 0) return parts.join(by);
  return parts.reduce((made, part, index) => made + (index === only ? by : wanted) + part);
}

function repeat(call: Call): string {
  const [text, times] = [call.text(0), count(call, 1, 0)];
  call.run.meter.step(times);
  let created = "";
  for (let time = 0; time < times; time++) created = call.run.meter.text(created + text);
  return created;
}

const trimmed = (text: string) =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");

function numberOf(call: Call): Value {
  const value = call.value(0);
  if (typeof value !== "string") return value instanceof Moment ? value.serial : value;
  const number = numberIn(value);
  if (number === null) throw call.fault("type", `The text "${value.slice(0, 50)}" is not a number.`);
  return number;
}

function fixed(call: Call): string {
  const places = call.whole(1, 2);
  const text = Math.abs(call.number(0)).toLocaleString("en-US", {
    minimumFractionDigits: Math.min(20, Math.max(0, places)),
    maximumFractionDigits: Math.min(20, Math.max(0, places)),
    useGrouping: !(call.has(2) && call.condition(2)),
  });
  return call.number(0) < 0 ? `-${text}` : text;
}

/** COMBINEVALUES ( delimiter, value, … ) */
const combined = (call: Call) =>
  call
    .positions(1)
    .map((position) => call.text(position))
    .join(call.text(0));

const moment = (isTime: boolean): DaxFunction =>
  ofText((text, call) => {
    const moment = momentOf(text) ?? (isTime ? momentOf(`1899-12-30 ${text.trim()}`) : null);
    if (!moment) throw call.fault("type", `"${text.slice(0, 50)}" is not a date.`);
    return new Moment(isTime ? moment.serial % 1 : Math.floor(moment.serial));
  });

export const TEXTS: Functions = {
  LEN: ofText((text) => text.length),
  UPPER: ofText((text) => text.toUpperCase()),
  LOWER: ofText((text) => text.toLowerCase()),
  TRIM: ofText(trimmed),
  UNICODE: ofText((text) => text.codePointAt(0) ?? null),
  UNICHAR: { arity: [1, 1], plain: true, value: (call) => String.fromCodePoint(Math.min(0x10ffff, count(call, 0, 0))) },
  LEFT: { arity: [1, 2], plain: true, value: left },
  RIGHT: { arity: [1, 2], plain: true, value: right },
  MID: { arity: [3, 3], plain: true, value: mid },
  REPLACE: { arity: [4, 4], plain: true, value: replace },
  SUBSTITUTE: { arity: [3, 4], plain: true, value: substitute },
  REPT: { arity: [2, 2], plain: true, value: repeat },
  FIXED: { arity: [1, 3], plain: true, value: fixed },
  CONCATENATE: { arity: [2, 2], plain: true, value: (call) => toText(call.value(0)) + call.text(1) },
  COMBINEVALUES: { arity: [3, MANY], plain: true, value: combined },
  EXACT: { arity: [2, 2], plain: true, value: (call) => call.text(0) === call.text(1) },
  VALUE: { arity: [1, 1], plain: true, value: numberOf },
  DATEVALUE: moment(false),
  TIMEVALUE: moment(true),
};
