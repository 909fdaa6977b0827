import { object } from "yup";
import { optionalText, requiredText } from "../fields.ts";
import { MAX_NOTE } from "../limits.ts";
import { optionalInstant } from "../typed-instant.ts";
import { MAX_MAINTENANCE_MESSAGE } from "./limits.ts";

/** A blank start is now, a blank end is unknown. A time without a zone is India time. */
export const planMaintenanceSchema = object({
  startsAt: optionalInstant("Start"),
  endsAt: optionalInstant("Planned end"),
  message: optionalText("Message", MAX_MAINTENANCE_MESSAGE),
  reason: requiredText("Reason", MAX_NOTE),
});
