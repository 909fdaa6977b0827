import type { Call } from "../../contract/call.ts";

export const rejectionReasons = {
  method: "GET",
  path: "/emp/rejection-reasons",
  access: "employer",
} as const satisfies Call;

export const setRejectionReasons = {
  method: "PUT",
  path: "/emp/rejection-reasons",
  access: "employer",
} as const satisfies Call;
