import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, nullableIsoDate, nullableObject, text } from "../contract/wire.ts";
import { MAINTENANCE_PHASES } from "../maintenance/limits.ts";
import * as calls from "./calls.ts";

/** How the product is, for everybody; nothing about anybody. */
export const siteStatus = defineContract({
  ...calls.siteStatus,
  status: 200,
  response: object({
    /** The server's. */
    at: isoDate(),
    maintenance: nullableObject({
      startsAt: isoDate(),
      endsAt: nullableIsoDate(),
      message: text(),
      phase: choice(MAINTENANCE_PHASES),
      /** What the bar says. */
      text: text(),
    }),
  }),
});
