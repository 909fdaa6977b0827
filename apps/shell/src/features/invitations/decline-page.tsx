import {
  usePublicAllowInvitationsMutation,
  usePublicDeclineInvitationsMutation,
} from "@dryrun/api-client/invitations/public";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { DECLINE_UNDONE, DECLINED } from "@dryrun/domain/invitations/messages";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { NarrowCard } from "../../shared/narrow-card.tsx";
import { StopMails } from "../../shared/stop-mails.tsx";

const WORDS = {
  waiting: "Stopping invitations",
  done: { stop: DECLINED, resume: DECLINE_UNDONE },
  failed: {
    stop: "Invitations could not be stopped. Try again.",
    resume: "Invitations could not be allowed again. Try again.",
  },
  undo: { stop: "Undo", resume: "Do not invite me again" },
};

/** "Do not invite me again", from the mails that employers send. */
export function DeclinePage() {
  const { token = "" } = useParams();
  const [decline] = usePublicDeclineInvitationsMutation();
  const [allow] = usePublicAllowInvitationsMutation();
  return (
    <NarrowCard title="Invitations">
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
        This link is not complete, so nothing was changed.
      </Banner>
      <p>Copy the whole link from the mail into the address bar.</p>
      <Link to="/contact" className={buttonClass()}>
        Ask for help
      </Link>
    </>
  );
}
