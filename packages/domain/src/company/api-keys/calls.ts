import type { Call } from "../../contract/call.ts";

export const apiKeys = { method: "GET", path: "/emp/keys", access: "employer" } as const satisfies Call;

/** Not idempotent by key: the stored answer would hold the secret. */
export const createApiKey = { method: "POST", path: "/emp/keys", access: "employer" } as const satisfies Call;
export const revokeApiKey = { method: "DELETE", path: "/emp/keys/:keyId", access: "employer" } as const satisfies Call;
