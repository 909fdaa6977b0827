import {
  fallbackFor,
  LOTS,
  lotCookie,
  lotOf,
  type PartEntry,
  type Release,
  releaseFor,
} from "@dryrun/domain/system/releases";

/** Drawn once for each document. */
let isDrawn = false;
/** Returns the visitor's lot, drawn when the first canary appears; none without cookies, as on the server. */
function lot(): number | undefined {
  const keptLot = lotOf(document.cookie);
  if (keptLot !== undefined || isDrawn) return keptLot;
  isDrawn = true;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the oldest browsers that we support
  document.cookie = lotCookie(Math.floor(Math.random() * LOTS));
  return lotOf(document.cookie);
}
const wantedOf = (entry: PartEntry) => releaseFor(entry, entry.canary ? lot() : undefined);

const keyOf = (name: string) => `failed-release:${name}`;
function failedOf(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Returns the release of this visitor: the one of their lot, or its replacement after it failed in this tab. */
export function chosenRelease(entry: PartEntry): Release {
  const wanted = wantedOf(entry);
  const fallback = failedOf(entry.name) === wanted.version ? fallbackFor(entry, wanted) : undefined;
  return fallback ?? wanted;
}

/** Whether another release is available and this one is not yet noted as failed. */
export function hasFallback(entry: PartEntry, failed: Release): boolean {
  const wanted = wantedOf(entry);
  if (failed.version !== wanted.version || !fallbackFor(entry, wanted)) return false;
  return failedOf(entry.name) !== wanted.version;
}

/**
 * Notes for this tab that a release failed. Returns true if another one is available and this failure is new: only then may the document be
 * reloaded.
 */
export function pinFallback(entry: PartEntry, failed: Release): boolean {
  if (!hasFallback(entry, failed)) return false;
  try {
    sessionStorage.setItem(keyOf(entry.name), failed.version);
    return true;
  } catch {
    return false; // without storage, a reload could repeat for ever
  }
}
