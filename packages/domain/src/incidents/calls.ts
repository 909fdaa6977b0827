import type { Call } from "../contract/call.ts";

export const incidents = { method: "GET", path: "/admin/incidents", access: "admin" } as const satisfies Call;

export const openIncident = {
  method: "POST",
  path: "/admin/incidents",
  access: "admin",
  idempotent: true,
} as const satisfies Call;

export const updateIncident = {
  method: "POST",
  path: "/admin/incidents/:id/updates",
  access: "admin",
  idempotent: true,
} as const satisfies Call;
