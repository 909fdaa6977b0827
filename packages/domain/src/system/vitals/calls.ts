import type { Call } from "../../contract/call.ts";

export const vitalsOfPages = { method: "GET", path: "/admin/page-vitals", access: "admin" } as const satisfies Call;
