import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { CONTACTS_LIMITED } from "@dryrun/domain/candidates/messages";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../messages.en-in.ts";

const say = words.candidate;

/** Shown instead of a candidate when the day's contact details are used up; a retry would not help. */
export function LimitedCandidate({ back }: { back: string }) {
  usePageTitle(say.limited);
  return (
    <EmptyState
      headingLevel={1}
      title={say.limited}
      action={
        <Link to={back} className={buttonClass()}>
          {say.back}
        </Link>
      }
    >
      {CONTACTS_LIMITED}
    </EmptyState>
  );
}
