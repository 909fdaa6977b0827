import { useSession } from "@dryrun/auth/use-session";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { lazy, Suspense } from "react";
import { LandingPage } from "./features/landing/landing-page.tsx";
import { session as text } from "./messages/session.en-in.ts";

const SessionPage = lazy(async () => ({ default: (await import("./features/session/session-page.tsx")).SessionPage }));

/** The session of an enrolled person; the landing page for everyone else, and until the account has loaded. */
export function MasterclassPage() {
  const session = useSession();
  if (session.state !== "signed-in" || !session.user.masterclassEnrolled) return <LandingPage />;
  return (
    <Suspense fallback={<Skeleton label={text.loading} count={3} shape="text" />}>
      <SessionPage user={session.user} />
    </Suspense>
  );
}
