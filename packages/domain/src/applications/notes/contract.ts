import { object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { nullableIsoDate, nullableObject, text } from "../../contract/wire.ts";
import { id, requiredText } from "../../fields.ts";
import { MAX_NOTE } from "../../limits.ts";
import * as calls from "./calls.ts";

/** A note of the company about an application; the candidate never sees it. */
export const noteAnswer = object({
  _id: text(),
  text: text(),
  /** Null once the author's account is deleted. */
  author: nullableObject({ _id: text(), fullName: text() }),
  /** Null for a note from before notes had a time. */
  createdAt: nullableIsoDate(),
  /** Null if it was never changed. */
  editedAt: nullableIsoDate(),
});

const body = object({ text: requiredText("Note", MAX_NOTE) });
const ofNote = object({ applicationId: id(), noteId: id() });

/** Colleagues whose names follow an `@` get a mail and a notification, if they see the job. */
export const addNote = defineContract({
  ...calls.addNote,
  params: object({ applicationId: id() }),
  body,
  status: 201,
  response: object({ note: noteAnswer }),
  errors: ["NOT_FOUND", "LIMIT_REACHED"],
});

/** Only by its author. Notifies colleagues whom the note did not mention before. */
export const editNote = defineContract({
  ...calls.editNote,
  params: ofNote,
  body,
  status: 200,
  response: object({ note: noteAnswer }),
  errors: ["NOT_FOUND", "FORBIDDEN"],
});

/** Only by its author. */
export const deleteNote = defineContract({
  ...calls.deleteNote,
  params: ofNote,
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "FORBIDDEN"],
});
