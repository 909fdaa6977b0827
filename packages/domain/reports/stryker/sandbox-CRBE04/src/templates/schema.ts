import { type InferType, object } from "yup";
import { holdsLink } from "#holds-link";
import type { FieldError } from "../errors.ts";
import { requiredText } from "../fields.ts";
import { placeholderFault } from "./fill.ts";
import { MAX_SUBJECT, MAX_TEMPLATE, type TemplateKind } from "./limits.ts";
import { noLinks } from "./messages.ts";

const LINE_BREAK = /[\r\n]/;
/** Control characters but for line breaks, and marks that turn the direction of a text around. */
const UNSEEN = /(?![\n\r])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Plain words: they go out from our address, so they carry no address that a mail program would turn into a link. */
const words = (label: string, max: number) =>
  requiredText(label, max)
    .transform((value: unknown) => (typeof value === "string" ? value.replace(UNSEEN, "").trim() : value))
    .test("no-links", noLinks(label), (value) => !holdsLink(value ?? ""));

const subject = () =>
  words("Subject", MAX_SUBJECT).test("one-line", "Subject must be one line.", (value) => !LINE_BREAK.test(value ?? ""));
const text = () => words("Text", MAX_TEMPLATE);

/** A template as the employer writes it. */
export const templateSchema = object({ subject: subject(), text: text() });
export type Template = InferType<typeof templateSchema>;

/** What is wrong with the placeholders, by field. */
export const templateFaults = (kind: TemplateKind, template: Template): FieldError[] =>
  (["subject", "text"] as const).flatMap((field) => {
    const message = placeholderFault(template[field], kind);
    return message ? [{ field, message }] : [];
  });

/** The schema of one kind of mail, with its placeholders, for its form. */
export function templateSchemaOf(kind: TemplateKind) {
  const known = (schema: ReturnType<typeof text>) =>
    schema.test("placeholders", (value, context) => {
      const message = placeholderFault(value, kind);
      return message === null || context.createError({ message });
    });
  return object({ subject: known(subject()), text: known(text()) });
}
