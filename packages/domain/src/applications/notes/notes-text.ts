import { FORMER_COLLEAGUE } from "./messages.ts";

interface Note {
  text: string;
  author: { fullName: string } | null;
}

/** Returns the notes of an application as plain text: one paragraph for each, with its author. */
export const notesText = (notes: readonly Note[]) =>
  notes.map(({ text, author }) => `${author?.fullName ?? FORMER_COLLEAGUE}: ${text}`).join("\n\n");
