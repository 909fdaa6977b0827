import { isWithin, REMOTE_CONTRACT, type Remote } from "@dryrun/remote-kit/remote";
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import { type FirstFiles, fetchAhead, readManifest } from "./manifest.ts";

export interface Release {
  version: string;
  entry: string;
  integrity: string;
}
/** A line of /remotes.json: which URLs a part owns, and its release. */
export interface RemoteEntry {
  name: string;
  owns: readonly string[];
  current: Release;
  previous?: Release;
  canary?: Release & { share: number };
}

const PATIENCE_MS = 15_000;
/** The list is a small file: its time limit ends before that of a part. */
const LIST_PATIENCE_MS = 10_000;
const loading = new Map<string, Promise<Remote>>();
const failures = new Map<string, number>();
const manifests = new Map<string, Promise<FirstFiles>>();

let known: readonly RemoteEntry[] = [];
let asked: Promise<readonly RemoteEntry[]> | undefined;
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
export function loadEntries(): Promise<readonly RemoteEntry[]> {
  asked ??= fetchEntries();
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

async function fetchEntries(): Promise<readonly RemoteEntry[]> {
  const response = await fetch("/remotes.json", { cache: "no-cache", signal: AbortSignal.timeout(LIST_PATIENCE_MS) });
  if (!response.ok) throw new Error(`remotes.json: HTTP ${response.status}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw new Error("remotes.json: not a list of parts");
  known = entries;
  for (const listener of listeners) listener();
  return known;
}

const isEntry = (value: Partial<RemoteEntry> | null): value is RemoteEntry =>
  Boolean(
    value?.name && Array.isArray(value.owns) && value.current?.entry && typeof value.current.integrity === "string",
  );

/** Reads the manifest of a release once; after a failure it is asked for again by another URL, since browsers remember answers. */
function manifestOf(name: string, { entry, integrity }: Release, failed = 0): Promise<FirstFiles> {
  const known = manifests.get(name);
  if (known && failed === 0) return known;
  const url = new URL(entry, location.href);
  if (failed > 0) url.searchParams.set("retry", String(failed));
  const reading = readManifest(url, integrity);
  manifests.set(name, reading);
  reading.catch(() => manifests.get(name) === reading && manifests.delete(name));
  return reading;
}

const loaded = new Map<string, Remote>();

/** Loads each part once; a failed load is not cached, so that Try again repeats it. */
export function loadOnce({ name, current }: RemoteEntry): Promise<Remote> {
  const started = loading.get(name) ?? load(name, current);
  loading.set(name, started);
  started.then(
    (remote) => loaded.set(name, remote),
    () => loading.delete(name),
  );
  return started;
}

/** The part that owns a path, if its code is here. */
export const loadedOwnerOf = (path: string): Remote | undefined => loaded.get(ownerOf(known, path)?.name ?? "");

/** Loads the part that owns a path; rejects where there is none. */
export async function loadOwnerOf(path: string): Promise<Remote> {
  const owner = ownerOf(await loadEntries(), path);
  if (!owner) throw new Error(`No part owns ${path}`);
  return loadOnce(owner);
}

async function load(name: string, release: Release): Promise<Remote> {
  const failed = failures.get(name) ?? 0;
  try {
    const remote = (await withTimeout(open(name, release, failed), name))?.default;
    if (!remote) throw new Error(`Part ${name} is missing`);
    if (remote.contract !== REMOTE_CONTRACT) throw new Error(`Part ${name} needs another version of the shell`);
    return remote;
  } catch (error) {
    failures.set(name, failed + 1);
    throw error;
  }
}

/** The runtime remembers an entry that failed, so that a repeated attempt is forced. */
async function open(name: string, release: Release, failed: number) {
  const { entry, scripts, styles } = await manifestOf(name, release, failed);
  // Beside the entry, which would ask for them once it runs.
  fetchAhead("preload", "script", scripts);
  fetchAhead("preload", "style", styles);
  registerRemotes([{ name, entry }], { force: failed > 0 });
  return loadRemote<{ default: Remote }>(`${name}/remote`);
}

function withTimeout<T>(work: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new Error(`Part ${name} did not answer in ${PATIENCE_MS / 1000} s`);
    const timer = setTimeout(reject, PATIENCE_MS, late);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The part that owns a path. */
export const ownerOf = (entries: readonly RemoteEntry[], path: string) =>
  entries.find(({ owns }) => owns.some((prefix) => isWithin(prefix, path)));

/** Fetches a part's first files before they are needed; never under Save-Data. */
export async function prefetch({ name, current }: RemoteEntry) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const files = await manifestOf(name, current).catch(() => undefined); // its pages report what does not load
  if (!files) return;
  fetchAhead("prefetch", "script", [files.entry, ...files.scripts]);
  fetchAhead("prefetch", "style", files.styles);
}
