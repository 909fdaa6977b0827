import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { type BlockerFunction, useBlocker } from "@dryrun/remote-kit/router";
import { memo } from "react";
import { review } from "../../../../messages/review.en-in.ts";
import { REVIEW_PARAM } from "../../../../paths.ts";

const text = review.leave;

/** Whether a navigation leaves review mode; the list that it walks through has the same path. */
const leavesReview: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname || !new URLSearchParams(nextLocation.search).has(REVIEW_PARAM);

/** Asks before another page opens while decisions wait for the network, because they would be lost. */
export const LeaveGuard = memo(function LeaveGuard({ waiting }: { waiting: number }) {
  useHeldPage(waiting > 0);
  const blocker = useBlocker((navigation) => waiting > 0 && leavesReview(navigation));
  return (
    <Confirm
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={text.title(waiting)}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      isDanger
    >
      {text.text}
    </Confirm>
  );
});
