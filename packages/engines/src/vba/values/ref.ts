import type { Ref, Value } from "./value.ts";

/** A variable. */
export class Slot implements Ref {
  readonly type: string;
  value: Value;
  readonly #convert: (value: Value) => Value;

  constructor(type: string, value: Value, convert: (value: Value) => Value) {
    this.type = type;
    this.value = value;
    this.#convert = convert;
  }

  assign(value: Value) {
    this.value = this.#convert(value);
  }

  put(value: Value) {
    this.value = value;
  }

  /** Returns another variable of the same type with this value. */
  with(value: Value): Slot {
    return new Slot(this.type, value, this.#convert);
  }
}
