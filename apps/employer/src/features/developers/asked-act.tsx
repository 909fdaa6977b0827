import { errorMessage } from "@dryrun/api-client/errors";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { type RefObject, useRef, useState } from "react";
import { developers as text } from "../../messages/company/developers.en-in.ts";

export interface Act {
  title: string;
  about: string;
  confirm: string;
  pending: string;
  /** Returns the call's error; undefined once it is done. */
  run: () => Promise<unknown>;
}

interface AskedActProps {
  act: Act;
  isOpen: boolean;
  onClose: () => void;
  /** Receives the focus afterwards, because the pressed button may be gone. */
  list: RefObject<HTMLElement | null>;
}

/** Asks before an act on a key or a webhook. */
export function AskedAct({ act, isOpen, onClose, list }: AskedActProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  async function confirm() {
    setFailure(undefined);
    setBusy(true);
    const error = await act.run();
    setBusy(false);
    if (error) return setFailure(errorMessage(error, text.failedAct));
    isDone.current = true;
    onClose();
  }
  return (
    <Confirm
      isOpen={isOpen}
      onClose={() => {
        setFailure(undefined);
        onClose();
      }}
      onConfirm={() => void confirm()}
      title={act.title}
      confirmLabel={act.confirm}
      cancelLabel={text.cancel}
      pendingLabel={act.pending}
      isBusy={isBusy}
      failure={failure}
      finalFocus={() => (isDone.current ? list.current : true)}
      isDanger
    >
      {act.about}
    </Confirm>
  );
}
