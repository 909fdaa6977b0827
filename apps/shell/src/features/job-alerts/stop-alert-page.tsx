import { usePublicResumeJobAlertMutation, usePublicStopJobAlertMutation } from "@dryrun/api-client/jobs/public";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { ALERT_RESUMED, ALERT_STOPPED } from "@dryrun/domain/jobs/messages";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { NarrowCard } from "../../shared/narrow-card.tsx";
import { StopMails } from "../../shared/stop-mails.tsx";

/** Where a mail's link leads: stops the alert at once, signed in or not, and can take that back. */
export function StopAlertPage() {
  const { token = "" } = useParams();
  return (
    <NarrowCard title="Job alert">
      {isWholeToken(token) ? <OneAlert key={token} token={token} /> : <CutLink />}
    </NarrowCard>
  );
}

const WORDS = {
  waiting: "Stopping the alert",
  done: { stop: ALERT_STOPPED, resume: ALERT_RESUMED },
  failed: {
    stop: "The alert could not be stopped. Try again.",
    resume: "The alert could not be resumed. Try again.",
  },
  undo: { stop: "Undo", resume: "Stop the mails" },
};

function OneAlert({ token }: { token: string }) {
  const [stop] = usePublicStopJobAlertMutation();
  const [resume] = usePublicResumeJobAlertMutation();
  return (
    <StopMails
      stop={() => stop({ params: { token } })}
      resume={() => resume({ params: { token } })}
      words={WORDS}
      dead={<DeadAlert />}
    />
  );
}

/** The alert may still be active: the page says nothing about it. */
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
