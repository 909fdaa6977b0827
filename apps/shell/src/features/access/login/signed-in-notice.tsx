import type { NeededRole } from "@dryrun/auth/needed-role";
import { useSession } from "@dryrun/auth/use-session";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { homeOf } from "@dryrun/domain/auth/destination";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { signedInNotice as words } from "../../../messages/login-steps.en-in.ts";

/** Shown to a signed-in person on /login. Nothing redirects automatically, so that guards never loop. */
export default function SignedInNotice() {
  const session = useSession();
  const role = (useLocation().state as NeededRole | null)?.neededRole;
  if (session.state !== "signed-in") return null;
  const { user } = session;
  return (
    <Banner role="none">
      {role && `${words.isFor[role]} `}
      {words.signedInAs(user.fullName)} <Link to={homeOf(user)}>{words.toStart}</Link> {words.orElse}
    </Banner>
  );
}
