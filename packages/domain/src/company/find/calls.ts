import type { Call } from "../../contract/call.ts";

export const find = { method: "GET", path: "/emp/find", access: "employer" } as const satisfies Call;
