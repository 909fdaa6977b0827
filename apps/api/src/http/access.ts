import type { Access, UserType } from "@dryrun/domain/contract/define";
import { AppError } from "./app-error.ts";

/** Who calls, as their token says and the database confirms. */
export interface Caller {
  id: string;
  userType: UserType;
}

/** 401 without a caller, 403 for the wrong role; before anything else is looked at. */
export function requireAccess(access: Access, caller: Caller | null): Caller | null {
  if (access === "public") return caller;
  if (!caller) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
  if (access !== "signed-in" && access !== caller.userType) {
    throw new AppError("FORBIDDEN", "Your account cannot do this.");
  }
  return caller;
}
