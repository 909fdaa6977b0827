import { useSession } from "@dryrun/auth/use-session";
import { Banner } from "@dryrun/design-system/banner";
import { homeOf } from "@dryrun/domain/auth/destination";
import { Link } from "@dryrun/remote-kit/router";

/** Somebody signed in who comes to /login is told so; nothing redirects by itself, so that guards never loop. */
export function SignedInNotice() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { user } = session;
  const home = homeOf(user);
  return (
    <Banner role="none">
      You are signed in as {user.fullName}. <Link to={home}>Continue to {home}</Link> or sign in as somebody else.
    </Banner>
  );
}
