import { useUser } from "@dryrun/auth/user-context";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { JOB_TAKEN_DOWN, NO_CREDITS } from "@dryrun/domain/interviews/messages";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Application } from "../../shared/answers.ts";
import { useMinutesLeft } from "../../shared/time/use-minutes-left.ts";
import * as s from "./interview-action.module.css";

const text = words.applications;
const primary = buttonClass({ variant: "primary", isWide: true });

/** Start Mock Interview, Resume with the time left, or 'Already Submitted' with a link to the result. */
export function InterviewAction({ application }: { application: Application }) {
  const { _id, status, interview, interviewSubmitted, interviewSessionId, jobTakenDown } = application;
  if (interviewSubmitted)
    return (
      <div className={s.action} data-print="no">
        <Button isWide disabled className={s.submitted}>
          {text.submitted}
        </Button>
        {interviewSessionId && (
          <Link to={paths.interview(interviewSessionId)} className={primary}>
            {text.seeResult}
          </Link>
        )}
      </div>
    );
  if (interview.state === "running") return <Resume applicationId={_id} />;
  if (jobTakenDown)
    return (
      <p className={s.note}>
        {JOB_TAKEN_DOWN} <Link to={paths.practice}>{text.practise}</Link>
      </p>
    );
  if (status === "rejected" || status === "withdrawn") return <p className={s.note}>{text.noInterview[status]}</p>;
  return <Start applicationId={_id} />;
}

function Start({ applicationId }: { applicationId: string }) {
  const { interviewCredits } = useUser();
  return (
    <div className={s.action} data-print="no">
      <Link to={paths.startInterview(applicationId)} className={primary}>
        {text.start}
      </Link>
      {interviewCredits > 0 ? (
        <p className={s.note}>{text.costs(interviewCredits)}</p>
      ) : (
        <p className={s.note}>
          {NO_CREDITS} <Link to={paths.creditsFor({ applicationId })}>{words.nav.buyCredits}</Link>
        </p>
      )}
    </div>
  );
}

function Resume({ applicationId }: { applicationId: string }) {
  const { runningInterview } = useUser();
  const isThis = runningInterview?.applicationId === applicationId;
  const minutes = useMinutesLeft(isThis ? runningInterview.expiresAt : undefined);
  return (
    <div className={s.action} data-print="no">
      <Link to={paths.startInterview(applicationId)} className={primary}>
        {minutes > 0 ? text.resume(minutes) : text.resumeAny}
      </Link>
    </div>
  );
}
