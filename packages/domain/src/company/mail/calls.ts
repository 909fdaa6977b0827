import type { Call } from "../../contract/call.ts";

export const mailSettings = { method: "GET", path: "/emp/mail-settings", access: "employer" } as const satisfies Call;

export const changeMailSettings = {
  method: "PATCH",
  path: "/emp/mail-settings",
  access: "employer",
} as const satisfies Call;

export const previewCandidateMail = {
  method: "POST",
  path: "/emp/applications/mail/preview",
  access: "employer",
} as const satisfies Call;

export const sendCandidateMail = {
  method: "POST",
  path: "/emp/applications/mail",
  access: "employer",
  idempotent: true,
} as const satisfies Call;

export const undoCandidateMail = {
  method: "POST",
  path: "/emp/applications/mail/:mailId/undo",
  access: "employer",
} as const satisfies Call;
