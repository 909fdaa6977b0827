import { certificateIdFrom } from "@dryrun/domain/certificates/certificate-id";
import type * as contract from "@dryrun/domain/certificates/contract";
import { CERTIFICATE_NOT_FOUND } from "@dryrun/domain/certificates/messages";
import { isShown, maskedEmail, mayDownload, verificationPath } from "@dryrun/domain/certificates/rules";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import { AppError } from "../../errors/app-error.ts";
import { findCertificatesOf, holderOf } from "../../records/certificates.ts";
import { findCallerAccount } from "../../records/users.ts";
import type { CertificateDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { adminCertificate } from "./serialize.ts";

const unknown = () => new AppError("NOT_FOUND", CERTIFICATE_NOT_FOUND);

/** For anyone with the id. Unknown and revoked certificates get the same answer. */
export const verify =
  ({ db }: CertificateDeps) =>
  async (typed: string): Promise<Output<typeof contract.verifyCertificate>> => {
    const certId = certificateIdFrom(typed);
    const certificate = certId ? await query.findCertificate(db, certId) : undefined;
    if (!certificate || !isShown(certificate)) throw unknown();
    return {
      certId: certificate.certId,
      studentName: certificate.studentName,
      courseName: certificate.courseName,
      email: certificate.email === null ? "" : maskedEmail(certificate.email),
      issuedOn: certificate.issuedOn.toISOString(),
    };
  };

export const list =
  ({ db }: CertificateDeps) =>
  async (asked: Input<typeof contract.certificates>["query"]): Promise<Output<typeof contract.certificates>> => {
    const { rows, total } = await query.findCertificates(db, asked);
    return {
      certificates: rows.map(adminCertificate),
      ...pagingOf(total, asked),
    };
  };

/** Lists certificates of the caller's verified address. */
export const mine =
  ({ db, keys }: CertificateDeps) =>
  async (userId: string): Promise<Output<typeof contract.myCertificates>> => {
    const holder = holderOf(keys, await findCallerAccount(db, userId));
    const found = (await findCertificatesOf(db, holder)).filter(isShown);
    return {
      certificates: found
        .toSorted((a, b) => b.issuedOn.getTime() - a.issuedOn.getTime())
        .map(({ certId, studentName, courseName, issuedOn }) => ({
          certId,
          studentName,
          courseName,
          issuedOn: issuedOn.toISOString(),
        })),
    };
  };

/** Answers 404 to anyone who may not have it. */
export const pdf =
  ({ db, keys, documents, takePdfTurn, publicUrl }: CertificateDeps) =>
  async (userId: string, typed: string) => {
    const turn = await takePdfTurn(userId);
    const user = await findCallerAccount(db, userId);
    const certificate = await query.findCertificate(db, certificateIdFrom(typed) ?? "");
    const { email, isProven: isVerified, hash } = holderOf(keys, user);
    const caller = { userType: user.userType, email, isVerified, hash };
    if (!certificate || !mayDownload(caller, certificate)) throw unknown();
    const { certId, studentName, courseName, issuedOn } = certificate;
    const verifyUrl = verifyUrlOf(publicUrl, certId);
    return {
      content: await documents.certificate({ certId, studentName, courseName, issuedOn, verifyUrl }, turn),
      contentType: "application/pdf",
      fileName: `${studentName} - Certificate ${certId}.pdf`,
    };
  };

/** Returns the public address at which a certificate can be verified. */
export const verifyUrlOf = (publicUrl: string, certId: string) => publicUrl + verificationPath(certId);
