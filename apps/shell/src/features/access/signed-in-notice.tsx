import { useSession } from "@dryrun/auth/use-session";
import { Banner } from "@dryrun/design-system/banner";
import { homeOf } from "@dryrun/domain/auth/destination";
import { Link } from "@dryrun/remote-kit/router";

/** Somebody signed in who comes to /login is told so; nothing redirects by itself, so that guards never loop. */
export function SignedInNotice() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { user } = session;
  return (
    <Banner role="none">
      You are signed in as {user.fullName}. <Link to={homeOf(user)}>Continue to your start page</Link> or sign in as
      somebody else.
    </Banner>
  );
}
