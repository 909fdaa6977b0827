import { isPartEntry, type PartEntry } from "@dryrun/domain/system/releases";

/** The list is a small file, so its timeout is shorter than that of a part. */
const TIMEOUT_MS = 10_000;

let known: readonly PartEntry[] = [];
let text = "";
let runningFetch: Promise<readonly PartEntry[]> | undefined;
let isRefreshing = false;
const listeners = new Set<() => void>();
export const knownEntries = () => known;
export function onEntries(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the list of parts once. Rejects if no valid list arrives within 10 s; a failure is not cached, so that the next call retries. */
export function loadEntries(): Promise<readonly PartEntry[]> {
  runningFetch ??= fetchEntries();
  runningFetch.catch(() => {
    runningFetch = undefined;
  });
  return runningFetch;
}

async function fetchEntries(): Promise<readonly PartEntry[]> {
  const response = await fetch("/remotes.json", { cache: "no-cache", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`remotes.json: HTTP ${response.status}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries) || !entries.every(isPartEntry)) throw new Error("remotes.json: not a list of parts");
  const now = JSON.stringify(entries);
  if (now === text) return known;
  text = now;
  known = entries;
  for (const listener of listeners) listener();
  return known;
}

/** Reloads the list. An invalid answer keeps the previous list. */
export async function refreshEntries() {
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    await fetchEntries();
    runningFetch = Promise.resolve(known);
  } catch {
    // The previous list stays.
  } finally {
    isRefreshing = false;
  }
}
