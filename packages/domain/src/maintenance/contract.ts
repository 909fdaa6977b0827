import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableObject, text } from "../contract/wire.ts";
import * as calls from "./calls.ts";
import { MAINTENANCE_PHASES } from "./limits.ts";
import { planMaintenanceSchema } from "./schema.ts";

const times = { startsAt: isoDate(), endsAt: nullableIsoDate(), message: text() };

/** The announced or running maintenance, and the number of interviews that it would interrupt. */
export const maintenance = defineContract({
  ...calls.maintenance,
  status: 200,
  response: object({
    current: nullableObject({
      ...times,
      phase: choice(MAINTENANCE_PHASES),
      /** Whether the variable READ_ONLY set it: it ends when the server starts without it. */
      isForced: boolean().defined(),
    }),
    runningInterviews: number().defined(),
    /** Past maintenances, newest first. */
    past: list(object({ ...times, reason: text(), endedAt: isoDate() })),
  }),
});

/** Announces or starts a maintenance, or changes times and message of the open one. */
export const planMaintenance = defineContract({
  ...calls.planMaintenance,
  body: planMaintenanceSchema,
  status: 200,
  response: object({ message: text() }),
});

/** Ends the maintenance or cancels the announcement; 404 if there is none. */
export const endMaintenance = defineContract({
  ...calls.endMaintenance,
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});
