import { array, boolean, object } from "yup";
import { id, optionalMailText, requiredMailText } from "../../fields.ts";
import { mailSubject, withPlaceholders } from "../../templates/schema.ts";
import { MAX_MAIL_SUBJECT, MAX_MAIL_TEXT, MAX_MAILED, MAX_SIGNATURE, MAX_SIGNATURE_LINES } from "./limits.ts";
import { TOO_MANY_LINES } from "./messages.ts";

const signature = () =>
  optionalMailText("Signature", MAX_SIGNATURE).test(
    "lines",
    TOO_MANY_LINES,
    (value) => (value ?? "").split(/\r\n|\r|\n/).length <= MAX_SIGNATURE_LINES,
  );

/** Absent fields are not changed. */
export const mailSettingsSchema = object({
  signature: signature().default(undefined),
  repliesToMe: boolean().typeError("This must be true or false."),
});

/** The subject and text of a mail to several candidates, with the placeholders of decisions: {name}, {job} and {company}. */
export const candidateMailText = object({
  subject: withPlaceholders(mailSubject(MAX_MAIL_SUBJECT), "accept"),
  text: withPlaceholders(requiredMailText("Text", MAX_MAIL_TEXT), "accept"),
});

/** The mail and the applications whose candidates get it; repeats count once. */
export const candidateMailSchema = candidateMailText.shape({
  applicationIds: array(id())
    .transform((given: unknown) => (Array.isArray(given) ? [...new Set(given)] : given))
    .min(1, "Choose applications.")
    .max(MAX_MAILED, `At most ${MAX_MAILED} applications at once.`)
    .required("Choose applications."),
});
