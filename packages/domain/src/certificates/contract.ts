import { number, object } from "yup";
import { defineContract, fileAnswer } from "../contract/define.ts";
import { isoDate, list, nullableIsoDate, text } from "../contract/wire.ts";
import { id, optionalText, searchWords } from "../fields.ts";
import { MAX_NOTE } from "../limits.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import * as calls from "./calls.ts";
import { CERTIFICATES_PER_PAGE } from "./rules.ts";
import { certificateId, issueSchema, typedCertificateId } from "./schema.ts";

/** The address is masked. An unknown id and a revoked certificate get the same answer. */
export const verifyCertificate = defineContract({
  ...calls.verifyCertificate,
  params: object({ id: typedCertificateId() }),
  status: 200,
  response: object({ certId: text(), studentName: text(), courseName: text(), email: text(), issuedOn: isoDate() }),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

/** For admins, and for the person whose verified address it names. */
export const certificatePdf = defineContract({
  ...calls.certificatePdf,
  params: object({ certId: certificateId() }),
  status: 200,
  response: fileAnswer("application/pdf"),
  errors: ["NOT_FOUND"],
});

/** The admin's view. */
const certificate = object({
  _id: text(),
  certId: text(),
  studentName: text(),
  /** "" once its owner has deleted the account. */
  email: text(),
  courseName: text(),
  issuedOn: isoDate(),
  revokedAt: nullableIsoDate(),
  revokeReason: text(),
});

export const certificates = defineContract({
  ...calls.certificates,
  query: pagedQuery(CERTIFICATES_PER_PAGE, {
    search: searchWords("Search"),
  }),
  status: 200,
  response: object({ certificates: list(certificate), ...pagingAnswer }),
});

/** Issues one per address and course; `ALREADY_ISSUED` contains the existing `certificate`. */
export const issueCertificate = defineContract({
  ...calls.issueCertificate,
  body: issueSchema,
  status: 201,
  response: object({ message: text(), certificate }),
  errors: ["ALREADY_ISSUED"],
});

/** Idempotent. */
export const revokeCertificate = defineContract({
  ...calls.revokeCertificate,
  params: object({ id: id() }),
  body: object({ reason: optionalText("Reason", MAX_NOTE) }),
  status: 200,
  response: object({ message: text(), certificate }),
  errors: ["NOT_FOUND"],
});

/** All rows or none; existing certificates are not issued again, so a file can be sent twice. */
export const importCertificates = defineContract({
  ...calls.importCertificates,
  status: 201,
  response: object({ message: text(), issued: number().defined(), existing: number().defined() }),
  errors: ["TOO_MANY_REQUESTS"],
});

/** Issues to everyone who attended the session and has none for its title. */
export const issueToAttendees = defineContract({
  ...calls.issueToAttendees,
  params: object({ id: id() }),
  status: 201,
  response: object({ message: text(), issued: number().defined(), existing: number().defined() }),
  errors: ["NOT_FOUND"],
});

/** Certificates of the caller's verified address, the newest first; revoked ones are left out. */
export const myCertificates = defineContract({
  ...calls.myCertificates,
  status: 200,
  response: object({
    certificates: list(object({ certId: text(), studentName: text(), courseName: text(), issuedOn: isoDate() })),
  }),
});
