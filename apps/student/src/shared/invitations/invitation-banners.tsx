import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import type { OpenInvitation } from "../answers.ts";
import { invitations as text } from "./invitations.en-in.ts";

/** A link to each job with an open invitation. It works before the quiz too, which still locks other jobs. */
export function InvitationBanners({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { passedQuiz } = useUser();
  return invitations.map(({ job, expiresAt }) => (
    <Banner
      key={job._id}
      role="none"
      action={
        <Link to={paths.job(job._id)} className={buttonClass()}>
          {text.action}
        </Link>
      }
    >
      <b>{text.title(job.title, job.company)}</b>
      <br />
      {text.text(expiresAt, passedQuiz)}
    </Banner>
  ));
}
