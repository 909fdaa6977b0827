import { boolean, object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { text } from "../../contract/wire.ts";
import { id, optionalText } from "../../fields.ts";
import { MAX_NOTE } from "../../limits.ts";
import * as calls from "./calls.ts";
import { NOTIFY_TIMES } from "./limits.ts";

/** When the candidate is notified, by default now; `morning` holds the decision until then, and it can be undone. */
export const notifyTime = () => string().oneOf([...NOTIFY_TIMES], "Choose now or morning.");

/** Whether the candidate reads the reason of a rejection, as by default; else only the company does. */
export const sharesReason = () => boolean().typeError("This must be true or false.");

/**
 * Makes a decided application pending again. The candidate gets one mail, unless the decision was not sent yet: then it
 * is undone. The reason stays in the company's history.
 */
export const reopenDecision = defineContract({
  ...calls.reopenDecision,
  params: object({ applicationId: id() }),
  body: object({ reason: optionalText("Reason", MAX_NOTE) }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "NOT_DECIDED", "LIMIT_REACHED"],
});
