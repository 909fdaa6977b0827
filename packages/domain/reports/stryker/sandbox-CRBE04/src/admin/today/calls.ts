import type { Call } from "../../contract/call.ts";

export const today = {
  method: "GET",
  path: "/admin/today",
  access: "admin",
} as const satisfies Call;
