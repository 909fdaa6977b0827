import type { Call } from "../contract/call.ts";

export const sharedResults = { method: "GET", path: "/shared-results", access: "student" } as const satisfies Call;

export const shareResult = {
  method: "POST",
  path: "/mock-interview/:sessionId/share",
  access: "student",
} as const satisfies Call;

export const stopSharing = {
  method: "DELETE",
  path: "/mock-interview/:sessionId/share",
  access: "student",
} as const satisfies Call;

export const previewShared = {
  method: "POST",
  path: "/mock-interview/:sessionId/share/preview",
  access: "student",
} as const satisfies Call;
