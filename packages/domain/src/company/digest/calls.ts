import type { Call } from "../../contract/call.ts";

export const digest = { method: "GET", path: "/emp/digest", access: "employer" } as const satisfies Call;
export const chooseDigest = { method: "PATCH", path: "/emp/digest", access: "employer" } as const satisfies Call;
