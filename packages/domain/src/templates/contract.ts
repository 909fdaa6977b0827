import { boolean, object, string } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, list, text } from "../contract/wire.ts";
import * as calls from "./calls.ts";
import { TEMPLATE_KINDS } from "./limits.ts";
import { templateSchema } from "./schema.ts";

const params = object({
  kind: string()
    .oneOf([...TEMPLATE_KINDS])
    .required(),
});
const message = object({ message: text() });

/** One of each kind; the standard text if the employer has none. */
export const templates = defineContract({
  ...calls.templates,
  status: 200,
  response: object({
    templates: list(
      object({ kind: choice(TEMPLATE_KINDS), subject: text(), text: text(), isOwn: boolean().defined() }),
    ),
    /** The caller's signature below these mails; a former release has none. */
    signature: string().strict(),
  }),
});

/** An unknown or broken placeholder answers 400 at its field. */
export const saveTemplate = defineContract({
  ...calls.saveTemplate,
  params,
  body: templateSchema,
  status: 200,
  response: message,
});

/** Resets to the standard text. */
export const resetTemplate = defineContract({ ...calls.resetTemplate, params, status: 200, response: message });

/** Returns the whole mail as text, for the employer's company and newest job, to a sample person. */
export const previewTemplate = defineContract({
  ...calls.previewTemplate,
  params,
  body: templateSchema,
  status: 200,
  response: object({ subject: text(), text: text() }),
});

/** Sends the preview of the saved template to the employer's own, verified address. */
export const testTemplate = defineContract({
  ...calls.testTemplate,
  params,
  status: 200,
  response: message,
  errors: ["EMAIL_UNVERIFIED", "TOO_MANY_REQUESTS"],
});
