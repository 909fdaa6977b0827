import type { Functions } from "../../context/call.ts";
import { CALENDARS } from "./calendars.ts";
import { ENDS } from "./ends.ts";
import { NON_BLANK } from "./non-blank.ts";
import { SHIFTS } from "./shifts.ts";
import { TO_DATE } from "./to-date.ts";

export const TIME: Functions = { ...CALENDARS, ...ENDS, ...NON_BLANK, ...SHIFTS, ...TO_DATE };
