import { type InferType, object } from "yup";
import { holdsLink } from "#holds-link";
import type { FieldError } from "../errors.ts";
import { optionalText, requiredText } from "../fields.ts";
import { placeholderFault } from "./fill.ts";
import { MAX_SUBJECT, MAX_TEMPLATE, type TemplateKind } from "./limits.ts";
import { noLinks } from "./messages.ts";

const LINE_BREAK = /[\r\n]/;
/** Control characters except line breaks, and marks that reverse the direction of a text. */
const UNSEEN = /(?![\n\r])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

const withoutUnseen = (value: unknown) => (typeof value === "string" ? value.replace(UNSEEN, "").trim() : value);

/** Plain text: the mails come from our address, so it must not contain an address that a mail program would link. */
export const mailText = (max: number, label = "Text") =>
  requiredText(label, max)
    .transform(withoutUnseen)
    .test("no-links", noLinks(label), (value) => !holdsLink(value ?? ""));
export const optionalMailText = (label: string, max: number) =>
  optionalText(label, max)
    .transform(withoutUnseen)
    .test("no-links", noLinks(label), (value) => !holdsLink(value ?? ""));

export const mailSubject = (max: number) =>
  mailText(max, "Subject").test("one-line", "Subject must be one line.", (value) => !LINE_BREAK.test(value ?? ""));

/** A template of the employer. */
export const templateSchema = object({ subject: mailSubject(MAX_SUBJECT), text: mailText(MAX_TEMPLATE) });
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
    text: withPlaceholders(mailText(MAX_TEMPLATE), kind),
  });
}

/** Refuses placeholders that this kind of mail does not have. */
export const withPlaceholders = (schema: ReturnType<typeof mailText>, kind: TemplateKind) =>
  schema.test("placeholders", (value, context) => {
    const message = placeholderFault(value, kind);
    return message === null || context.createError({ message });
  });
