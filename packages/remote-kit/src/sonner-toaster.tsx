import { useEffect } from "react";
import { Toaster as Sonner, type ToasterProps, toast } from "sonner";

export interface SonnerToasterProps extends ToasterProps {
  onReady: (sonner: typeof toast | null) => void;
}

/** Loaded with the first toast. */
export function SonnerToaster({ onReady, ...props }: SonnerToasterProps) {
  useEffect(leadOnFromToasts, []);
  return (
    <>
      <Sonner {...props} />
      <Ready onReady={onReady} />
    </>
  );
}

/**
 * Continues Tab from the last button of the toasts to the top of the page. Sonner would return the focus to where it was before the toasts,
 * so that Tab from the last control of a page would never get past them. Returns a function that undoes it.
 */
function leadOnFromToasts(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const toasts = document.querySelector("[data-sonner-toaster]");
    if (event.key !== "Tab" || event.shiftKey || !toasts?.contains(document.activeElement)) return;
    const last = [...toasts.querySelectorAll<HTMLElement>("button, a[href]")].at(-1);
    if (last && document.activeElement !== last) return;
    // After sonner has returned the focus.
    setTimeout(() => document.querySelector<HTMLElement>("a[href], button, [tabindex='0']")?.focus());
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** Rendered after the toaster, so that it is ready when queued toasts are shown. */
function Ready({ onReady }: Pick<SonnerToasterProps, "onReady">) {
  useEffect(() => {
    onReady(toast);
    return () => onReady(null);
  }, [onReady]);
  return null;
}
