import { useAdminVerifyCompanyMutation } from "@dryrun/api-client/admin/admin";
import { nameOf } from "../../messages/companies/companies.en-in.ts";
import { employers } from "../../messages/people.en-in.ts";
import { verifyQuestion } from "../../messages/verification.en-in.ts";
import { useAct } from "../../shared/use-act.tsx";

interface Verifiable {
  _id: string;
  name: string;
  verified: boolean;
}

/** Verifies a company, or withdraws its verification, with a reason for the audit. */
export function useVerify() {
  const [update] = useAdminVerifyCompanyMutation();
  return useAct<Verifiable>({
    question: (company) => verifyQuestion({ fullName: nameOf(company), verified: company.verified }),
    hasReason: true,
    send: ({ _id, verified }, reason) => update({ params: { id: _id }, body: { verified: !verified, reason } }),
    failed: employers.failedToChange,
  });
}
