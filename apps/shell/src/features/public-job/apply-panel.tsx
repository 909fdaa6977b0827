import { useSession } from "@dryrun/auth/use-session";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { PhoneBar } from "@dryrun/design-system/actions/phone-bar";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/destination";
import { Link } from "@dryrun/remote-kit/router";
import { applyPanel as messages } from "../../messages/public-job.en-in.ts";
import * as s from "./apply-panel.module.css";

const primary = buttonClass({ variant: "primary", isWide: true });

/** The next step: the job's own page, after the sign-in if nobody is signed in. */
export function ApplyPanel({ jobId }: { jobId: string }) {
  const session = useSession();
  const path = `/student/jobs/${jobId}`;
  const isStudent = session.state === "signed-in" && session.user.userType === "student";
  return (
    <aside className={s.panel} aria-label={messages.title} data-print="no">
      <PhoneBar>
        {isStudent ? (
          <Link to={path} className={primary}>
            {session.user.passedQuiz ? messages.openJob : messages.toQuiz}
          </Link>
        ) : (
          <Link to={`/login?${REDIRECT_PARAMETER}=${encodeURIComponent(path)}`} className={primary}>
            {messages.signIn}
          </Link>
        )}
      </PhoneBar>
      {!isStudent && (
        <>
          <Link to="/register" className={buttonClass({ isWide: true })}>
            {messages.register}
          </Link>
          <p className={s.note}>{messages.about}</p>
        </>
      )}
    </aside>
  );
}
