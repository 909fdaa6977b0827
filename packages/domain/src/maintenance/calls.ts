import type { Call } from "../contract/call.ts";

export const maintenance = { method: "GET", path: "/admin/maintenance", access: "admin" } as const satisfies Call;
export const planMaintenance = { method: "PUT", path: "/admin/maintenance", access: "admin" } as const satisfies Call;
export const endMaintenance = { method: "DELETE", path: "/admin/maintenance", access: "admin" } as const satisfies Call;
