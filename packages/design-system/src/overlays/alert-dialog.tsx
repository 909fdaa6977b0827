import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import * as words from "../messages/overlays.en-in.ts";
import * as s from "./confirm-dialog.module.css";

export interface AlertDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The text of the alert. */
  message: ReactNode;
  /** Details, shown below the message. */
  children?: ReactNode;
  okLabel?: string;
}

/** One message and one OK, within the page: the browser's own alert would stop the clock and leave full screen. */
export function AlertDialog({ isOpen, onClose, message, children, okLabel = words.ok }: AlertDialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={s.backdrop} />
        <Base.Popup className={s.popup}>
          <Base.Title className={s.title}>{message}</Base.Title>
          {children && (
            <Base.Description className={s.text} render={<div />}>
              {children}
            </Base.Description>
          )}
          <div className={s.buttons}>
            <Button variant="primary" onClick={onClose}>
              {okLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
