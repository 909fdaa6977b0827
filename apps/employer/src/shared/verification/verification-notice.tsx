import { lazy, Suspense } from "react";
import { useMissing } from "./use-missing.ts";

// On demand, beside the profile that decides whether it shows: most employers are verified.
const VerificationBanner = lazy(async () => ({
  default: (await import("./verification-banner.tsx")).VerificationBanner,
}));

/** What the verification of the company still needs, on the dashboard of an employer who is not verified. */
export function VerificationNotice() {
  const missing = useMissing();
  return (
    <Suspense>
      <VerificationBanner missing={missing} />
    </Suspense>
  );
}
