import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { usePublicResumeJobAlertMutation, usePublicStopJobAlertMutation } from "@dryrun/api-client/jobs/public";
import { Banner } from "@dryrun/design-system/banner";
import { Button, buttonClass } from "@dryrun/design-system/button";
import { Skeleton } from "@dryrun/design-system/skeleton";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { ALERT_RESUMED, ALERT_STOPPED } from "@dryrun/domain/jobs/messages";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { useEffect, useRef, useState } from "react";
import { NarrowCard } from "../../shared/narrow-card.tsx";

/** Where a mail's link leads: stops the alert at once, signed in or not, and can take that back. */
export function StopAlertPage() {
  const { token = "" } = useParams();
  return (
    <NarrowCard title="Job alert">
      {isWholeToken(token) ? <OneAlert key={token} token={token} /> : <CutLink />}
    </NarrowCard>
  );
}

type Act = "stop" | "resume";
const FAILED: Record<Act, string> = {
  stop: "The alert could not be stopped. Try again.",
  resume: "The alert could not be taken up again. Try again.",
};

function OneAlert({ token }: { token: string }) {
  const [stop, stopping] = usePublicStopJobAlertMutation();
  const [resume, resuming] = usePublicResumeJobAlertMutation();
  const [done, setDone] = useState<Act>();
  const [refusal, setRefusal] = useState<{ act: Act; error: unknown }>();
  const isBusy = stopping.isLoading || resuming.isLoading;

  async function attempt(act: Act) {
    const { error } = await (act === "stop" ? stop : resume)({ params: { token } });
    setRefusal(error && { act, error });
    if (!error) setDone(act);
  }
  const first = useRef<(() => void) | null>(() => void attempt("stop"));
  useEffect(() => {
    first.current?.();
    first.current = null; // once, although a development build mounts twice
  }, []);

  if (errorCode(refusal?.error) === "LINK_DEAD") return <DeadAlert />;
  return (
    <>
      {!done && !refusal && <Skeleton label="Stopping the alert" count={2} shape="text" />}
      {done && (
        <Banner tone={done === "stop" ? "success" : "info"}>{done === "stop" ? ALERT_STOPPED : ALERT_RESUMED}</Banner>
      )}
      {refusal && (
        <Banner tone="danger" role="alert">
          {errorMessage(refusal.error, FAILED[refusal.act])}
        </Banner>
      )}
      {refusal && (
        <Button variant="primary" isBusy={isBusy} onClick={() => void attempt(refusal.act)}>
          Try again
        </Button>
      )}
      {done && !refusal && (
        <Button isBusy={isBusy} onClick={() => void attempt(done === "stop" ? "resume" : "stop")}>
          {done === "stop" ? "Undo" : "Stop the mails"}
        </Button>
      )}
    </>
  );
}

/** The alert may well be alive: nothing is said about it. */
function CutLink() {
  return (
    <>
      <Banner tone="warning" role="alert">
        This link is not complete, so the alert was not stopped.
      </Banner>
      <p>Copy the whole link from the mail, or log in and open Job alerts on the page of jobs.</p>
      <Link to={`/login?${REDIRECT_PARAMETER}=${encodeURIComponent("/student/jobs")}`} className={buttonClass()}>
        Login
      </Link>
    </>
  );
}

function DeadAlert() {
  return (
    <>
      <Banner role="alert">This alert does not exist any more. It sends no mails.</Banner>
      <Link to="/" className={buttonClass()}>
        Go to the home page
      </Link>
    </>
  );
}
