import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useId } from "react";

const SHOWN_MS = 5000;

/** Shows why a form was refused as a toast too. The summary says the same and has the focus, so the toast goes by itself. */
export function useRefusalToast() {
  const id = useId();
  useEffect(() => () => void toast.dismiss(id), [id]); // it speaks of this form only
  return {
    show: (text: string) => void toast.error(text, { id, duration: SHOWN_MS }),
    hide: () => void toast.dismiss(id),
  };
}
