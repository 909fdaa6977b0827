import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/destination";

/** Returns the address of the sign-in, which leads back to a path if there is one. */
export const loginTo = (path: string | null) =>
  path ? `/login?${REDIRECT_PARAMETER}=${encodeURIComponent(path)}` : "/login";
