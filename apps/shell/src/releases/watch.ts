import { knownEntries, refreshEntries } from "./list.ts";

/** An open page detects a release within this time. */
const INTERVAL_MS = 60_000;

/** Reloads the list every minute, and when the person returns to the page. Returns a function that stops it. */
export function watchEntries(): () => void {
  const look = () => {
    if (document.visibilityState === "visible" && knownEntries().length > 0) void refreshEntries();
  };
  const timer = setInterval(look, INTERVAL_MS);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}
