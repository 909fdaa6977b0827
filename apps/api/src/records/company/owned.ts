import { ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors/app-error.ts";
import { findCallerAccount } from "../users.ts";
import { type CompanyRow, lockCompany } from "./companies.ts";
import type { Member } from "./members.ts";

/** Locks the company of an owner; somebody may have changed the caller's role or company since the call began. */
export async function lockOwned(tx: Db, { userId, companyId }: Member): Promise<CompanyRow | undefined> {
  const company = await lockCompany(tx, companyId);
  const caller = await findCallerAccount(tx, userId);
  if (caller.companyId !== companyId || caller.companyRole !== "owner") throw new AppError("ROLE", ROLE_MAY_NOT);
  return company;
}
