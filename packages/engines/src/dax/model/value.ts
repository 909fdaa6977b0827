/** A date with its time, as days since 30 December 1899. */
export class Moment {
  readonly serial: number;
  constructor(serial: number) {
    this.serial = serial;
  }
}

/** A value in a run; null is BLANK. */
export type Value = null | number | string | boolean | Moment;

/** Returns the key of a value for filters and groups: texts are compared ignoring case, dates by their serial number. */
export function keyOf(value: Value): string {
  if (value === null) return "-";
  if (typeof value === "string") return `t${value.length}:${value.toLowerCase()}`;
  if (value instanceof Moment) return `n${value.serial}`;
  return typeof value === "number" ? `n${value === 0 ? 0 : value}` : `b${value}`;
}

export const joinedKeys = (keys: readonly string[]): string => keys.join("|");

export const rowKey = (values: readonly Value[]): string => joinedKeys(values.map(keyOf));

const rank = (value: Value): number => {
  if (value === null) return 0;
  if (typeof value === "boolean") return 3;
  return typeof value === "string" ? 2 : 1;
};

const plain = (value: Value): number | string | boolean | null => {
  if (value instanceof Moment) return value.serial;
  return typeof value === "string" ? value.toLowerCase() : value;
};

/** Compares values of a column: BLANK, numbers and dates, texts ignoring case, booleans. */
export function order(a: Value, b: Value): number {
  const byRank = rank(a) - rank(b);
  const [x, y] = [plain(a), plain(b)];
  if (byRank !== 0 || x === null || y === null) return byRank;
  if (x < y) return -1;
  return x > y ? 1 : 0;
}

/** Returns the name of a value's type for messages. */
export function typeName(value: Value): string {
  if (value === null) return "Blank";
  if (value instanceof Moment) return "Date";
  if (typeof value === "string") return "Text";
  return typeof value === "number" ? "Number" : "True/False";
}
