import type { Call } from "../contract/call.ts";

export const searchCandidates = {
  method: "GET",
  path: "/search-candidates",
  access: "employer",
} as const satisfies Call;

export const candidateProfile = {
  method: "GET",
  path: "/search-candidates/candidate/:id",
  access: "employer",
} as const satisfies Call;

export const candidatePdf = {
  method: "GET",
  path: "/search-candidates/pdf/candidate/:id/pdf",
  access: "employer",
} as const satisfies Call;
