import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableObject, text } from "../contract/wire.ts";
import * as calls from "./calls.ts";
import { MAINTENANCE_PHASES } from "./limits.ts";
import { planMaintenanceSchema } from "./schema.ts";

const times = { startsAt: isoDate(), endsAt: nullableIsoDate(), message: text() };

/** The maintenance that is announced or runs, and how many people it would interrupt. */
export const maintenance = defineContract({
  ...calls.maintenance,
  status: 200,
  response: object({
    current: nullableObject({
      ...times,
      phase: choice(MAINTENANCE_PHASES),
      /** By the variable READ_ONLY of the server: it ends with a start without it. */
      isForced: boolean().defined(),
    }),
    runningInterviews: number().defined(),
    /** Those that are over, the newest first. */
    past: list(object({ ...times, reason: text(), endedAt: isoDate() })),
  }),
});

/** Announces a maintenance or begins one; of one that is announced or runs it changes times and message. */
export const planMaintenance = defineContract({
  ...calls.planMaintenance,
  body: planMaintenanceSchema,
  status: 200,
  response: object({ message: text() }),
});

/** Ends it, or takes the announcement back. Nothing to end: 404. */
export const endMaintenance = defineContract({
  ...calls.endMaintenance,
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});
