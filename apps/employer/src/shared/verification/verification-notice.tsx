import { lazy, type ReactNode, Suspense } from "react";
import { useVerification } from "./use-verification.ts";

// Not in the page itself, because most employers are verified. Fetched while the profile loads, which decides.
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
 * What is still missing for the company's verification, above a page's content. Both appear together: a notice that
 * came later would move a button while it is pressed.
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
