import { usePublicResumeMailsMutation, usePublicStopMailsMutation } from "@dryrun/api-client/notifications/public";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { stopKind as text } from "../../messages/stop-mails.en-in.ts";
import { NarrowCard } from "../../shared/narrow-card.tsx";
import { StopMails } from "../../shared/stop-mails.tsx";

const WORDS = {
  waiting: text.waiting,
  failed: { stop: text.stopFailed, resume: text.resumeFailed },
  undo: { stop: text.undo, resume: text.stopAgain },
};

/** The page of a mail's link: stops mails of its kind immediately, signed in or not, and offers Undo. */
export function StopMailsPage() {
  const { token = "" } = useParams();
  const [stop] = usePublicStopMailsMutation();
  const [resume] = usePublicResumeMailsMutation();
  const isWhole = isWholeToken(token);
  return (
    <NarrowCard title={text.title}>
      {isWhole ? (
        <StopMails
          key={token}
          stop={() => stop({ params: { token } })}
          resume={() => resume({ params: { token } })}
          words={WORDS}
          dead={<Banner role="alert">{text.gone}</Banner>}
        />
      ) : (
        <>
          <Banner tone="warning" role="alert">
            {text.cutLink}
          </Banner>
          <p>{text.copyLink}</p>
        </>
      )}
      <Link to="/student/profile#mails" className={buttonClass()}>
        {text.choose}
      </Link>
    </NarrowCard>
  );
}
