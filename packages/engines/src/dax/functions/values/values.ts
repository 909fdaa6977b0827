import type { Functions } from "../../context/call.ts";
import { CALENDAR_PARTS } from "./calendar-parts.ts";
import { FORMATS } from "./format.ts";
import { INFORMATION } from "./information.ts";
import { LOGICAL } from "./logical.ts";
import { NUMBERS } from "./numbers.ts";
import { ROUNDING } from "./rounding.ts";
import { SEARCH } from "./search.ts";
import { TEXTS } from "./texts.ts";

export const VALUES: Functions = {
  ...LOGICAL,
  ...INFORMATION,
  ...NUMBERS,
  ...ROUNDING,
  ...TEXTS,
  ...SEARCH,
  ...CALENDAR_PARTS,
  ...FORMATS,
};
