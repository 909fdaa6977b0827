import { API_PATH } from "@dryrun/api-client/api-path";
import { clientErrors } from "@dryrun/domain/system/calls";
import type { PartEntry } from "@dryrun/domain/system/releases";
import { isPageHeld } from "@dryrun/remote-kit/held-page";
import { hasFallback, pinFallback } from "./choice.ts";
import { PartFault } from "./load.ts";

/** Fetching what failed again may take this long, before the document is loaded again in any case. */
const REFETCH_MS = 5000;
/** The server takes no longer message. */
const LONGEST_MESSAGE = 500;

/**
 * After a release failed: true if this tab uses another one from now on, so that the document must be loaded again. That happens
 * once for a release, never without a network nor because it was late, and is reported. Releases share files, so those that failed
 * are fetched past the caches first.
 */
export async function fallsBack(entry: PartEntry, error: unknown, signal: AbortSignal): Promise<boolean> {
  if (!(error instanceof PartFault) || error.isLate || !navigator.onLine || isPageHeld()) return false;
  if (!hasFallback(entry, error.release)) return false;
  await refetch(error.files);
  if (signal.aborted || isPageHeld() || !pinFallback(entry, error.release)) return false;
  report({ part: entry.name, version: error.release.version, message: `${error.message}; fell back` });
  return true;
}

/** Outlives the document. */
function report({ message, ...fault }: { part: string; version: string; message: string }) {
  const body = JSON.stringify({ ...fault, message: message.slice(0, LONGEST_MESSAGE), requestId: "" });
  const headers = { "content-type": "application/json" };
  void fetch(API_PATH + clientErrors.path, { method: clientErrors.method, body, headers, keepalive: true }).catch(
    () => {},
  );
}

/** A page's chunk of scripts or styles that did not load: which file it was. */
function chunkOf(error: unknown): string | undefined {
  const { name, code, request } = error as { name?: unknown; code?: unknown; request?: unknown };
  const isChunk = name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
  return isChunk ? String(request) : undefined;
}

/** The files of code that an error of a page is about; undefined when it is about none, and asking the server again may help. */
export function brokenFiles(error: unknown): readonly string[] | undefined {
  if (error instanceof PartFault) return error.files.length > 0 ? error.files : undefined;
  const chunk = typeof error === "object" && error !== null ? chunkOf(error) : undefined;
  return chunk === undefined ? undefined : [chunk];
}

/** Fetches files past the caches: the browser may have kept a broken answer for a year. */
async function refetch(files: readonly string[]) {
  const signal = AbortSignal.timeout(REFETCH_MS);
  const read = async (url: string) => (await fetch(url, { cache: "reload", signal })).arrayBuffer();
  await Promise.allSettled(files.map(read));
}

/** Loads the document again after code failed: a script that hangs, or has run halfway, cannot be asked for again in the same one. */
export async function startAgain(files: readonly string[], page: Pick<Location, "reload"> = location) {
  await refetch(files);
  page.reload();
}

export type Place = Pick<Location, "pathname" | "search" | "hash">;

/** Opens a place in a new document. The router may have written it into the address already. */
export function openDocument(
  { pathname, search, hash }: Place,
  page: Pick<Location, "href" | "assign" | "reload"> = location,
) {
  const url = new URL(pathname + search + hash, page.href).href;
  if (url === page.href) page.reload();
  else page.assign(url);
}
