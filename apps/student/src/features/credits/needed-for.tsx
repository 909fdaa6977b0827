import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import type { InterviewAhead } from "../../shared/interview/use-interview-ahead.ts";

/** The interview that needs a credit; when the person has one, the link back to it. */
export function NeededFor({ interview, hasCredits }: { interview: InterviewAhead; hasCredits: boolean }) {
  if (!hasCredits)
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
