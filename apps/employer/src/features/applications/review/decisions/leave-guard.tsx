import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { useBlocker } from "@dryrun/remote-kit/router";
import { memo } from "react";
import { review } from "../../../../messages/review.en-in.ts";

const say = review.leave;

/** Asks before another page is opened while decisions wait for the network: they would be lost. */
export const LeaveGuard = memo(function LeaveGuard({ waiting }: { waiting: number }) {
  useHeldPage(waiting > 0);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => waiting > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Confirm
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={say.title(waiting)}
      confirmLabel={say.confirm}
      cancelLabel={say.cancel}
      isDanger
    >
      {say.text}
    </Confirm>
  );
});
