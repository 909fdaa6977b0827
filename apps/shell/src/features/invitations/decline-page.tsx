import {
  usePublicAllowInvitationsMutation,
  usePublicDeclineInvitationsMutation,
} from "@dryrun/api-client/invitations/public";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { DECLINE_UNDONE, DECLINED } from "@dryrun/domain/invitations/messages";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { decline as text } from "../../messages/stop-mails.en-in.ts";
import { NarrowCard } from "../../shared/narrow-card.tsx";
import { StopMails } from "../../shared/stop-mails.tsx";

const WORDS = {
  waiting: text.waiting,
  done: { stop: DECLINED, resume: DECLINE_UNDONE },
  failed: {
    stop: text.stopFailed,
    resume: text.resumeFailed,
  },
  undo: { stop: text.undo, resume: text.stopAgain },
};

/** The page of "Do not invite me again", from employers' mails. */
export function DeclinePage() {
  const { token = "" } = useParams();
  const [decline] = usePublicDeclineInvitationsMutation();
  const [allow] = usePublicAllowInvitationsMutation();
  return (
    <NarrowCard title={text.title}>
      <StopMails
        key={token}
        stop={() => decline({ params: { token } })}
        resume={() => allow({ params: { token } })}
        words={WORDS}
        dead={<Dead />}
      />
    </NarrowCard>
  );
}

function Dead() {
  return (
    <>
      <Banner tone="warning" role="alert">
        {text.cutLink}
      </Banner>
      <p>{text.copyLink}</p>
      <Link to="/contact" className={buttonClass()}>
        {text.help}
      </Link>
    </>
  );
}
