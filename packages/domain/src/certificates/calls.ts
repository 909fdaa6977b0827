import type { Call } from "../contract/call.ts";

export const verifyCertificate = {
  method: "GET",
  path: "/certificates/verify/:id",
  access: "public",
} as const satisfies Call;

export const certificatePdf = {
  method: "GET",
  path: "/certificates/:certId/pdf",
  access: "signed-in",
} as const satisfies Call;
export const certificates = { method: "GET", path: "/admin/certificates", access: "admin" } as const satisfies Call;

export const issueCertificate = {
  method: "POST",
  path: "/admin/certificates",
  access: "admin",
  idempotent: true,
} as const satisfies Call;

export const revokeCertificate = {
  method: "PATCH",
  path: "/admin/certificates/:id/revoke",
  access: "admin",
} as const satisfies Call;

export const importCertificates = {
  method: "POST",
  path: "/admin/certificates/import",
  access: "admin",
  upload: "csv",
} as const satisfies Call;

export const issueToAttendees = {
  method: "POST",
  path: "/admin/live-sessions/:id/certificates",
  access: "admin",
  idempotent: true,
} as const satisfies Call;
export const myCertificates = { method: "GET", path: "/my-certificates", access: "signed-in" } as const satisfies Call;
