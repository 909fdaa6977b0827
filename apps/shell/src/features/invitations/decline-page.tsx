import {
  usePublicAllowInvitationsMutation,
  usePublicDeclineInvitationsMutation,
} from "@dryrun/api-client/invitations/public";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { DECLINE_UNDONE, DECLINED } from "@dryrun/domain/invitations/messages";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { decline as say } from "../../messages/stop-mails.en-in.ts";
import { NarrowCard } from "../../shared/narrow-card.tsx";
import { StopMails } from "../../shared/stop-mails.tsx";

const WORDS = {
  waiting: say.waiting,
  done: { stop: DECLINED, resume: DECLINE_UNDONE },
  failed: {
    stop: say.stopFailed,
    resume: say.resumeFailed,
  },
  undo: { stop: say.undo, resume: say.stopAgain },
};

/** The page of "Do not invite me again", from employers' mails. */
export function DeclinePage() {
  const { token = "" } = useParams();
  const [decline] = usePublicDeclineInvitationsMutation();
  const [allow] = usePublicAllowInvitationsMutation();
  return (
    <NarrowCard title={say.title}>
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
        {say.cutLink}
      </Banner>
      <p>{say.copyLink}</p>
      <Link to="/contact" className={buttonClass()}>
        {say.help}
      </Link>
    </>
  );
}
