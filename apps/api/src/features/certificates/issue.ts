import { parseCsv } from "@dryrun/csv/csv";
import type { AuditAction } from "@dryrun/domain/admin/limits";
import type * as contract from "@dryrun/domain/certificates/contract";
import { checkCertificateLines } from "@dryrun/domain/certificates/import";
import { ALREADY_ISSUED, CERTIFICATE_ISSUED, certificatesIssued } from "@dryrun/domain/certificates/messages";
import { MAX_CERTIFICATE_ROWS } from "@dryrun/domain/certificates/rules";
import type { Issue } from "@dryrun/domain/certificates/schema";
import type { Output } from "@dryrun/domain/contract/define";
import { AppError, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { findValidCertificate, newCertificateId } from "../../records/certificates.ts";
import { findSession } from "../../records/purchases/live-sessions.ts";
import type { CertificateDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { adminCertificate } from "./serialize.ts";

/** @throws ALREADY_ISSUED with the address's existing certificate for the course */
export const issue =
  (deps: CertificateDeps) =>
  async (adminId: string, form: Issue): Promise<Output<typeof contract.issueCertificate>> => {
    const [made] = await issueAll(deps, { adminId, action: "certificate.issued" }, [form]);
    if (made) return { message: CERTIFICATE_ISSUED, certificate: adminCertificate(made) };
    const existing = await findValidCertificate(deps.db, form.email, form.courseName);
    throw new AppError("ALREADY_ISSUED", ALREADY_ISSUED, existing && { certificate: adminCertificate(existing) });
  };

/** Issues the certificates of all rows of a file, or of none if one is invalid. */
export const importFile =
  (deps: CertificateDeps) =>
  async (adminId: string, file: string): Promise<Output<typeof contract.importCertificates>> => {
    const { rows, errors } = checkCertificateLines(parseCsv(file, MAX_CERTIFICATE_ROWS));
    if (errors.length > 0) throw new AppError("VALIDATION", errors[0]?.message ?? "", { errors });
    const created = await issueAll(deps, { adminId, action: "certificate.imported" }, rows);
    return counted(created.length, rows.length);
  };

/** Issues certificates to everyone who attended a session, for its title. */
export const issueToAttendees =
  (deps: CertificateDeps) =>
  async (adminId: string, sessionId: string): Promise<Output<typeof contract.issueToAttendees>> => {
    const session = await findSession(deps.db, sessionId);
    if (!session) throw notFound("This session");
    const attendees = await query.findAttendees(deps.db, sessionId);
    const rows = attendees.map((attendee) => ({ ...attendee, courseName: session.title }));
    const created = await issueAll(deps, { adminId, action: "certificate.imported" }, rows);
    return counted(created.length, rows.length);
  };

const counted = (issued: number, asked: number) => ({
  message: certificatesIssued(issued, asked - issued),
  issued,
  existing: asked - issued,
});

/** Issues missing certificates, each with its mail and its audit entry. */
function issueAll(
  { db, clock, queue }: CertificateDeps,
  { adminId, action }: { adminId: string; action: AuditAction },
  rows: readonly Issue[],
): Promise<query.CertificateRow[]> {
  if (rows.length === 0) return Promise.resolve([]);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const inserted = await query.insertCertificates(
      tx,
      rows.map((row) => ({ ...row, id: newId(now), certId: newCertificateId(), issuedOn: now, issuedBy: adminId })),
    );
    for (const { id } of inserted) await addAuditEntry(tx, { actorId: adminId, action, target: id }, now);
    await queue.enqueueAll(
      tx,
      "mail.certificate",
      inserted.map(({ id: certificateId }) => ({ certificateId })),
    );
    return inserted;
  });
}
