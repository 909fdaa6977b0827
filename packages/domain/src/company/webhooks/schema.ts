import { array, boolean, object, string } from "yup";
import { webAddress } from "../../fields.ts";
import { NOTHING_TO_SAVE } from "../../profile/messages.ts";
import { WEBHOOK_EVENTS } from "./limits.ts";
import { CHOOSE_EVENTS } from "./messages.ts";

const address = () => webAddress("Address").required("Address is required.");
const events = () =>
  array(string().oneOf(WEBHOOK_EVENTS, "This is not an event.").defined())
    .transform((value: unknown) => (Array.isArray(value) ? [...new Set(value)] : value))
    .min(1, CHOOSE_EVENTS)
    .max(WEBHOOK_EVENTS.length, "Choose each event once.");

export const webhookSchema = object({ url: address(), events: events().required(CHOOSE_EVENTS) });

/** Absent fields stay. */
export const webhookChangeSchema = object({
  url: webAddress("Address")
    .default(undefined)
    .test("not-empty", "Address is required.", (value) => value !== ""),
  events: events().optional().default(undefined),
  active: boolean().typeError("This must be true or false."),
}).test("names-a-field", NOTHING_TO_SAVE, (change) => Object.values(change).some((value) => value !== undefined));
