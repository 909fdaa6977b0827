import { SECOND_FACTOR_MISSING } from "@dryrun/domain/auth/security-messages";
import type { UserType } from "@dryrun/domain/contract/call";
import type { Contract } from "@dryrun/domain/contract/define";
import { AppError } from "../errors/app-error.ts";

/** The caller, from the token and confirmed by the database. */
export interface Caller {
  id: string;
  userType: UserType;
  /** Whether this is an admin without the second factor that the installation requires. */
  needsSecondFactor: boolean;
}

/** Answers 401 without a caller, and 403 for the wrong role or a missing second factor; checked first. */
export function requireAccess(
  { access, beforeSecondFactor }: Pick<Contract, "access" | "beforeSecondFactor">,
  caller: Caller | null,
): Caller | null {
  if (access === "public") return caller;
  if (!caller) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
  if (access !== "signed-in" && access !== caller.userType) {
    throw new AppError("FORBIDDEN", "Your account cannot do this.");
  }
  if (access === "admin" && caller.needsSecondFactor && !beforeSecondFactor) {
    throw new AppError("SECOND_FACTOR_SETUP", SECOND_FACTOR_MISSING);
  }
  return caller;
}
