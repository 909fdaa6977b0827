import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { purposeOf } from "../../shared/interview/read-purpose.ts";
import { useInterviewAhead } from "../../shared/interview/use-interview-ahead.ts";
import { useArrivalState } from "../../shared/notice.tsx";
import { PURCHASE } from "../../shared/purchase-state.ts";

/** Links back to the interview for which credits were bought. */
export function PurchaseBanner() {
  const [purpose, close] = useArrivalState<string>(PURCHASE);
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
