import type { Call } from "../contract/call.ts";

export const flags = { method: "GET", path: "/admin/flags", access: "admin" } as const satisfies Call;
export const changeFlag = { method: "PUT", path: "/admin/flags/:key", access: "admin" } as const satisfies Call;
