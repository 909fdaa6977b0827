import { errorMessage } from "@dryrun/api-client/errors";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { toast } from "@dryrun/remote-kit/toasts";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { messages } from "../messages.en-in.ts";
import { ReasonField, useReason } from "./reason-field.tsx";

/** The texts of the confirmation. */
export interface Question {
  title: string;
  text: string;
  /** The action as a verb. */
  confirm: string;
  cancel?: string;
  pending?: string;
  isDanger?: boolean;
}
interface Act<Row> {
  question: (row: Row) => Question;
  /** Requires a reason, without which nothing is sent. */
  hasReason?: boolean;
  /** Further fields; `areGiven` reports whether they are complete, and shows their errors. */
  fields?: ReactNode;
  areGiven?: () => boolean;
  /** Sends the action with the reason. */
  send: (row: Row, reason: string) => Promise<{ data?: { message: string }; error?: unknown }>;
  /** Shown when the server gives no reason. */
  failed: string;
  /** Called after success. */
  onDone?: () => void;
  /** Takes the focus after success, if the pressed button leaves with its row. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/**
 * An action on a row of a list: asks for confirmation, sends it, and shows the result. A failure is shown in the dialog, which stays open.
 */
export function useAct<Row>(act: Act<Row>) {
  const { question, hasReason, fields, areGiven, send, failed, onDone, finalFocus } = act;
  const [row, setRow] = useState<Row | null>(null);
  const [last, setLast] = useState<Question | null>(null); // its text stays while the dialog closes
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const isDone = useRef(false);
  const reason = useReason();
  async function confirm() {
    if (row === null || [hasReason && !reason.isGiven(), areGiven && !areGiven()].some(Boolean)) return;
    setBusy(true);
    setFailure("");
    const { data, error } = await send(row, reason.typed.trim());
    setBusy(false);
    if (!data) return setFailure(errorMessage(error, failed));
    isDone.current = true;
    setRow(null);
    toast.success(data.message);
    onDone?.();
    finalFocus?.current?.focus(); // after the browser's own confirmation, no dialog returns the focus
  }
  return {
    ask(asked: Row) {
      setLast(question(asked));
      setFailure("");
      isDone.current = false;
      reason.clear();
      setRow(asked);
    },
    dialog: last && (
      <Confirm
        isOpen={row !== null}
        title={last.title}
        confirmLabel={last.confirm}
        cancelLabel={last.cancel ?? messages.lists.cancel}
        pendingLabel={last.pending}
        isDanger={last.isDanger}
        isBusy={isBusy}
        failure={failure}
        finalFocus={() => (isDone.current && finalFocus ? finalFocus.current : true)}
        onClose={() => setRow(null)}
        onConfirm={() => void confirm()}
      >
        <p>{last.text}</p>
        {hasReason && <ReasonField {...reason} />}
        {fields}
      </Confirm>
    ),
  };
}
