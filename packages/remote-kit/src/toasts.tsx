// The one place that knows sonner: shared as a singleton, so that every part's toasts meet in one toaster.
import { type ComponentType, useEffect, useState } from "react";
import type { ExternalToast, toast as sonnerToast, ToasterProps } from "sonner";

type Call = (toast: typeof sonnerToast) => void;
type Id = ExternalToast["id"];
/** Set while the toaster is mounted. */
let ready: typeof sonnerToast | null = null;
/** Once it was fetched: it keeps toasts beyond the toaster that showed them. */
let fetched: typeof sonnerToast | null = null;
let waiting: { call: Call; id: Id }[] = [];
let fetchSonner: (() => void) | null = null;

/** Sonner is fetched with the first toast: most pages never show one. */
function ask(call: Call, id: Id) {
  if (ready) return call(ready);
  waiting.push({ call, id });
  fetchSonner?.();
}

const NOTICE_MS = 5000;

/** A notice disappears after a while; an error, or a toast with an action, stays until it is closed. */
const withStay = (options: ExternalToast | undefined, isError: boolean): ExternalToast => ({
  duration: isError || options?.action ? Number.POSITIVE_INFINITY : NOTICE_MS,
  ...options,
});

const kind = (name: "success" | "error" | "warning" | "info") => (message: string, options?: ExternalToast) =>
  ask((toast) => void toast[name](message, withStay(options, name === "error")), options?.id);

const message = (text: string, options?: ExternalToast) =>
  ask((toast) => void toast(text, withStay(options, false)), options?.id);

/** A notice at the top of the screen; never the only place of an error. */
export const toast = Object.assign(message, {
  success: kind("success"),
  error: kind("error"),
  warning: kind("warning"),
  info: kind("info"),
  /** The one of that id, or all of them. */
  dismiss: (id?: string) => {
    waiting = id === undefined ? [] : waiting.filter((one) => one.id !== id);
    fetched?.dismiss(id);
  },
});

/** Rendered once by the shell. */
export function Toaster(props: ToasterProps) {
  const [Sonner, setSonner] = useState<ComponentType<ToasterProps> | null>(null);
  const toaster = Sonner && <Sonner {...props} />;

  useEffect(() => {
    const load = () => {
      fetchSonner = null; // once, unless it fails
      import("sonner").then(
        (sonner) => setSonner(() => sonner.Toaster),
        () => {
          fetchSonner = load;
        },
      );
    };
    fetchSonner = load;
    if (waiting.length > 0) load();
    return () => {
      fetchSonner = null;
    };
  }, []);
  useEffect(() => {
    if (Sonner) return leadOnFromToasts();
  }, [Sonner]);
  return (
    <>
      {toaster}
      {toaster && <Flush />}
    </>
  );
}

/**
 * Sonner gives the focus back to where it was before the toasts, so that Tab from the last control of a page would never get past
 * them: from the last button of the toasts it continues to the top of the page instead. Returns what takes it back.
 */
function leadOnFromToasts(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const toasts = document.querySelector("[data-sonner-toaster]");
    if (event.key !== "Tab" || event.shiftKey || !toasts?.contains(document.activeElement)) return;
    const last = [...toasts.querySelectorAll<HTMLElement>("button, a[href]")].at(-1);
    if (last && document.activeElement !== last) return;
    // After sonner has given it back.
    setTimeout(() => document.querySelector<HTMLElement>("a[href], button, [tabindex='0']")?.focus());
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** Rendered after the toaster, so that it is listening when queued toasts are shown. */
function Flush() {
  useEffect(() => {
    let isThere = true;
    void import("sonner").then((sonner) => {
      fetched = sonner.toast;
      if (!isThere) return;
      ready = sonner.toast;
      for (const { call } of waiting.splice(0)) call(sonner.toast);
    });
    return () => {
      isThere = false;
      ready = null;
    };
  }, []);
  return null;
}
