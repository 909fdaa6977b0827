import type { NeededRole } from "@dryrun/auth/needed-role";
import { useSession } from "@dryrun/auth/use-session";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { homeOf } from "@dryrun/domain/auth/destination";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { signedInNotice as messages } from "../../../messages/login-steps.en-in.ts";

/** Shown to a signed-in person on /login. Nothing redirects automatically, so that guards never loop. */
export default function SignedInNotice() {
  const session = useSession();
  const role = (useLocation().state as NeededRole | null)?.neededRole;
  if (session.state !== "signed-in") return null;
  const { user } = session;
  return (
    <Banner role="none">
      {role && `${messages.isFor[role]} `}
      {messages.signedInAs(user.fullName)} <Link to={homeOf(user)}>{messages.toStart}</Link> {messages.orElse}
    </Banner>
  );
}
