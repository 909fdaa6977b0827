import { SECOND_FACTOR_MISSING } from "@dryrun/domain/auth/security-messages";
import {
  coversScope,
  KEY_MAY_NOT,
  KEY_ONLY_READS,
  type KeyScope,
  scopeOf,
} from "@dryrun/domain/company/api-keys/scopes";
import { COMPANY_BLOCKED, mayCall, ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import type { UserType } from "@dryrun/domain/contract/call";
import type { Contract } from "@dryrun/domain/contract/define";
import { AppError } from "../errors/app-error.ts";
import type { Member } from "../records/company/members.ts";

/** The caller, from the token and confirmed by the database. */
export interface Caller {
  id: string;
  userType: UserType;
  /** Whether this is an admin without the second factor that the installation requires. */
  needsSecondFactor: boolean;
  /** Whether all owners of an employer's company are blocked. */
  isCompanyBlocked: boolean;
  /** The company of an employer; null for other people. */
  member: Member | null;
  /** The API key with which another system calls in this person's name. */
  key?: { id: string; scope: KeyScope };
}

/** The caller of a contract, after `requireAccess`. */
export type CallerOf<C extends Pick<Contract, "access">> = C["access"] extends "public"
  ? Caller | null
  : C["access"] extends "employer"
    ? Caller & { member: Member }
    : Caller;

/** Answers 403 for a call that is not in the table of the calls of API keys, public ones included, or that needs more. */
function requireScope(contract: Contract, { scope }: { scope: KeyScope }) {
  const needed = scopeOf(contract);
  if (!needed) throw new AppError("SCOPE", KEY_MAY_NOT);
  if (!coversScope(scope, needed)) throw new AppError("SCOPE", KEY_ONLY_READS);
}

/**
 * Answers 401 without a caller, and 403 for the wrong kind of account, a role in the company that may not, an API key that may
 * not, a company that an admin has blocked, or a missing second factor; checked first.
 */
export function requireAccess<const C extends Contract>(contract: C, caller: Caller | null): CallerOf<C>;
export function requireAccess(contract: Contract, caller: Caller | null): Caller | null {
  const { access, beforeSecondFactor } = contract;
  if (caller?.key) requireScope(contract, caller.key);
  if (access === "public") return caller;
  if (!caller) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
  if (access !== "signed-in" && access !== caller.userType) {
    throw new AppError("FORBIDDEN", "Your account cannot do this.");
  }
  if (access === "employer" && caller.isCompanyBlocked) throw new AppError("COMPANY_BLOCKED", COMPANY_BLOCKED);
  if (access === "employer" && !(caller.member && mayCall(caller.member.role, contract))) {
    throw new AppError("ROLE", ROLE_MAY_NOT);
  }
  if (access === "admin" && caller.needsSecondFactor && !beforeSecondFactor) {
    throw new AppError("SECOND_FACTOR_SETUP", SECOND_FACTOR_MISSING);
  }
  return caller;
}
