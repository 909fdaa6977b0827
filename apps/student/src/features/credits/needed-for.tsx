import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { purposeOf } from "../../shared/interview/read-purpose.ts";
import { useInterviewAhead } from "../../shared/interview/use-interview-ahead.ts";

/** The interview that a credit is missing for; once there is one, the way back to it. */
export function NeededFor({ purpose }: { purpose: string }) {
  const { interviewCredits } = useUser();
  const interview = useInterviewAhead(purposeOf(purpose));
  if (!interview) return null;
  if (interviewCredits === 0)
    return (
      <Banner tone="warning" role="none">
        {words.credits.neededFor(interview.title)}
      </Banner>
    );
  return (
    <Banner role="none" action={<Link to={interview.to}>{words.credits.toInterview}</Link>}>
      {words.credits.readyFor(interview.title)}
    </Banner>
  );
}
