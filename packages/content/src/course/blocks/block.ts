import { parse } from "yaml";

/** A typed block of a lesson: the words after its fence, its header, and the program below `---`. */
export interface Block {
  /** "run", "figure", "check", "table" or "proof". */
  is: string;
  /** The language of a `run`, or the kind of a `figure`. */
  kind: string;
  header: Record<string, unknown>;
  program: string;
}

/** A fault of a lesson that its author has to mend. */
export class LessonFault extends Error {}

const DIVIDER = /^---$/m;

function headerOf(yaml: string): Record<string, unknown> {
  const header: unknown = parse(yaml) ?? {};
  if (typeof header !== "object" || Array.isArray(header)) throw new LessonFault(`"${yaml}" is not a header.`);
  return header as Record<string, unknown>;
}

/** Reads the words and the text of a fenced block. Blocks without a program are a header as a whole. */
export function readBlock(words: string, text: string): Block {
  const [is = "", kind = ""] = words.split(" ");
  if (is !== "run") return { is, kind, header: headerOf(text), program: "" };
  const divider = DIVIDER.exec(text);
  if (!divider) return { is, kind, header: {}, program: text };
  return {
    is,
    kind,
    header: headerOf(text.slice(0, divider.index)),
    program: text.slice(divider.index + divider[0].length + 1),
  };
}

/** Returns a text of a header; a fault if it is missing or no text. */
export function textOf(header: Record<string, unknown>, key: string): string {
  const value = header[key];
  if (typeof value !== "string" || value.trim() === "") throw new LessonFault(`The block needs the text "${key}".`);
  return value.trim();
}

/** Returns a list of a header; a fault if it is missing or empty. */
export function listOf<T>(header: Record<string, unknown>, key: string): T[] {
  const value = header[key];
  if (!Array.isArray(value) || value.length === 0) throw new LessonFault(`The block needs the list "${key}".`);
  return value as T[];
}

/** Refuses keys that no reader knows, which are usually typing errors. */
export function refuseOthers(header: Record<string, unknown>, known: readonly string[]): void {
  const unknown = Object.keys(header).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new LessonFault(`The block has no key "${unknown}".`);
}
