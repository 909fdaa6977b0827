import { useSession } from "@dryrun/auth/use-session";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Mark } from "@dryrun/design-system/pages/mark";
import { homeOf } from "@dryrun/domain/auth/destination";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { notFound as messages } from "../messages/frame.en-in.ts";
import { PublicLayout } from "./public-layout.tsx";

/** The page of an unknown path. */
export function NotFoundPage() {
  const session = useSession();
  usePageTitle(messages.documentTitle);
  const home = session.state === "signed-in" ? homeOf(session.user) : "/";
  return (
    <PublicLayout>
      <EmptyState
        headingLevel={1}
        art={<Mark size={72} isOpen />}
        title={messages.title}
        action={
          <Link className={buttonClass({ variant: "primary" })} to={home}>
            {session.state === "signed-in" ? messages.toStart : messages.toHome}
          </Link>
        }
      />
    </PublicLayout>
  );
}
