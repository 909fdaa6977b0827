import { lazy, type ReactNode, Suspense } from "react";
import { useVerification } from "./use-verification.ts";

// Separate from the page, because most employers are verified. Loads in parallel with the profile, which decides whether it is shown.
const VerificationBanner = lazy(async () => ({
  default: (await import("./verification-banner.tsx")).VerificationBanner,
}));

interface VerificationNoticeProps {
  /** Shown until it is known whether there is a notice. */
  waiting: ReactNode;
  /** The content below the notice. */
  children: ReactNode;
}

/**
 * Shows what the company's verification still needs, above a page's content. Both appear together, because a later notice would move a
 * button while it is pressed.
 */
export function VerificationNotice({ waiting, children }: VerificationNoticeProps) {
  const { isKnown, missing } = useVerification();
  return (
    <Suspense fallback={waiting}>
      {(missing || !isKnown) && <VerificationBanner missing={missing} />}
      {isKnown ? children : waiting}
    </Suspense>
  );
}
