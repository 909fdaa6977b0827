// The one place that knows sonner: shared as a singleton, so that every part's toasts meet in one toaster.
import { type ComponentType, useEffect, useState } from "react";
import type { ExternalToast, toast as sonnerToast, ToasterProps } from "sonner";

type Call = (toast: typeof sonnerToast) => void;
let ready: typeof sonnerToast | null = null;
let waiting: Call[] = [];
let fetchSonner: (() => void) | null = null;

/** Sonner is fetched with the first toast: most pages never show one. */
function ask(call: Call) {
  if (ready) return call(ready);
  waiting.push(call);
  fetchSonner?.();
}

const NOTICE_MS = 5000;

/** A notice goes by itself; an error, and what can be acted on, stays until it is closed. */
const withStay = (options: ExternalToast | undefined, isError: boolean): ExternalToast => ({
  duration: isError || options?.action ? Number.POSITIVE_INFINITY : NOTICE_MS,
  ...options,
});

const kind = (name: "success" | "error" | "warning" | "info") => (message: string, options?: ExternalToast) =>
  ask((toast) => void toast[name](message, withStay(options, name === "error")));

const message = (text: string, options?: ExternalToast) => ask((toast) => void toast(text, withStay(options, false)));

/** A notice at the top of the screen; never the only place of an error. */
export const toast = Object.assign(message, {
  success: kind("success"),
  error: kind("error"),
  warning: kind("warning"),
  info: kind("info"),
  /** The one of that id, or all of them. */
  dismiss: (id?: string) => {
    if (id === undefined) waiting = [];
    ready?.dismiss(id);
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
  return (
    <>
      {toaster}
      {toaster && <Flush />}
    </>
  );
}

/** After the toaster in the tree, so that it listens by the time what waited is said. */
function Flush() {
  useEffect(() => {
    void import("sonner").then((sonner) => {
      ready = sonner.toast;
      for (const call of waiting.splice(0)) call(sonner.toast);
    });
    return () => {
      ready = null;
    };
  }, []);
  return null;
}
