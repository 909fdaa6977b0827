import type { Call } from "../contract/call.ts";

export const myProfile = { method: "GET", path: "/profile/me", access: "signed-in" } as const satisfies Call;
export const updateProfile = { method: "POST", path: "/profile/update", access: "signed-in" } as const satisfies Call;

export const completionStatus = {
  method: "GET",
  path: "/profile/completion-status",
  access: "student",
} as const satisfies Call;
