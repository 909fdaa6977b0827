import { isPartEntry, type PartEntry } from "@dryrun/domain/system/releases";

/** The list is a small file: its time limit ends before that of a part. */
const PATIENCE_MS = 10_000;

let known: readonly PartEntry[] = [];
let text = "";
let asked: Promise<readonly PartEntry[]> | undefined;
let isRefreshing = false;
const listeners = new Set<() => void>();
export const knownEntries = () => known;
export function onEntries(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Reads which parts there are, once. It rejects when no list comes within 10 s or what comes is none; a failure is forgotten, so
 * that the next call asks again.
 */
export function loadEntries(): Promise<readonly PartEntry[]> {
  asked ??= fetchEntries();
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

async function fetchEntries(): Promise<readonly PartEntry[]> {
  const response = await fetch("/remotes.json", { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE_MS) });
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

/** Reads the list again. What cannot be used leaves the list that is known. */
export async function refreshEntries() {
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    await fetchEntries();
    asked = Promise.resolve(known);
  } catch {
    // The list that is known stays.
  } finally {
    isRefreshing = false;
  }
}
