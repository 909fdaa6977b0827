import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef } from "react";

/**
 * Shows the error of a dialog as a toast if the dialog is gone, because the reloaded list no longer has its meeting. Call the
 * returned function with each error that the dialog shows.
 */
export function useFailureToast(isOpen: boolean): (message: string | undefined) => void {
  const shown = useRef<string>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    if (!isOpen) shown.current = undefined;
  }, [isOpen]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (shown.current) toast.error(shown.current);
    };
  }, []);
  return (message) => {
    if (isGone.current && message) toast.error(message);
    else shown.current = message;
  };
}
