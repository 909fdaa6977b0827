import type { Call } from "../../contract/call.ts";

export const person = {
  method: "GET",
  path: "/admin/users/:id",
  access: "admin",
} as const satisfies Call;
