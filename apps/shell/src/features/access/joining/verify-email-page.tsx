import { usePublicResendVerificationMutation, usePublicVerifyEmailMutation } from "@dryrun/api-client/auth/public";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { useSession } from "@dryrun/auth/use-session";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { destinationOf, REDIRECT_PARAMETER } from "@dryrun/domain/auth/destination";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { EMAIL_VERIFIED, RESEND_FAILED, VERIFICATION_SENT, VERIFY_LINK_DEAD } from "@dryrun/domain/auth/messages";
import { Link, Navigate, useLocation, useParams, useSearchParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef } from "react";
import { verifyEmail as messages } from "../../../messages/joining.en-in.ts";
import { AccessCard } from "../access-card.tsx";
import { loginTo } from "../login-path.ts";

/** Verifies immediately; the link in the mail is enough. */
export function VerifyEmailPage() {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
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
  // A used link shows no error to the person whose address it verified.
  const isRefused = isCut || errorCode(error) === "LINK_DEAD";
  const isVerified = isSuccess || (isRefused && isSignedIn && session.user.emailVerified);
  const isDead = isRefused && !isVerified;
  const hasFailed = error !== undefined && !isRefused;
  const redirect = search.get(REDIRECT_PARAMETER);
  const next = isSignedIn ? destinationOf(session.user, redirect, null).path : loginTo(redirect);
  if (isVerified && isSignedIn && redirect) return <Verified next={next} />;
  return (
    <AccessCard title={messages.title}>
      {!isSuccess && !isCut && !error && <Skeleton label={messages.verifying} count={2} shape="text" />}
      {isVerified && <Banner tone="success">{EMAIL_VERIFIED}</Banner>}
      {(isDead || hasFailed) && (
        <Banner tone="danger" role="alert">
          {isDead ? VERIFY_LINK_DEAD : errorMessage(error, messages.failed)}
        </Banner>
      )}
      {hasFailed && <Button onClick={() => void verify({ params: { token } })}>{messages.tryAgain}</Button>}
      {isDead && isSignedIn && <NewLink next={next} />}
      {isDead && !isSignedIn && <LogInFirst />}
      {isVerified && (
        <Link to={next} className={buttonClass({ variant: "primary" })}>
          {messages.continue}
        </Link>
      )}
    </AccessCard>
  );
}

/** The address is verified; links to the page that the mail names. */
function Verified({ next }: { next: string }) {
  useEffect(() => void toast.success(EMAIL_VERIFIED, { id: EMAIL_VERIFIED }), []);
  return <Navigate to={next} replace />;
}

/** For a signed-in person: sends a new mail, or continues without it. */
function NewLink({ next }: { next: string }) {
  const [resend, { isSuccess, isLoading, error }] = usePublicResendVerificationMutation();
  return (
    <>
      {!isSuccess && (
        <Button variant="primary" onClick={() => void resend()} isBusy={isLoading}>
          {messages.sendNew}
        </Button>
      )}
      {isSuccess && <Banner tone="success">{VERIFICATION_SENT}</Banner>}
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, RESEND_FAILED)}
        </Banner>
      )}
      <Link to={next} className={buttonClass({ variant: isSuccess ? "primary" : "secondary" })}>
        {messages.continue}
      </Link>
    </>
  );
}

/** For a signed-out person: the sign-in leads back to this link. */
function LogInFirst() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{messages.logInFirst}</p>
      <Link to={loginTo(`${pathname}${search}`)} className={buttonClass({ variant: "primary" })}>
        {messages.login}
      </Link>
    </>
  );
}
