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
/** The visitor's lot, which is drawn when the first canary is seen; none where cookies are refused, as the server sees it. */
function lot(): number | undefined {
  const kept = lotOf(document.cookie);
  if (kept !== undefined || isDrawn) return kept;
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

/** The release that this visitor uses: the one of their lot, or what replaces it after it failed in this tab. */
export function chosenRelease(entry: PartEntry): Release {
  const wanted = wantedOf(entry);
  const fallback = failedOf(entry.name) === wanted.version ? fallbackFor(entry, wanted) : undefined;
  return fallback ?? wanted;
}

/** Whether there is another release to use, and this one has not been noted as failed. */
export function hasFallback(entry: PartEntry, failed: Release): boolean {
  const wanted = wantedOf(entry);
  if (failed.version !== wanted.version || !fallbackFor(entry, wanted)) return false;
  return failedOf(entry.name) !== wanted.version;
}

/**
 * Notes for this tab that a release failed. True when there is another one to use, and this release is noted for the first
 * time: only then may the document be loaded again.
 */
export function pinFallback(entry: PartEntry, failed: Release): boolean {
  if (!hasFallback(entry, failed)) return false;
  try {
    sessionStorage.setItem(keyOf(entry.name), failed.version);
    return true;
  } catch {
    return false; // it could not be known that the document was loaded again
  }
}
