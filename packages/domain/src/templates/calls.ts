import type { Call } from "../contract/call.ts";

export const templates = { method: "GET", path: "/emp/templates", access: "employer" } as const satisfies Call;
export const saveTemplate = { method: "PUT", path: "/emp/templates/:kind", access: "employer" } as const satisfies Call;

export const resetTemplate = {
  method: "DELETE",
  path: "/emp/templates/:kind",
  access: "employer",
} as const satisfies Call;

export const previewTemplate = {
  method: "POST",
  path: "/emp/templates/:kind/preview",
  access: "employer",
} as const satisfies Call;

export const testTemplate = {
  method: "POST",
  path: "/emp/templates/:kind/test",
  access: "employer",
} as const satisfies Call;
