import type { Call } from "../contract/call.ts";

export const savedViews = { method: "GET", path: "/emp/views", access: "employer" } as const satisfies Call;
export const saveView = { method: "POST", path: "/emp/views", access: "employer" } as const satisfies Call;
export const deleteView = { method: "DELETE", path: "/emp/views/:viewId", access: "employer" } as const satisfies Call;
export const updateView = { method: "PATCH", path: "/emp/views/:viewId", access: "employer" } as const satisfies Call;
