import type { Call } from "../contract/call.ts";

export const progress = { method: "GET", path: "/progress", access: "student" } as const satisfies Call;
