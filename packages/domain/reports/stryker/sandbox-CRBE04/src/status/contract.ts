import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableObject, text } from "../contract/wire.ts";
import { incidentFields } from "../incidents/contract.ts";
import { MAINTENANCE_PHASES } from "../maintenance/limits.ts";
import * as calls from "./calls.ts";
import { COMPONENT_STATES, COMPONENTS } from "./limits.ts";

/** How the product is, for everybody; nothing about anybody, and nothing of its inside. */
export const siteStatus = defineContract({
  ...calls.siteStatus,
  status: 200,
  response: object({
    /** The server's. */
    at: isoDate(),
    /** The state of all in a sentence. */
    summary: text(),
    components: list(
      object({
        component: choice(COMPONENTS),
        name: text(),
        state: choice(COMPONENT_STATES),
        /** What is paused by a switch, in its words; else "". */
        note: text(),
      }),
    ),
    /** Those that are open, the newest first. */
    incidents: list(object(incidentFields())),
    maintenance: nullableObject({
      startsAt: isoDate(),
      endsAt: nullableIsoDate(),
      message: text(),
      phase: choice(MAINTENANCE_PHASES),
      /** The text of the bar. */
      text: text(),
    }),
  }),
});
