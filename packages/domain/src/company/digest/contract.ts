import { object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice } from "../../contract/wire.ts";
import * as calls from "./calls.ts";
import { DIGEST_CHOICES } from "./rules.ts";

const response = object({ every: choice(DIGEST_CHOICES) });

/** How often the caller gets the summary by mail; only verified addresses get it. */
export const digest = defineContract({ ...calls.digest, status: 200, response });

/** Also undoes that the mails were stopped by their link. */
export const chooseDigest = defineContract({
  ...calls.chooseDigest,
  body: object({ every: string().oneOf(DIGEST_CHOICES, "Choose how often.").required("Choose how often.") }),
  status: 200,
  response,
});
