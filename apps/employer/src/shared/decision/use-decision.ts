import { errorCode } from "@dryrun/api-client/errors";
import { ALREADY_DECIDED } from "@dryrun/domain/applications/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";

export interface DecisionDialogProps {
  application: { _id: string; fullName: string; jobTitle: string; company: string };
  isOpen: boolean;
  onClose: () => void;
  /** Another person decided first: the page shows the new state and this sentence. */
  onAlreadyDecided: (message: string) => void;
}

interface Decision {
  send: () => Promise<{ data?: unknown; error?: unknown }>;
  success: string;
  failure: string;
}

/** Sends a decision from its dialog, which stays open on failure. Always reloads the application. */
export function useDecision({ onClose, onAlreadyDecided }: DecisionDialogProps, { send, ...words }: Decision) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  function close() {
    if (isBusy) return;
    setFailure(undefined);
    onClose();
  }
  async function decide() {
    setBusy(true);
    setFailure(undefined);
    const { error } = await send();
    setBusy(false);
    if (!error) {
      toast.success(words.success);
      onClose();
    } else if (errorCode(error) === "ALREADY_DECIDED") {
      onAlreadyDecided(ALREADY_DECIDED);
      onClose();
    } else {
      setFailure(words.failure);
      toast.error(words.failure, { duration: Number.POSITIVE_INFINITY });
    }
  }
  return { decide: () => void decide(), close, isBusy, failure };
}
