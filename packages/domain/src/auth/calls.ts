import type { Call } from "../contract/call.ts";

export const register = { method: "POST", path: "/auth/register", access: "public" } as const satisfies Call;
export const login = { method: "POST", path: "/auth/login", access: "public" } as const satisfies Call;
export const logoutAll = { method: "POST", path: "/auth/logout-all", access: "signed-in" } as const satisfies Call;

export const secondFactor = {
  method: "GET",
  path: "/auth/second-factor",
  access: "admin",
  beforeSecondFactor: true,
} as const satisfies Call;

export const setUpSecondFactor = {
  method: "POST",
  path: "/auth/second-factor/setup",
  access: "admin",
  beforeSecondFactor: true,
} as const satisfies Call;

export const confirmSecondFactor = {
  method: "POST",
  path: "/auth/second-factor/confirm",
  access: "admin",
  beforeSecondFactor: true,
} as const satisfies Call;

export const removeSecondFactor = {
  method: "DELETE",
  path: "/auth/second-factor",
  access: "admin",
  beforeSecondFactor: true,
} as const satisfies Call;
export const me = { method: "GET", path: "/auth/me", access: "signed-in" } as const satisfies Call;

export const verifyEmail = {
  method: "POST",
  path: "/auth/verify-email/:token",
  access: "public",
} as const satisfies Call;

export const resendVerification = {
  method: "POST",
  path: "/auth/resend-verification",
  access: "signed-in",
} as const satisfies Call;

export const forgotPassword = {
  method: "POST",
  path: "/auth/forgot-password",
  access: "public",
} as const satisfies Call;

export const changePassword = {
  method: "POST",
  path: "/auth/change-password",
  access: "signed-in",
} as const satisfies Call;

export const resetPassword = {
  method: "POST",
  path: "/auth/reset-password/:token",
  access: "public",
} as const satisfies Call;
