import type { Call } from "../contract/call.ts";

export const contact = { method: "POST", path: "/contact", access: "public", idempotent: true } as const satisfies Call;
