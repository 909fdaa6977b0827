import { type InferType, object } from "yup";
import type { FieldError } from "../errors.ts";
import { requiredMailText } from "../fields.ts";
import { placeholderFault } from "./fill.ts";
import { MAX_SUBJECT, MAX_TEMPLATE, type TemplateKind } from "./limits.ts";

const LINE_BREAK = /[\r\n]/;

export const mailSubject = (max: number) =>
  requiredMailText("Subject", max).test(
    "one-line",
    "Subject must be one line.",
    (value) => !LINE_BREAK.test(value ?? ""),
  );

/** A template of the employer. */
export const templateSchema = object({
  subject: mailSubject(MAX_SUBJECT),
  text: requiredMailText("Text", MAX_TEMPLATE),
});
export type Template = InferType<typeof templateSchema>;

/** Returns what is wrong with the placeholders, by field. */
export const templateFaults = (kind: TemplateKind, template: Template): FieldError[] =>
  (["subject", "text"] as const).flatMap((field) => {
    const message = placeholderFault(template[field], kind);
    return message ? [{ field, message }] : [];
  });

/** Returns the schema of one kind of mail, with its placeholders, for its form. */
export function templateSchemaOf(kind: TemplateKind) {
  return object({
    subject: withPlaceholders(mailSubject(MAX_SUBJECT), kind),
    text: withPlaceholders(requiredMailText("Text", MAX_TEMPLATE), kind),
  });
}

/** Refuses placeholders that this kind of mail does not have. */
export const withPlaceholders = (schema: ReturnType<typeof requiredMailText>, kind: TemplateKind) =>
  schema.test("placeholders", (value, context) => {
    const message = placeholderFault(value, kind);
    return message === null || context.createError({ message });
  });
