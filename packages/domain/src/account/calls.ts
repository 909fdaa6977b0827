import type { Call } from "../contract/call.ts";

export const exportAccount = { method: "GET", path: "/account/export", access: "signed-in" } as const satisfies Call;
export const updateAccount = { method: "PATCH", path: "/account", access: "signed-in" } as const satisfies Call;
export const deleteAccount = { method: "DELETE", path: "/account", access: "signed-in" } as const satisfies Call;
export const updateConsents = { method: "PATCH", path: "/account/consents", access: "student" } as const satisfies Call;
export const accountPrivacy = { method: "GET", path: "/account/privacy", access: "signed-in" } as const satisfies Call;
