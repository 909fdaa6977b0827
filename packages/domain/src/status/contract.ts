import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableObject, text } from "../contract/wire.ts";
import { incidentFields } from "../incidents/contract.ts";
import { MAINTENANCE_PHASES } from "../maintenance/limits.ts";
import * as calls from "./calls.ts";
import { COMPONENT_STATES, COMPONENTS } from "./limits.ts";

/** The public state of the product, without personal data or internals. */
export const siteStatus = defineContract({
  ...calls.siteStatus,
  status: 200,
  response: object({
    /** The server's time. */
    at: isoDate(),
    /** The state of the whole product in a sentence. */
    summary: text(),
    components: list(
      object({
        component: choice(COMPONENTS),
        name: text(),
        state: choice(COMPONENT_STATES),
        /** The message of a switch that paused it; otherwise "". */
        note: text(),
      }),
    ),
    /** Open ones, the newest first. */
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
