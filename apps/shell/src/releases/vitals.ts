import { API_PATH } from "@dryrun/api-client/early/early-url";
import { traceparent } from "@dryrun/api-client/traceparent";
import { pageVitals } from "@dryrun/domain/system/calls";
import { SHELL } from "@dryrun/domain/system/releases";
import { pageNameOf } from "@dryrun/domain/system/vitals/pages";
import { onCLS, onINP, onLCP } from "web-vitals";
import { knownEntries } from "./list.ts";
import { ownerOf, versionOf } from "./load.ts";

/** Measures this document's performance, and sends it once, when the page is hidden or left. */
export function measurePage(path = location.pathname) {
  const trace = traceparent();
  const vitals: Record<"lcp" | "inp" | "cls", number | null> = { lcp: null, inp: null, cls: null };
  onLCP(({ value }) => {
    vitals.lcp = value;
  });
  onINP(({ value }) => {
    vitals.inp = value;
  });
  onCLS(({ value }) => {
    vitals.cls = value;
  });
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const part = ownerOf(knownEntries(), path)?.name ?? SHELL;
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const times = { loadedMs: load?.loadEventEnd ?? null, ageMs: performance.now() };
    const body = JSON.stringify({ part, version: versionOf(part), page: pageNameOf(path), ...vitals, trace, ...times });
    const headers = { "content-type": "application/json" };
    const sending = fetch(API_PATH + pageVitals.path, { method: pageVitals.method, body, headers, keepalive: true });
    sending.catch(() => {}); // a page without measurements still works
  };
  document.addEventListener("visibilitychange", send);
}
