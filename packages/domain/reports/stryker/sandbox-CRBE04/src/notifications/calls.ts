import type { Call } from "../contract/call.ts";

export const notifications = {
  method: "GET",
  path: "/notifications",
  access: "signed-in",
} as const satisfies Call;

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
