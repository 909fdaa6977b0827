import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { CONTACTS_LIMITED } from "@dryrun/domain/candidates/messages";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import * as candidateMessages from "../../messages/candidates.en-in.ts";

const text = candidateMessages.candidate;

/** Shown instead of a candidate when the day's contact details are used up; a retry would not help. */
export function LimitedCandidate({ back }: { back: string }) {
  usePageTitle(text.limited);
  return (
    <EmptyState
      headingLevel={1}
      title={text.limited}
      action={
        <Link to={back} className={buttonClass()}>
          {text.back}
        </Link>
      }
    >
      {CONTACTS_LIMITED}
    </EmptyState>
  );
}
