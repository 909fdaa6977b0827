import type { Call } from "../../contract/call.ts";

export const numbers = { method: "GET", path: "/emp/numbers", access: "employer" } as const satisfies Call;
export const exportNumbers = { method: "GET", path: "/emp/numbers/export", access: "employer" } as const satisfies Call;
