import { useSession } from "@dryrun/auth/use-session";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useSyncExternalStore } from "react";
import { offlineBanner as messages } from "../messages/frame.en-in.ts";
import * as s from "./frame.module.css";

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * Measures the banner, because the bars and the toasts are below it and its height depends on how its text wraps. It hides the banner of an
 * interview.
 */
function measure(banner: HTMLElement | null) {
  const { style, dataset } = document.documentElement;
  dataset.hasOffline = "";
  const set = () => style.setProperty("--banner-top", `${banner?.offsetHeight ?? 0}px`);
  set();
  addEventListener("resize", set);
  return () => {
    removeEventListener("resize", set);
    style.removeProperty("--banner-top");
    delete dataset.hasOffline;
  };
}

/** Shown while the network or the server is unavailable; a lost connection does not sign anyone out. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const session = useSession();
  if (isOnline && session.state !== "unreachable") return null;
  const retry = session.state === "unreachable" ? session.retry : undefined;
  return (
    <div className={s.offline} ref={measure}>
      <Banner tone="warning" action={retry && <Button onClick={retry}>{messages.tryAgain}</Button>}>
        {isOnline ? messages.unreachable : messages.offline}
      </Banner>
    </div>
  );
}
