import { type InferType, object } from "yup";
import { holdsLink } from "#holds-link";
import type { FieldError } from "../errors.ts";
import { requiredText } from "../fields.ts";
import { placeholderFault } from "./fill.ts";
import { MAX_SUBJECT, MAX_TEMPLATE, type TemplateKind } from "./limits.ts";
import { noLinks } from "./messages.ts";

const LINE_BREAK = /[\r\n]/;
/** Control characters except line breaks, and marks that reverse the direction of a text. */
const UNSEEN = /(?![\n\r])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Plain text: the mails come from our address, so it must not contain an address that a mail program would link. */
const words = (label: string, max: number) =>
  requiredText(label, max)
    .transform((value: unknown) => (typeof value === "string" ? value.replace(UNSEEN, "").trim() : value))
    .test("no-links", noLinks(label), (value) => !holdsLink(value ?? ""));

const subject = () =>
  words("Subject", MAX_SUBJECT).test("one-line", "Subject must be one line.", (value) => !LINE_BREAK.test(value ?? ""));
const text = () => words("Text", MAX_TEMPLATE);

/** A template of the employer. */
export const templateSchema = object({ subject: subject(), text: text() });
export type Template = InferType<typeof templateSchema>;

/** Returns what is wrong with the placeholders, by field. */
export const templateFaults = (kind: TemplateKind, template: Template): FieldError[] =>
  (["subject", "text"] as const).flatMap((field) => {
    const message = placeholderFault(template[field], kind);
    return message ? [{ field, message }] : [];
  });

/** Returns the schema of one kind of mail, with its placeholders, for its form. */
export function templateSchemaOf(kind: TemplateKind) {
  const known = (schema: ReturnType<typeof text>) =>
    schema.test("placeholders", (value, context) => {
      const message = placeholderFault(value, kind);
      return message === null || context.createError({ message });
    });
  return object({ subject: known(subject()), text: known(text()) });
}
