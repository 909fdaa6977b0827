import { useUser } from "@dryrun/auth/user-context";
import { Navigate } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";

/** Redirects an admin without two-step verification to its set-up; the API refuses all other calls. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  return useUser().needsSecondFactor ? <Navigate to="/account/security" replace /> : children;
}
