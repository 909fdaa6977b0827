import { usePublicResumeJobAlertMutation, usePublicStopJobAlertMutation } from "@dryrun/api-client/jobs/public";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/destination";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { ALERT_RESUMED, ALERT_STOPPED } from "@dryrun/domain/jobs/messages";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { stopAlert as text } from "../../messages/stop-mails.en-in.ts";
import { NarrowCard } from "../../shared/narrow-card.tsx";
import { StopMails } from "../../shared/stop-mails.tsx";

/** The page of a mail's link: stops the alert immediately, signed in or not, and offers Undo. */
export function StopAlertPage() {
  const { token = "" } = useParams();
  return (
    <NarrowCard title={text.title}>
      {isWholeToken(token) ? <OneAlert key={token} token={token} /> : <CutLink />}
    </NarrowCard>
  );
}

const WORDS = {
  waiting: text.waiting,
  done: { stop: ALERT_STOPPED, resume: ALERT_RESUMED },
  failed: {
    stop: text.stopFailed,
    resume: text.resumeFailed,
  },
  undo: { stop: text.undo, resume: text.stopAgain },
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

/** Shown for an incomplete link. The alert may still be active, so the page makes no statement about it. */
function CutLink() {
  return (
    <>
      <Banner tone="warning" role="alert">
        {text.cutLink}
      </Banner>
      <p>{text.copyLink}</p>
      <Link to={`/login?${REDIRECT_PARAMETER}=${encodeURIComponent("/student/jobs")}`} className={buttonClass()}>
        {text.login}
      </Link>
    </>
  );
}

function DeadAlert() {
  return (
    <>
      <Banner role="alert">{text.gone}</Banner>
      <Link to="/" className={buttonClass()}>
        {text.toHome}
      </Link>
    </>
  );
}
