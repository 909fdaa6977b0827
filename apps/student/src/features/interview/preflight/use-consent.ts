import { useStudentAccountPrivacyQuery } from "@dryrun/api-client/account/student";
import { BRAND } from "@dryrun/domain/brand";
import { CONSENT_VERSION, CONSENT_WITH_MODEL_VERSION } from "@dryrun/domain/interviews/limits";
import { useState } from "react";

/** The version of the notice that is shown. */
export const consentVersion = () => (BRAND.hasLanguageModel ? CONSENT_WITH_MODEL_VERSION : CONSENT_VERSION);

/** The consent to the evaluation: that of an earlier interview, if it was to the same notice, until it is changed here. */
export function useConsent() {
  const { data, isLoading } = useStudentAccountPrivacyQuery();
  const [given, setGiven] = useState<string | null>();
  const last = data?.consents.find(({ kind }) => kind === "interview");
  const earlierAt = last?.given && last.version === consentVersion() ? last.at : null;
  return {
    /** When the person agreed; null if not. */
    consentAt: given === undefined ? earlierAt : given,
    earlierAt,
    isLoading,
    give: (isGiven: boolean) => setGiven(isGiven ? new Date().toISOString() : null),
  };
}
