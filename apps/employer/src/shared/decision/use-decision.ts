import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import type { NotifyTime } from "@dryrun/domain/applications/limits";
import { ALREADY_DECIDED, decidedMessage } from "@dryrun/domain/applications/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { messages } from "../../messages.en-in.ts";
import { useUndo } from "./use-undo.ts";

export interface DecisionDialogProps {
  application: {
    _id: string;
    fullName: string;
    jobTitle: string;
    company: string;
    bookedMeetingAt?: string | null | undefined;
  };
  isOpen: boolean;
  onClose: () => void;
  /** Called with a message if another person decided first; the page then shows the new state. */
  onAlreadyDecided: (message: string) => void;
  onDecide: () => void;
}

interface Decision {
  /** Sends the decision. The idempotency key makes a repeated press one decision. */
  send: (idempotencyKey: string) => Promise<{ data?: unknown; error?: unknown }>;
  verb: "accepted" | "rejected";
  notify: NotifyTime;
  failure: string;
}

/** Sends a decision from its dialog, which stays open on failure. Always reloads the application. */
export function useDecision(
  { application, onClose, onAlreadyDecided, onDecide }: DecisionDialogProps,
  decision: Decision,
) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [key] = useState(newKey);
  const { offer } = useUndo();
  const { send, verb, notify } = decision;
  function close() {
    if (isBusy) return;
    setFailure(undefined);
    onClose();
  }
  async function decide() {
    onDecide();
    setBusy(true);
    setFailure(undefined);
    const { error } = await send(key);
    setBusy(false);
    if (!error) {
      const final = decidedMessage(verb, notify);
      if (notify === "morning") offer([application._id], final);
      else offer([application._id], messages.decision.held(verb), final);
      onClose();
    } else if (errorCode(error) === "ALREADY_DECIDED") {
      onAlreadyDecided(errorMessage(error, ALREADY_DECIDED)); // names who decided
      onClose();
    } else {
      const message = errorCode(error) === "VALIDATION" ? errorMessage(error, decision.failure) : decision.failure;
      setFailure(message);
      toast.error(message, { duration: Number.POSITIVE_INFINITY });
    }
  }
  return { decide: () => void decide(), close, isBusy, failure };
}
