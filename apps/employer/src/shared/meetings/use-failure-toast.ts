import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef } from "react";

/**
 * Returns a function that stores the failure which an open dialog shows. If the dialog leaves the page with it, because the
 * reloaded list no longer has its meeting, a toast shows the failure.
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
