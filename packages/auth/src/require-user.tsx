import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import type { UserType } from "@dryrun/domain/contract/define";
import { Navigate, useLocation } from "@dryrun/remote-kit/router";
import { type ReactNode, useEffect } from "react";
import { savePath } from "./saved-path.ts";
import { useSession } from "./use-session.ts";

interface RequireUserProps {
  /** Anyone else goes to /login. */
  userType?: UserType;
  /** What stands in while the session is unknown. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Renders its children for a signed-in person of the role; others go to /login and come back afterwards. */
export function RequireUser({ userType, waiting, children }: RequireUserProps) {
  const session = useSession();
  if (session.state === "signed-out") return session.hasLeft ? <Navigate to="/login" replace /> : <ToLogin />;
  if (session.state !== "signed-in") return waiting;
  if (userType && session.user.userType !== userType) return <Navigate to="/login" replace />;
  return children;
}

/** Remembers where the visitor was (specification 1, point 2.1). */
function ToLogin() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => savePath(here), [here]);
  return <Navigate to={`/login?${REDIRECT_PARAMETER}=${encodeURIComponent(here)}`} replace />;
}
