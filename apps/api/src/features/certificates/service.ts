import type { CertificateDeps } from "./deps.ts";
import { importFile, issue, issueToAttendees } from "./issue.ts";
import { list, mine, pdf, verify } from "./read.ts";
import { revoke } from "./revoke.ts";

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
