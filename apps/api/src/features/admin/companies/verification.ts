import { addAuditEntry } from "../../../records/audit.ts";
import { type CompanyRow, updateCompany } from "../../../records/company/companies.ts";
import { type JobsTx, listVerified, unlistUnverified } from "../../../records/jobs/job-listings.ts";
import type { CompanyDeps } from "./deps.ts";

interface Verification {
  verified: boolean;
  reason: string;
  adminId: string;
  /** The account that the audit names: of a company, its first owner's. */
  target: string;
}

/**
 * Verifies a company, which the caller has locked, or withdraws the verification. A verified company sees contact details;
 * where verification is required, only a verified company's jobs are listed.
 */
export async function setVerified(
  tx: JobsTx,
  { clock, needsVerification }: Pick<CompanyDeps, "clock" | "needsVerification">,
  company: CompanyRow,
  { verified: isVerified, reason, adminId, target }: Verification,
): Promise<void> {
  if ((company.verifiedAt !== null) === isVerified) return;
  const now = clock.now();
  await updateCompany(tx, company.id, { verifiedAt: isVerified ? now : null });
  if (isVerified) await listVerified(tx, company.id);
  else if (needsVerification) await unlistUnverified(tx, company.id);
  const action = isVerified ? "employer.verified" : "employer.unverified";
  await addAuditEntry(tx, { actorId: adminId, action, target, detail: reason }, now);
}
