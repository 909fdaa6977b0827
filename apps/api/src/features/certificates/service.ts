import type { revokeCertificate } from "@dryrun/domain/certificates/contract";
import { CERTIFICATE_NOT_FOUND, CERTIFICATE_REVOKED } from "@dryrun/domain/certificates/messages";
import type { Output } from "@dryrun/domain/contract/define";
import { AppError } from "../../errors/app-error.ts";
import { addAuditEntry } from "../../records/audit.ts";
import type { CertificateDeps } from "./deps.ts";
import { importFile, issue, issueToAttendees } from "./issue.ts";
import * as query from "./queries.ts";
import { list, mine, pdf, verify } from "./read.ts";
import { adminCertificate } from "./serialize.ts";

/** Revokes permanently; an already revoked one keeps its first reason. */
export const revoke =
  ({ db, clock }: CertificateDeps) =>
  (adminId: string, id: string, reason: string): Promise<Output<typeof revokeCertificate>> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      if (await query.revokeCertificate(tx, id, { revokedAt: now, revokeReason: reason }))
        await addAuditEntry(tx, { actorId: adminId, action: "certificate.revoked", target: id, detail: reason }, now);
      const certificate = await query.findCertificateById(tx, id);
      if (!certificate) throw new AppError("NOT_FOUND", CERTIFICATE_NOT_FOUND);
      return { message: CERTIFICATE_REVOKED, certificate: adminCertificate(certificate) };
    });

export type Certificates = ReturnType<typeof createCertificates>;

export const createCertificates = (deps: CertificateDeps) => ({
  verify: verify(deps),
  list: list(deps),
  mine: mine(deps),
  pdf: pdf(deps),
  issue: issue(deps),
  importFile: importFile(deps),
  issueToAttendees: issueToAttendees(deps),
  revoke: revoke(deps),
});
