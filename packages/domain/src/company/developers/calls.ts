import type { Call } from "../../contract/call.ts";

export const openApi = { method: "GET", path: "/developers/openapi.json", access: "public" } as const satisfies Call;
