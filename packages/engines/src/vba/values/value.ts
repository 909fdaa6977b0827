import type { CellError } from "../../workbook.ts";
import { fail } from "./errors.ts";

export type NumberKind =
  | "Byte"
  | "Integer"
  | "Long"
  | "LongLong"
  | "Single"
  | "Double"
  | "Currency"
  | "Decimal"
  | "Date";

/** A number with its VBA type; a date is its serial number. */
export class Num {
  readonly kind: NumberKind;
  readonly n: number;
  constructor(kind: NumberKind, n: number) {
    this.kind = kind;
    this.n = n;
  }
}

/** An error value, such as `CVErr(xlErrNA)`. */
export class Fault {
  readonly error: CellError["error"];
  constructor(error: CellError["error"]) {
    this.error = error;
  }
}

class Nothing {
  readonly nothing = true;
}
class Missing {
  readonly missing = true;
}
/** The value of an object variable without an object. */
export const NOTHING = new Nothing();
/** Marks an argument that was left out. */
export const MISSING = new Missing();

/** A value of VBA; undefined is Empty, null is Null. */
export type Value =
  | undefined
  | null
  | string
  | boolean
  | Num
  | Fault
  | Nothing
  | Missing
  | VbaArray
  | Obj
  | RecordValue;

export const int = (n: number) => new Num("Integer", n);
export const long = (n: number) => new Num("Long", n);
export const double = (n: number) => new Num("Double", n);
export const dateOf = (n: number) => new Num("Date", n);

/** A target of an assignment. */
export interface Ref {
  readonly type: string;
  readonly value: Value;
  /** Converts to the type of the variable. */
  assign(value: Value): void;
  /** Sets the value without conversion. */
  put(value: Value): void;
}

/** A property or a method; `params` are its parameters' names. A member without them passes its arguments on to its result. */
export interface Member<Self> {
  params?: string;
  /** Whether further arguments are collected in the last parameter. */
  rest?: boolean;
  get?: (self: Self, args: Value[]) => Value;
  set?: (self: Self, value: Value, args: Value[]) => void;
}

export type Members = Map<string, Member<never>>;

/** An object of the host: its members by their lower-case names. */
export abstract class Obj {
  abstract readonly type: string;
  abstract readonly members: Members;
  /** The member for the object's value: `Range.Value`. */
  readonly byDefault: string | null = null;
  /** The member for arguments: `Worksheets(1)`. */
  readonly byIndex: string | null = null;
  /** Iterates the values that For Each visits. */
  iterate(): Iterator<Value> {
    return fail(438);
  }
  /** Whether both refer to the same object, for `Is`. */
  same(other: Obj): boolean {
    return this === other;
  }
}

/** A value of a user-defined type. */
export class RecordValue {
  readonly type: string;
  readonly fields: Map<string, Ref>;
  constructor(type: string, fields: Map<string, Ref>) {
    this.type = type;
    this.fields = fields;
  }
}

/** Lower and upper bound of one dimension, both included. */
export type Bounds = readonly [number, number];

const sizeOf = (bounds: readonly Bounds[]) =>
  bounds.reduce((size, [low, high]) => size * Math.max(0, high - low + 1), bounds.length > 0 ? 1 : 0);

/** An array of any number of dimensions; the last one varies fastest. A dynamic array without bounds has no elements. */
export class VbaArray {
  /** The type of the elements, in lower case. */
  readonly type: string;
  /** Whether ReDim can change it. */
  readonly dynamic: boolean;
  bounds: readonly Bounds[];
  items: Value[];
  /** Converts a value to the type of the elements. */
  readonly convert: (value: Value) => Value;
  readonly #index: (value: Value) => number;

  constructor(
    type: string,
    bounds: readonly Bounds[],
    kind: { dynamic?: boolean; convert?: (value: Value) => Value; initial?: () => Value; items?: Value[] } = {},
  ) {
    this.type = type;
    this.bounds = bounds;
    this.dynamic = kind.dynamic ?? true;
    this.convert = kind.convert ?? ((value) => value);
    const initial = kind.initial ?? (() => undefined);
    this.items = kind.items ?? Array.from({ length: sizeOf(bounds) }, initial);
    this.#index = indexNumber;
  }

  /** Returns the position of an element in `items`. */
  offset(indexes: number[]): number {
    if (indexes.length !== this.bounds.length || this.bounds.length === 0) return fail(9);
    let at = 0;
    for (const [i, [low, high]] of this.bounds.entries()) {
      const index = indexes[i] ?? 0;
      if (index < low || index > high) return fail(9);
      at = at * (high - low + 1) + index - low;
    }
    return at;
  }

  element(indexes: Value[]): Ref {
    const at = this.offset(indexes.map(this.#index));
    const { items, convert } = this;
    return {
      type: this.type,
      get value() {
        return items[at];
      },
      assign: (value) => {
        items[at] = convert(value);
      },
      put: (value) => {
        items[at] = value;
      },
    };
  }

  copy(): VbaArray {
    const items = this.items.map((item) => (item instanceof VbaArray ? item.copy() : item));
    return new VbaArray(this.type, this.bounds, { dynamic: true, convert: this.convert, items });
  }

  /** ReDim Preserve: only the last dimension's upper bound can change. */
  preserved(bounds: readonly Bounds[], initial: () => Value): Value[] {
    if (this.bounds.length > 0 && this.bounds.length !== bounds.length) return fail(9);
    const last = bounds.length - 1;
    for (const [i, [low, high]] of this.bounds.entries()) {
      const now = bounds[i];
      if (!now || now[0] !== low || (i < last && now[1] !== high)) return fail(9);
    }
    const [low, high] = bounds[last] ?? [0, -1];
    const [, before] = this.bounds[last] ?? [0, low - 1];
    const width = high - low + 1;
    const old = before - low + 1;
    return Array.from({ length: sizeOf(bounds) }, (_, index) =>
      index % width < old ? this.items[Math.floor(index / width) * old + (index % width)] : initial(),
    );
  }
}

function indexNumber(value: Value): number {
  if (value === undefined) return 0;
  const n = Number(typeof value === "object" && value !== null && "n" in value ? value.n : (value as string));
  if (value === null || Number.isNaN(n)) return fail(13);
  const floor = Math.floor(n);
  return n - floor === 0.5 ? floor + (floor % 2) : Math.round(n);
}

/** Returns an array from 0 of any values. */
export const listOf = (items: Value[]) => new VbaArray("variant", [[0, items.length - 1]], { items });

/** Returns rows and columns, both from 1, like `Range.Value`. */
export const tableOf = (rows: number, columns: number, items: Value[]) =>
  new VbaArray(
    "variant",
    [
      [1, rows],
      [1, columns],
    ],
    { items },
  );
