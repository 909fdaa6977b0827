import type { Call } from "../contract/call.ts";

export const siteStatus = { method: "GET", path: "/status", access: "public" } as const satisfies Call;
