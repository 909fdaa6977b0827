import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { Stepper } from "@dryrun/design-system/pages/stepper";
import { BULK_CLOSE_MS } from "@dryrun/domain/invitations/limits";
import { useUnsavedGuard } from "@dryrun/forms/drafts/use-unsaved-guard";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { bulk as bulkWords } from "../../../../messages/invitations.en-in.ts";
import type { BulkResult } from "../../../../shared/answers.ts";
import { AddressNeeded } from "../../../../shared/verification/address-needed.tsx";
import * as s from "./bulk-dialog.module.css";
import { BulkResults } from "./bulk-results.tsx";
import { BulkCheck } from "./check/bulk-check.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { type Bulk, useBulk } from "./use-bulk.ts";

const text = bulkWords;

/** Closes a dialog some time after it is done, unless the pointer or the keyboard focus is in its body then. */
function useClosing(body: RefObject<HTMLElement | null>, isDone: boolean, onClose: () => void) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = body.current;
    if (!isDone || isHeld || !element) return;
    const hold = () => setHeld(true);
    const timer = setTimeout(() => close(), BULK_CLOSE_MS);
    element.addEventListener("pointerenter", hold);
    element.addEventListener("keydown", hold);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerenter", hold);
      element.removeEventListener("keydown", hold);
    };
  }, [body, isDone, isHeld]);
  return { isHeld };
}

const AT = { choose: 0, columns: 1, check: 1, send: 2, done: 3 } as const;

/** Whether closing the window loses what the person typed, pasted or corrected. */
const losesWork = ({ phase, rows, sheet }: Bulk) =>
  phase === "columns" ||
  ((phase === "choose" || phase === "check") && (rows.isEdited || sheet.source.text.trim() !== ""));

export interface BulkDialogProps {
  jobId: string;
  /** The addresses that were invited before, in lower case. */
  invited: ReadonlySet<string>;
  onClose: () => void;
  onSent: (results: readonly BulkResult[]) => void;
}

/** Invites all rows of a sheet: choose, check, send, done. */
export function BulkDialog({ jobId, invited, onClose, onSent }: BulkDialogProps) {
  const bulk = useBulk(jobId, onSent);
  const { phase } = bulk;
  const isAtRisk = losesWork(bulk);
  const [isClosing, setClosing] = useState(false);
  const guard = useUnsavedGuard(isAtRisk);
  const close = () => (isAtRisk ? setClosing(true) : onClose());
  const body = useRef<HTMLDivElement>(null);
  const { isHeld } = useClosing(body, phase === "done", onClose);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={text.title}
      size={phase === "check" ? "xl" : "l"}
      footer={<Buttons bulk={bulk} onClose={close} />}
    >
      <div ref={body} className={s.body}>
        <Stepper steps={text.steps} current={AT[phase]} label={text.stepsLabel} />
        {(phase === "choose" || phase === "check") && <AddressNeeded />}
        {phase === "choose" && <ChooseStep bulk={bulk} />}
        {phase === "columns" && <ColumnsStep bulk={bulk} />}
        {phase === "check" && <BulkCheck rows={bulk.rows} invited={invited} />}
        {phase === "check" && bulk.failure && bulk.rows.errors.length === 0 && (
          <Banner tone="danger" role="alert">
            {bulk.failure}
          </Banner>
        )}
        {phase === "send" && <Sending count={bulk.rows.checked.rows.length} />}
        {phase === "done" && (
          <div role="status" className={s.sending}>
            <BulkResults results={bulk.results} />
            {!isHeld && <p>{text.closes}</p>}
          </div>
        )}
      </div>
      <Confirm
        isOpen={isClosing || guard.isAsking}
        onClose={guard.isAsking ? guard.stay : () => setClosing(false)}
        onConfirm={guard.isAsking ? guard.leave : onClose}
        title={text.leave.title}
        confirmLabel={text.leave.confirm}
        cancelLabel={text.leave.cancel}
        isDanger
      >
        {text.leave.text}
      </Confirm>
    </Dialog>
  );
}

function Sending({ count }: { count: number }) {
  return (
    <div role="status" className={s.sending}>
      <p>{text.sending(count)}</p>
      <progress className={s.bar} aria-label={text.sending(count)} />
      <p>{text.safe}</p>
    </div>
  );
}

function Buttons({ bulk, onClose }: { bulk: Bulk; onClose: () => void }) {
  const { phase, sheet, rows } = bulk;
  if (phase === "choose")
    return (
      <>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant="primary" onClick={() => void bulk.check()}>
          {sheet.source.text.trim() ? text.checkRows : text.check}
        </Button>
      </>
    );
  if (phase === "columns")
    return (
      <>
        <Button onClick={bulk.restart}>{text.other}</Button>
        <Button variant="primary" onClick={bulk.accept}>
          {text.checkRows}
        </Button>
      </>
    );
  if (phase === "check")
    return (
      <>
        <Button onClick={bulk.restart}>{text.other}</Button>
        <Button onClick={bulk.toColumns}>{text.changeColumns}</Button>
        {rows.errors.length === 0 && (
          <Button variant="primary" onClick={() => void bulk.send()}>
            {text.send(rows.checked.rows.length)}
          </Button>
        )}
      </>
    );
  return (
    <button type="button" className={buttonClass()} onClick={onClose}>
      {text.close}
    </button>
  );
}
