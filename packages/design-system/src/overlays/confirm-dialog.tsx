import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { Banner } from "../feedback/banner.tsx";
import * as words from "../messages/overlays.en-in.ts";
import * as s from "./confirm-dialog.module.css";

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called on Cancel and Escape. */
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** The consequences: plain text or more. */
  children?: ReactNode;
  /** The action as a verb: "Delete job". */
  confirmLabel: string;
  /** The alternative as a verb: "Keep job". */
  cancelLabel?: string;
  pendingLabel?: string;
  isBusy?: boolean;
  isDanger?: boolean;
  /** Why the action failed: shown in the dialog, which stays open for another try. */
  failure?: string | undefined;
  /** Returns the element that gets the focus when it closes; `true` for the one that had it before. */
  finalFocus?: () => HTMLElement | null | true;
}

/** Asks before an action. The cancelling button has the initial focus; both buttons have the same size. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel = words.cancel,
    isBusy,
    isDanger,
    failure,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={s.backdrop} />
        <Base.Popup className={s.popup} initialFocus={cancel} finalFocus={props.finalFocus}>
          <Base.Title className={s.title}>{title}</Base.Title>
          {children && (
            <Base.Description className={s.text} render={<div />}>
              {children}
            </Base.Description>
          )}
          {failure && (
            <Banner tone="danger" role="alert">
              {failure}
            </Banner>
          )}
          <div className={s.buttons}>
            <Button ref={cancel} onClick={() => !isBusy && onClose()}>
              {cancelLabel}
            </Button>
            <Button
              variant={isDanger ? "danger" : "primary"}
              isBusy={isBusy}
              pendingLabel={props.pendingLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
