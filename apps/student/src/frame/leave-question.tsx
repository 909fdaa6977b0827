import { Confirm } from "@dryrun/design-system/overlays/confirm";
import type { useLeave } from "@dryrun/frame/use-leave";
import * as words from "../messages.en-in.ts";

const { title, text, confirm, cancel } = words.nav.leave;

/** Asks for confirmation, because Logout deletes unsent work. */
export function LeaveQuestion({ isAsking, stay, leaveAnyway }: ReturnType<typeof useLeave>) {
  return (
    <Confirm
      isOpen={isAsking}
      onClose={stay}
      onConfirm={leaveAnyway}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      isDanger
    >
      {text}
    </Confirm>
  );
}
