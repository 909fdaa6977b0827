import { Banner } from "@dryrun/design-system/banner";
import { buttonClass } from "@dryrun/design-system/button";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { CREDITED } from "../../shared/credited.ts";
import { useArrivalState } from "../../shared/notice.tsx";
import { purposeOf } from "../../shared/read-purpose.ts";
import { useInterviewAhead } from "../../shared/use-interview-ahead.ts";

/** After credits were bought for an interview: the way back to it. */
export function Credited() {
  const [purpose, close] = useArrivalState<string>(CREDITED);
  const interview = useInterviewAhead(purposeOf(purpose ?? ""));
  if (!interview) return null;
  return (
    <Banner
      tone="success"
      onClose={close}
      action={
        <Link to={interview.to} className={buttonClass({ variant: "primary", size: "s" })}>
          {words.credits.toInterview}
        </Link>
      }
    >
      {words.credits.readyFor(interview.title)}
    </Banner>
  );
}
