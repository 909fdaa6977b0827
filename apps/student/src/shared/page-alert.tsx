import { useChunk } from "@dryrun/design-system/use-chunk";
import { useEffect, useEffectEvent } from "react";

const load = () => import("@dryrun/design-system/overlays/alert-dialog");

export interface PageAlertProps {
  isOpen: boolean;
  onClose: () => void;
  message: string;
  /** Details, shown below the message. */
  reason?: string;
}

/** An AlertDialog that is loaded when it first opens; if that fails, the browser's alert is used. */
export function PageAlert({ isOpen, onClose, message, reason }: PageAlertProps) {
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  const text = useEffectEvent(() => {
    retry();
    window.alert([message, reason].filter(Boolean).join("\n"));
    onClose();
  });
  const isPlain = hasFailed && isOpen;
  useEffect(() => {
    if (isPlain) text();
  }, [isPlain]);
  return (
    module && (
      <module.AlertDialog isOpen={isOpen} onClose={onClose} message={message}>
        {reason}
      </module.AlertDialog>
    )
  );
}
