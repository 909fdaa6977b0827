import { isoOf } from "../model/dates.ts";
import { Moment, type Value } from "../model/value.ts";
import type { DaxValue } from "../world.ts";

/** The value as a result shows it. */
export const shown = (value: Value): DaxValue => (value instanceof Moment ? { date: isoOf(value.serial) } : value);
