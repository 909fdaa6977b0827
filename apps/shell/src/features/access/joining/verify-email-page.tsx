import { usePublicResendVerificationMutation, usePublicVerifyEmailMutation } from "@dryrun/api-client/auth/public";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { useSession } from "@dryrun/auth/use-session";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { homeOf } from "@dryrun/domain/auth/destination";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { EMAIL_VERIFIED, RESEND_FAILED, VERIFICATION_SENT, VERIFY_LINK_DEAD } from "@dryrun/domain/auth/messages";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { useEffect, useRef } from "react";
import { AccessCard } from "../access-card.tsx";

/** Verifies at once; the link of the mail is all that it needs. */
export function VerifyEmailPage() {
  const { token = "" } = useParams();
  const [verify, { isSuccess, error }] = usePublicVerifyEmailMutation();
  const [resend, resent] = usePublicResendVerificationMutation();
  const session = useSession();
  const isCut = !isWholeToken(token);
  const isAsked = useRef(isCut);
  useEffect(() => {
    if (isAsked.current) return; // once, although a development build mounts twice
    isAsked.current = true;
    void verify({ params: { token } });
  }, [verify, token]);

  const isSignedIn = session.state === "signed-in";
  // A link that was used says nothing bad to the person whose address it has proved.
  const isRefused = isCut || errorCode(error) === "LINK_DEAD";
  const isVerified = isSuccess || (isRefused && isSignedIn && session.user.emailVerified);
  const isDead = isRefused && !isVerified;
  const hasFailed = error !== undefined && !isRefused;
  const home = isSignedIn ? homeOf(session.user) : "/login";
  const comeBack = `/login?${REDIRECT_PARAMETER}=${encodeURIComponent(`/verify-email/${token}`)}`;
  return (
    <AccessCard title="Verify e-mail">
      {!isSuccess && !isCut && !error && <Skeleton label="Verifying your e-mail" count={2} shape="text" />}
      {isVerified && <Banner tone="success">{EMAIL_VERIFIED}</Banner>}
      {(isDead || hasFailed) && (
        <Banner tone="danger" role="alert">
          {isDead ? VERIFY_LINK_DEAD : errorMessage(error, "Your e-mail could not be verified. Try again.")}
        </Banner>
      )}
      {hasFailed && <Button onClick={() => void verify({ params: { token } })}>Try again</Button>}
      {isDead && isSignedIn && !resent.isSuccess && (
        <Button variant="primary" onClick={() => void resend()} isBusy={resent.isLoading}>
          Send a new one
        </Button>
      )}
      {resent.isSuccess && <Banner tone="success">{VERIFICATION_SENT}</Banner>}
      {resent.error && (
        <Banner tone="danger" role="alert">
          {errorMessage(resent.error, RESEND_FAILED)}
        </Banner>
      )}
      {isDead && !isSignedIn && (
        <>
          <p>Log in, and you can have a new one sent.</p>
          <Link to={comeBack} className={buttonClass({ variant: "primary" })}>
            Login
          </Link>
        </>
      )}
      {(isVerified || (isDead && isSignedIn)) && (
        <Link to={home} className={buttonClass({ variant: isDead && !resent.isSuccess ? "secondary" : "primary" })}>
          Continue
        </Link>
      )}
    </AccessCard>
  );
}
