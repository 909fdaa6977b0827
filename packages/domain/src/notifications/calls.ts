import type { Call } from "../contract/call.ts";

export const mailChoices = { method: "GET", path: "/account/mails", access: "student" } as const satisfies Call;
export const chooseMails = { method: "PATCH", path: "/account/mails", access: "student" } as const satisfies Call;
export const stopMails = { method: "POST", path: "/mails/stop/:token", access: "public" } as const satisfies Call;
export const resumeMails = { method: "DELETE", path: "/mails/stop/:token", access: "public" } as const satisfies Call;
export const notifications = { method: "GET", path: "/notifications", access: "signed-in" } as const satisfies Call;

export const readNotification = {
  method: "PATCH",
  path: "/notifications/:id/read",
  access: "signed-in",
} as const satisfies Call;

export const readNotifications = {
  method: "POST",
  path: "/notifications/read",
  access: "signed-in",
} as const satisfies Call;
