import type { Call } from "../../contract/call.ts";

export const addNote = {
  method: "POST",
  path: "/emp/jobs/application/:applicationId/notes",
  access: "employer",
  idempotent: true,
} as const satisfies Call;

export const editNote = {
  method: "PATCH",
  path: "/emp/jobs/application/:applicationId/notes/:noteId",
  access: "employer",
} as const satisfies Call;

export const deleteNote = {
  method: "DELETE",
  path: "/emp/jobs/application/:applicationId/notes/:noteId",
  access: "employer",
} as const satisfies Call;
