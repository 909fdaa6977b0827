import { FORMER_COLLEAGUE } from "../messages.ts";

interface Note {
  text: string;
  author: { fullName: string } | null;
}

/** Returns the notes of an application as plain text: one paragraph for each, with its author. */
export const notesText = (notes: readonly Note[]) =>
  notes.map(({ text, author }) => `${author?.fullName ?? FORMER_COLLEAGUE}: ${text}`).join("\n\n");

interface Named {
  fullName: string;
}

/** Finds the people with the longest name that the text has at this position and that ends there as a word. */
function namedAt<P extends Named>(text: string, at: number, people: readonly P[]): P[] {
  let longest = 0;
  let found: P[] = [];
  for (const person of people) {
    const name = person.fullName.toLowerCase();
    if (name.length < longest || !text.startsWith(name, at)) continue;
    if (/[\p{L}\p{N}]/u.test(text.charAt(at + name.length))) continue;
    if (name.length > longest) found = [];
    longest = name.length;
    found.push(person);
  }
  return found;
}

/**
 * Returns the people whom a note mentions: those whose full name follows an `@`, in any case. People with the same name
 * are all mentioned. The cost is the number of `@` times that of people.
 */
export function mentionedIn<P extends Named>(note: string, people: readonly P[]): P[] {
  const text = note.toLowerCase();
  const named = people.filter(({ fullName }) => fullName !== "");
  const mentioned = new Set<P>();
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1))
    for (const person of namedAt(text, at + 1, named)) mentioned.add(person);
  return [...mentioned];
}

/** Returns the name that is being typed after the last `@` before the cursor; undefined outside a mention. */
export function typedMention(beforeCursor: string): string | undefined {
  const at = beforeCursor.lastIndexOf("@");
  if (at < 0 || /[\p{L}\p{N}]/u.test(beforeCursor.charAt(at - 1))) return;
  const typed = beforeCursor.slice(at + 1);
  return typed.length <= 40 && !/[\n@]/.test(typed) ? typed : undefined;
}
