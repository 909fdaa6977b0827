import type { Call } from "../contract/call.ts";

export const read{{pascal}} = {
  method: "GET",
  path: "/{{kebab}}",
  access: "{{caller}}",
} as const satisfies Call;
