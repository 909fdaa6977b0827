import { number, object } from "yup";
import { defineContract, file } from "../contract/define.ts";
import { isoDate, list, nullableIsoDate, text } from "../contract/wire.ts";
import { id, optionalText, searchWords } from "../fields.ts";
import { MAX_NOTE } from "../limits.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import * as calls from "./calls.ts";
import { CERTIFICATES_PER_PAGE } from "./limits.ts";
import { certificateId, issueSchema, typedCertificateId } from "./schema.ts";

/** The address is masked; an unknown id and a revoked certificate are answered alike. */
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
  response: file("application/pdf"),
  errors: ["NOT_FOUND"],
});

/** As the admin reads it. */
const certificate = object({
  _id: text(),
  certId: text(),
  studentName: text(),
  email: text(),
  courseName: text(),
  issuedOn: isoDate(),
  revokedAt: nullableIsoDate(),
});

export const certificates = defineContract({
  ...calls.certificates,
  query: pagedQuery(CERTIFICATES_PER_PAGE, {
    search: searchWords("Search"),
  }),
  status: 200,
  response: object({ certificates: list(certificate), ...pagingAnswer }),
});

export const issueCertificate = defineContract({
  ...calls.issueCertificate,
  body: issueSchema,
  status: 201,
  response: object({ message: text(), certificate }),
});

/** Also one that is revoked already. */
export const revokeCertificate = defineContract({
  ...calls.revokeCertificate,
  params: object({ id: id() }),
  body: object({ reason: optionalText("Reason", MAX_NOTE) }),
  status: 200,
  response: object({ message: text(), certificate }),
  errors: ["NOT_FOUND"],
});

/** All rows or none. */
export const importCertificates = defineContract({
  ...calls.importCertificates,
  status: 201,
  response: object({ message: text(), issued: number().defined() }),
});
