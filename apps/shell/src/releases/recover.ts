import { API_PATH } from "@dryrun/api-client/early/early-url";
import { clientErrors } from "@dryrun/domain/system/calls";
import type { PartEntry } from "@dryrun/domain/system/releases";
import { isPageHeld } from "@dryrun/remote-kit/held-page";
import { hasFallback, pinFallback } from "./choice.ts";
import { PartFault } from "./load.ts";

/** The longest time for fetching failed files again, before the document is reloaded in any case. */
const REFETCH_MS = 5000;
/** The server accepts no longer message. */
const LONGEST_MESSAGE = 500;

/**
 * Handles the failure of a release. Returns true if this tab uses another release from now on, so that the document must be reloaded. This
 * happens once per release, never without a network or because of a timeout, and is reported. Releases share files, so the failed ones are
 * first fetched past the caches.
 */
export async function fallsBack(entry: PartEntry, error: unknown, signal: AbortSignal): Promise<boolean> {
  if (!(error instanceof PartFault) || error.isLate || !navigator.onLine || isPageHeld()) return false;
  if (!hasFallback(entry, error.release)) return false;
  await refetch(error.files);
  if (signal.aborted || isPageHeld() || !pinFallback(entry, error.release)) return false;
  report({ part: entry.name, version: error.release.version, message: `${error.message}; fell back` });
  return true;
}

/** Sends a report that outlives the document. */
function report({ message, ...fault }: { part: string; version: string; message: string }) {
  const body = JSON.stringify({ ...fault, message: message.slice(0, LONGEST_MESSAGE), requestId: "" });
  const headers = { "content-type": "application/json" };
  void fetch(API_PATH + clientErrors.path, { method: clientErrors.method, body, headers, keepalive: true }).catch(
    () => {},
  );
}

/** Returns the file of a page's script or style chunk that did not load. */
function chunkOf(error: unknown): string | undefined {
  const { name, code, request } = error as { name?: unknown; code?: unknown; request?: unknown };
  const isChunk = name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
  return isChunk ? String(request) : undefined;
}

/** Returns the code files that a page's error is about; undefined if it is about none, and calling the server again may help. */
export function brokenFiles(error: unknown): readonly string[] | undefined {
  if (error instanceof PartFault) return error.files.length > 0 ? error.files : undefined;
  const chunk = typeof error === "object" && error !== null ? chunkOf(error) : undefined;
  return chunk === undefined ? undefined : [chunk];
}

/** Fetches files past the caches, because the browser may have cached a broken answer for a year. */
async function refetch(files: readonly string[]) {
  const signal = AbortSignal.timeout(REFETCH_MS);
  const read = async (url: string) => (await fetch(url, { cache: "reload", signal })).arrayBuffer();
  await Promise.allSettled(files.map(read));
}

/** Reloads the document after code failed, because a script that hangs or stopped halfway cannot be loaded again in the same one. */
export async function startAgain(files: readonly string[], page: Pick<Location, "reload"> = location) {
  await refetch(files);
  page.reload();
}

export type Place = Pick<Location, "pathname" | "search" | "hash">;

/** Opens an address in a new document, even if the router has already written it. */
export function openDocument(
  { pathname, search, hash }: Place,
  page: Pick<Location, "href" | "assign" | "reload"> = location,
) {
  const url = new URL(pathname + search + hash, page.href).href;
  if (url === page.href) page.reload();
  else page.assign(url);
}
