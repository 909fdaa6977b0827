import { lazy, Suspense } from "react";
import { useMissing } from "./use-missing.ts";

// Loaded on demand, at the same time as the profile that decides whether it shows: most employers are verified.
const VerificationBanner = lazy(async () => ({
  default: (await import("./verification-banner.tsx")).VerificationBanner,
}));

/** What is still missing for the company's verification, on the dashboard of an employer who is not verified. */
export function VerificationNotice() {
  const missing = useMissing();
  return (
    <Suspense>
      <VerificationBanner missing={missing} />
    </Suspense>
  );
}
