import { useUser } from "@dryrun/auth/user-context";
import { Navigate } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";

/** Leads an admin who has yet to set up two-step verification to where that is done; no page of this part would load. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  return useUser().needsSecondFactor ? <Navigate to="/account/security" replace /> : children;
}
