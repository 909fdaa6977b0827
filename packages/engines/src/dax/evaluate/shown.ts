import type { DaxValue } from "../data.ts";
import { isoOf } from "../model/dates.ts";
import { Moment, type Value } from "../model/value.ts";

/** Converts a value to its form in a result. */
export const toOutput = (value: Value): DaxValue => (value instanceof Moment ? { date: isoOf(value.serial) } : value);
