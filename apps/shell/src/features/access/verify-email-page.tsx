import { usePublicResendVerificationMutation, usePublicVerifyEmailMutation } from "@dryrun/api-client/auth/public";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { useSession } from "@dryrun/auth/use-session";
import { Banner } from "@dryrun/design-system/banner";
import { Button, buttonClass } from "@dryrun/design-system/button";
import { Skeleton } from "@dryrun/design-system/skeleton";
import { homeOf } from "@dryrun/domain/auth/destination";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { useEffect, useRef } from "react";
import { AccessCard } from "./access-card.tsx";

/** Verifies at once; the link of the mail is all that it needs. */
export function VerifyEmailPage() {
  const { token = "" } = useParams();
  const [verify, { isSuccess, error }] = usePublicVerifyEmailMutation();
  const [resend, resent] = usePublicResendVerificationMutation();
  const session = useSession();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return; // once, although a development build mounts twice
    isAsked.current = true;
    void verify({ params: { token } });
  }, [verify, token]);

  const isDead = errorCode(error) === "LINK_DEAD";
  const isSignedIn = session.state === "signed-in";
  const home = isSignedIn ? homeOf(session.user) : "/login";
  const comeBack = `/login?${REDIRECT_PARAMETER}=${encodeURIComponent(`/verify-email/${token}`)}`;
  return (
    <AccessCard title="Verify e-mail">
      {!isSuccess && !error && <Skeleton label="Verifying your e-mail" count={2} shape="text" />}
      {isSuccess && <Banner tone="success">Your email is verified.</Banner>}
      {error && (
        <Banner tone="danger" role="alert">
          {isDead
            ? "This link has expired or was used."
            : errorMessage(error, "Your e-mail could not be verified. Try again.")}
        </Banner>
      )}
      {error && !isDead && <Button onClick={() => void verify({ params: { token } })}>Try again</Button>}
      {isDead && isSignedIn && !resent.isSuccess && (
        <Button variant="primary" onClick={() => void resend()} isBusy={resent.isLoading}>
          Send a new one
        </Button>
      )}
      {resent.isSuccess && <Banner tone="success">A new verification link is on its way.</Banner>}
      {isDead && !isSignedIn && (
        <>
          <p>Log in, and you can have a new one sent.</p>
          <Link to={comeBack} className={buttonClass({ variant: "primary" })}>
            Login
          </Link>
        </>
      )}
      {(isSuccess || (isDead && isSignedIn)) && (
        <Link to={home} className={buttonClass({ variant: isDead && !resent.isSuccess ? "secondary" : "primary" })}>
          Continue
        </Link>
      )}
    </AccessCard>
  );
}
