import { MAX_MENTIONED, MAX_NOTES } from "./limits.ts";

export const NOTE_FAILED = "The note was not saved. Try again.";
export const NOTE_DELETED = "Note deleted.";
export const NOT_YOUR_NOTE = "Only its author can change a note.";
export const TOO_MANY_NOTES = `An application can have at most ${MAX_NOTES} notes. Delete one of yours first.`;
export const TOO_MANY_MENTIONED = `Mention at most ${MAX_MENTIONED} colleagues in one note.`;
/** The name of a note's author whose account is deleted. */
export const FORMER_COLLEAGUE = "A former colleague";
