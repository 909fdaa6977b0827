import { usePublicResumeJobAlertMutation, usePublicStopJobAlertMutation } from "@dryrun/api-client/jobs/public";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { ALERT_RESUMED, ALERT_STOPPED } from "@dryrun/domain/jobs/messages";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { stopAlert as say } from "../../messages/stop-mails.en-in.ts";
import { NarrowCard } from "../../shared/narrow-card.tsx";
import { StopMails } from "../../shared/stop-mails.tsx";

/** The page of a mail's link: stops the alert immediately, signed in or not, and offers Undo. */
export function StopAlertPage() {
  const { token = "" } = useParams();
  return (
    <NarrowCard title={say.title}>
      {isWholeToken(token) ? <OneAlert key={token} token={token} /> : <CutLink />}
    </NarrowCard>
  );
}

const WORDS = {
  waiting: say.waiting,
  done: { stop: ALERT_STOPPED, resume: ALERT_RESUMED },
  failed: {
    stop: say.stopFailed,
    resume: say.resumeFailed,
  },
  undo: { stop: say.undo, resume: say.stopAgain },
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
        {say.cutLink}
      </Banner>
      <p>{say.copyLink}</p>
      <Link to={`/login?${REDIRECT_PARAMETER}=${encodeURIComponent("/student/jobs")}`} className={buttonClass()}>
        {say.login}
      </Link>
    </>
  );
}

function DeadAlert() {
  return (
    <>
      <Banner role="alert">{say.gone}</Banner>
      <Link to="/" className={buttonClass()}>
        {say.toHome}
      </Link>
    </>
  );
}
