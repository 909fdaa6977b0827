import { useSession } from "@dryrun/auth/use-session";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Navigate, useLocation } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { learn } from "../../messages/learn.en-in.ts";
import { elsewhere, paths } from "../../paths.ts";
import { UnsentNote } from "./unsent/unsent-note.tsx";

/** Shows its children to buyers of the course; others are led to the sales page, and visitors to the login, which leads back. */
export function CourseGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.state === "signed-out") return <Navigate to={elsewhere.login(pathname)} replace />;
  if (session.state !== "signed-in") return <Skeleton label={learn.loading} shape="text" count={6} />;
  if (!session.user.courseBought) return <Navigate to={paths.course} replace />;
  return (
    <>
      <UnsentNote userId={session.user._id} />
      {children}
    </>
  );
}
