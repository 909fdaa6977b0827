import { ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { withIds } from "./ids.ts";
import { contextOf, isTracing, SPAN_KINDS, startSpan } from "./spans.ts";

/** Older pages are not traced when they close, in ms: collectors refuse old spans. */
const OLDEST_MS = 3_600_000;

interface Page {
  /** The part that owns the route; not the page's address. */
  part: string;
  version: string;
  /** The header of the page's first calls. */
  trace: string;
  /** How long the page took to load, and how long ago it began, by the browser's own clock: only differences are used. */
  loadedMs: number | null;
  ageMs: number | null;
}

/** Records the span of a page's load, as its browser measured it; the calls that the page made are its children. */
export function tracePage({ part, version, trace: header, loadedMs, ageMs }: Page): void {
  const ids = trace.getSpanContext(contextOf(header));
  if (!isTracing() || !ids || loadedMs === null || ageMs === null || ageMs > OLDEST_MS) return;
  const startTime = Date.now() - ageMs;
  const attributes = { "dryrun.part": part, "dryrun.version": version };
  const deps = { kind: SPAN_KINDS.page, attributes, parent: ROOT_CONTEXT, startTime };
  withIds(ids, () => startSpan(`page ${part}`, deps)).end(startTime + Math.min(loadedMs, ageMs));
}
