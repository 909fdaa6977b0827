import { importFile, issue, issueToAttendees } from "./issue.ts";
import type { CertificateParts } from "./parts.ts";
import { list, mine, pdf, verify } from "./read.ts";
import { revoke } from "./revoke.ts";

export type Certificates = ReturnType<typeof createCertificates>;

export const createCertificates = (parts: CertificateParts) => ({
  verify: verify(parts),
  list: list(parts),
  mine: mine(parts),
  pdf: pdf(parts),
  issue: issue(parts),
  importFile: importFile(parts),
  issueToAttendees: issueToAttendees(parts),
  revoke: revoke(parts),
});
