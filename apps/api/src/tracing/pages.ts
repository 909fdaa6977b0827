import { ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { withIds } from "./ids.ts";
import { contextOf, isTracing, SPAN_KINDS, startSpan } from "./spans.ts";

/** A page that stayed open for longer is of no interest when it closes, and collectors refuse what is old. */
const OLDEST_MS = 3_600_000;

interface Page {
  /** The route's owner; no address of the page. */
  part: string;
  version: string;
  /** The header of the page's first calls. */
  trace: string;
  /** How long it loaded, and how long ago it began, by the browser's own clock: only differences are used. */
  loadedMs: number | null;
  ageMs: number | null;
}

/** The span of a page's load, as its browser measured it: the calls that it made are below it. */
export function tracePage({ part, version, trace: header, loadedMs, ageMs }: Page): void {
  const ids = trace.getSpanContext(contextOf(header));
  if (!isTracing() || !ids || loadedMs === null || ageMs === null || ageMs > OLDEST_MS) return;
  const startTime = Date.now() - ageMs;
  const attributes = { "dryrun.part": part, "dryrun.version": version };
  const parts = { kind: SPAN_KINDS.page, attributes, parent: ROOT_CONTEXT, startTime };
  withIds(ids, () => startSpan(`page ${part}`, parts)).end(startTime + Math.min(loadedMs, ageMs));
}
