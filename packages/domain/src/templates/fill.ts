import { PLACEHOLDERS, type Placeholder, type TemplateKind } from "./limits.ts";
import { brokenPlaceholder, unknownPlaceholder } from "./messages.ts";

const TITLE_OR_INITIAL = /^(?:\p{L}|.*\.|dr|mrs?|ms|shri|smt)$/iu;

/** Returns the first name: the first word that is no title or initial; the whole name without one. */
export const firstNameOf = (fullName: string) =>
  fullName
    .trim()
    .split(/\s+/)
    .find((word) => !TITLE_OR_INITIAL.test(word)) ?? fullName;

/** Matches placeholders as people type them: `{ Name }` is `{name}`. */
const IN_BRACKETS = /\{([^{}]*)\}/g;
const NEAR = 20;
const nameOf = (inside: string) => inside.trim().toLowerCase();
const cut = (text: string) => (text.length > NEAR ? `${text.slice(0, NEAR)}…` : text);

/** Returns what is wrong with the placeholders of a template's subject or text, or null. */
export function placeholderFault(text: string, kind: TemplateKind): string | null {
  const allowed: readonly string[] = PLACEHOLDERS[kind];
  for (const [, inside = ""] of text.matchAll(IN_BRACKETS)) {
    if (!allowed.includes(nameOf(inside))) return unknownPlaceholder(`{${cut(inside)}}`, kind);
  }
  const alone = text.replace(IN_BRACKETS, (whole) => "x".repeat(whole.length)).search(/[{}]/);
  return alone < 0 ? null : brokenPlaceholder(cut(text.slice(alone).trim()));
}

type Values = Partial<Record<Placeholder, string>>;

/**
 * Replaces placeholders once: values are not searched again. A line whose placeholders are all empty is omitted, such
 * as "Pay: {pay}" of a job without pay.
 */
export function fill(text: string, values: Values): string {
  const valuesByName = new Map<string, string>(Object.entries(values));
  const written = (inside: string) => (valuesByName.get(nameOf(inside)) ?? "").replace(/\s+/g, " ").trim();
  const lines = text.split(/\r\n|\r|\n/).filter((line) => {
    const inside = [...line.matchAll(IN_BRACKETS)].map(([, name = ""]) => written(name));
    return inside.length === 0 || inside.some((value) => value !== "");
  });
  return lines
    .join("\n")
    .replace(IN_BRACKETS, (_, inside: string) => written(inside))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
