// The only import of sonner: shared as a singleton, so that the toasts of all parts use one toaster.
import { type ComponentType, useEffect, useState } from "react";
import type { ExternalToast, toast as sonnerToast, ToasterProps } from "sonner";
import type { SonnerToasterProps as LoadedProps } from "./sonner-toaster.tsx";

type Call = (toast: typeof sonnerToast) => void;
type Id = ExternalToast["id"];
/** Set while the toaster is mounted. */
let ready: typeof sonnerToast | null = null;
/** Set once loaded: stores toasts if the toaster is unmounted. */
let fetched: typeof sonnerToast | null = null;
let waiting: { call: Call; id: Id }[] = [];
let fetchSonner: (() => void) | null = null;

/** Loads sonner with the first toast, because most pages never show one. */
function ask(call: Call, id: Id) {
  if (ready) return call(ready);
  waiting.push({ call, id });
  fetchSonner?.();
}

const NOTICE_MS = 5000;

/** A notice disappears automatically; an error, or a toast with an action, stays until it is closed. */
const withStay = (options: ExternalToast | undefined, isError: boolean): ExternalToast => ({
  duration: isError || options?.action ? Number.POSITIVE_INFINITY : NOTICE_MS,
  ...options,
});

const kind = (name: "success" | "error" | "warning" | "info") => (message: string, options?: ExternalToast) =>
  ask((toast) => void toast[name](message, withStay(options, name === "error")), options?.id);

const message = (text: string, options?: ExternalToast) =>
  ask((toast) => void toast(text, withStay(options, false)), options?.id);

/** Shows a notice at the top of the screen; an error must also be shown elsewhere. */
export const toast = Object.assign(message, {
  success: kind("success"),
  error: kind("error"),
  warning: kind("warning"),
  info: kind("info"),
  /** Dismisses the toast with this id, or all of them. */
  dismiss: (id?: string) => {
    waiting = id === undefined ? [] : waiting.filter((one) => one.id !== id);
    fetched?.dismiss(id);
  },
});

/** Called when the toaster is ready, and with null when it is unmounted. */
function setReady(sonner: typeof sonnerToast | null) {
  ready = sonner;
  if (!sonner) return;
  fetched = sonner;
  for (const { call } of waiting.splice(0)) call(sonner);
}

/** Rendered once by the shell. */
export function Toaster(props: ToasterProps) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedProps> | null>(null);
  useEffect(() => {
    const load = () => {
      fetchSonner = null; // once, unless it fails
      import("./sonner-toaster.tsx").then(
        ({ SonnerToaster }) => setLoaded(() => SonnerToaster),
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
  return Loaded && <Loaded {...props} onReady={setReady} />;
}
