import { usePublicResendVerificationMutation, usePublicVerifyEmailMutation } from "@dryrun/api-client/auth/public";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { useSession } from "@dryrun/auth/use-session";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { destinationOf } from "@dryrun/domain/auth/destination";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { EMAIL_VERIFIED, RESEND_FAILED, VERIFICATION_SENT, VERIFY_LINK_DEAD } from "@dryrun/domain/auth/messages";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { Link, Navigate, useLocation, useParams, useSearchParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef } from "react";
import { AccessCard } from "../access-card.tsx";

/** Verifies at once; the link of the mail is all that it needs. */
export function VerifyEmailPage() {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const [verify, { isSuccess, error }] = usePublicVerifyEmailMutation();
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
  const redirect = search.get(REDIRECT_PARAMETER);
  const next = isSignedIn ? destinationOf(session.user, redirect, null).path : loginTo(redirect);
  if (isVerified && isSignedIn && redirect) return <Verified next={next} />;
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
      {isDead && isSignedIn && <SendAnother />}
      {isDead && !isSignedIn && (
        <>
          <p>Log in, and you can have a new one sent.</p>
          <Link to={loginTo(`${pathname}${query}`)} className={buttonClass({ variant: "primary" })}>
            Login
          </Link>
        </>
      )}
      {(isVerified || (isDead && isSignedIn)) && (
        <Link to={next} className={buttonClass({ variant: isDead ? "secondary" : "primary" })}>
          Continue
        </Link>
      )}
    </AccessCard>
  );
}

const loginTo = (path: string | null) => (path ? `/login?${REDIRECT_PARAMETER}=${encodeURIComponent(path)}` : "/login");

/** The mail's link named where to go on. */
function Verified({ next }: { next: string }) {
  useEffect(() => void toast.success(EMAIL_VERIFIED, { id: EMAIL_VERIFIED }), []);
  return <Navigate to={next} replace />;
}

/** A new link for somebody who is signed in. */
function SendAnother() {
  const [resend, resent] = usePublicResendVerificationMutation();
  if (resent.isSuccess) return <Banner tone="success">{VERIFICATION_SENT}</Banner>;
  return (
    <>
      <Button variant="primary" onClick={() => void resend()} isBusy={resent.isLoading}>
        Send a new one
      </Button>
      {resent.error && (
        <Banner tone="danger" role="alert">
          {errorMessage(resent.error, RESEND_FAILED)}
        </Banner>
      )}
    </>
  );
}
