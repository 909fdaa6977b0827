import type { Call } from "../contract/call.ts";

export const clientErrors = { method: "POST", path: "/client-errors", access: "public" } as const satisfies Call;
export const pageVitals = { method: "POST", path: "/page-vitals", access: "public" } as const satisfies Call;
export const moveClock = { method: "POST", path: "/dev/clock", access: "admin" } as const satisfies Call;
export const demoAccounts = { method: "GET", path: "/demo-accounts", access: "public" } as const satisfies Call;
export const wireContracts = { method: "GET", path: "/contracts", access: "public" } as const satisfies Call;
