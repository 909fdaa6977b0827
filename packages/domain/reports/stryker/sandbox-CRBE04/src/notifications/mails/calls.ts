import type { Call } from "../../contract/call.ts";

export const mailChoices = {
  method: "GET",
  path: "/account/mails",
  access: "student",
} as const satisfies Call;

export const chooseMails = {
  method: "PATCH",
  path: "/account/mails",
  access: "student",
} as const satisfies Call;

export const stopMails = {
  method: "POST",
  path: "/mails/stop/:token",
  access: "public",
} as const satisfies Call;

export const resumeMails = {
  method: "DELETE",
  path: "/mails/stop/:token",
  access: "public",
} as const satisfies Call;
