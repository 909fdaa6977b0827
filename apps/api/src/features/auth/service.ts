import { forgotPassword, resendVerification, verifyEmail } from "./links.ts";
import { me } from "./me.ts";
import type { AuthParts } from "./parts.ts";
import { changePassword, resetPassword } from "./passwords.ts";
import { register } from "./register.ts";
import { login, logoutAll } from "./sign-in/login.ts";

export type Auth = ReturnType<typeof createAuth>;

export const createAuth = (parts: AuthParts) => ({
  register: register(parts),
  login: login(parts),
  logoutAll: logoutAll(parts),
  me: me(parts),
  verifyEmail: verifyEmail(parts),
  resendVerification: resendVerification(parts),
  forgotPassword: forgotPassword(parts),
  resetPassword: resetPassword(parts),
  changePassword: changePassword(parts),
});
