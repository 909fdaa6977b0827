import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useId, useRef } from "react";

const SHOWN_MS = 5000;

/** Also shows the reason of a refusal as a toast. The summary has the same text and the focus, so the toast closes automatically. */
export function useRefusalToast() {
  const id = useId();
  const last = useRef(0);
  const hide = () => void toast.dismiss(`${id}${last.current}`);
  useEffect(() => () => void toast.dismiss(`${id}${last.current}`), [id]); // it belongs to this form only
  return {
    show(text: string) {
      last.current += 1; // sonner would remove a toast that reuses the id of one just dismissed
      toast.error(text, { id: `${id}${last.current}`, duration: SHOWN_MS });
    },
    hide,
  };
}
