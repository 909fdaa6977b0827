import type { AuthDeps } from "./deps.ts";
import { forgotPassword, resendVerification, verifyEmail } from "./links.ts";
import { me } from "./me.ts";
import { changePassword, resetPassword } from "./passwords.ts";
import { register } from "./register.ts";
import { login, logoutAll } from "./sign-in/login.ts";

export type Auth = ReturnType<typeof createAuth>;

export const createAuth = (deps: AuthDeps) => ({
  register: register(deps),
  login: login(deps),
  logoutAll: logoutAll(deps),
  me: me(deps),
  verifyEmail: verifyEmail(deps),
  resendVerification: resendVerification(deps),
  forgotPassword: forgotPassword(deps),
  resetPassword: resetPassword(deps),
  changePassword: changePassword(deps),
});
