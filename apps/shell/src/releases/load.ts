import { type PartEntry, type Release, SHELL } from "@dryrun/domain/system/releases";
import { isWithin, REMOTE_CONTRACT, type Remote } from "@dryrun/remote-kit/remote";
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import { chosenRelease } from "./choice.ts";
import { knownEntries, loadEntries } from "./list.ts";
import { type FirstFiles, fetchAhead, readManifest } from "./manifest.ts";

const TIMEOUT_MS = 15_000;
const LATE = "TimeoutError";
const loading = new Map<string, Promise<Remote>>();
const failures = new Map<string, number>();
/** The manifests of releases, by their entry. */
const manifests = new Map<string, Promise<FirstFiles>>();

/** Why a part did not load, with its release. */
export class PartFault extends Error {
  release: Release;
  /**
   * The files that the browser should run; none while the manifest has not loaded. Half-loaded code can only start again in a new document.
   */
  files: readonly string[];
  /** There was no answer in time. A slow connection has the same effect, so it proves no fault of the release. */
  isLate: boolean;
  constructor(cause: unknown, release: Release, files: readonly string[]) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.release = release;
    this.files = files;
    this.isLate = cause instanceof Error && cause.name === LATE;
  }
}

/** Loads the manifest of a release once. After a failure it uses another URL, because browsers cache answers. */
function manifestOf({ entry, integrity }: Release, failed = 0): Promise<FirstFiles> {
  const knownManifest = manifests.get(entry);
  if (knownManifest && failed === 0) return knownManifest;
  const url = new URL(entry, location.href);
  if (failed > 0) url.searchParams.set("retry", String(failed));
  const reading = readManifest(url, integrity);
  manifests.set(entry, reading);
  reading.catch(() => manifests.get(entry) === reading && manifests.delete(entry));
  return reading;
}

const loaded = new Map<string, { remote: Remote; version: string }>();

/** Loads each part once; a failed load is not cached, so that Try again repeats it. */
export function loadOnce(entry: PartEntry): Promise<Remote> {
  const { name } = entry;
  const cached = loading.get(name);
  if (cached) return cached;
  const release = chosenRelease(entry);
  const started = load(name, release);
  loading.set(name, started);
  started.then(
    (remote) => loaded.set(name, { remote, version: release.version }),
    () => loading.delete(name),
  );
  return started;
}

/** Returns the part that owns a path, if its code has loaded. */
export const loadedOwnerOf = (path: string): Remote | undefined =>
  loaded.get(ownerOf(knownEntries(), path)?.name ?? "")?.remote;

/** Loads the part that owns a path; rejects if no part does. */
export async function loadOwnerOf(path: string): Promise<Remote> {
  const owner = ownerOf(await loadEntries(), path);
  if (!owner) throw new Error(`No part owns ${path}`);
  return loadOnce(owner);
}

/** Returns the version of the running shell, which its release writes into the page; empty in development. */
const shellVersion = () => document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? "";

/** Returns the version of a part that is running or would be loaded; without a name, of the shell. */
export function versionOf(name: string = SHELL): string {
  if (name === SHELL) return shellVersion();
  const entry = knownEntries().find((one) => one.name === name);
  return loaded.get(name)?.version ?? (entry ? chosenRelease(entry).version : "");
}

async function load(name: string, release: Release): Promise<Remote> {
  const failed = failures.get(name) ?? 0;
  const files: string[] = [];
  try {
    const remote = (await withTimeout(open(name, release, failed, files), name))?.default;
    if (!remote) throw new Error(`Part ${name} is missing`);
    if (remote.contract !== REMOTE_CONTRACT) throw new Error(`Part ${name} needs another version of the shell`);
    return remote;
  } catch (error) {
    failures.set(name, failed + 1);
    throw new PartFault(error, release, files);
  }
}

/** Opens a part. The runtime remembers a failed entry, so that a retry is forced. Adds the requested URLs to `files`. */
async function open(name: string, release: Release, failed: number, files: string[]) {
  const { entry, scripts, styles } = await manifestOf(release, failed);
  files.push(entry, ...scripts, ...styles);
  // In parallel with the entry, which would request them only when it runs.
  fetchAhead("preload", "script", scripts);
  fetchAhead("preload", "style", styles);
  registerRemotes([{ name, entry }], { force: failed > 0 });
  return loadRemote<{ default: Remote }>(`${name}/remote`);
}

function withTimeout<T>(work: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = Object.assign(new Error(`Part ${name} did not answer in ${TIMEOUT_MS / 1000} s`), { name: LATE });
    const timer = setTimeout(reject, TIMEOUT_MS, late);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns the part that owns a path. */
export const ownerOf = (entries: readonly PartEntry[], path: string) =>
  entries.find(({ owns }) => owns.some((prefix) => isWithin(prefix, path)));

/** Fetches a part's first files before they are needed; never under Save-Data. */
export async function prefetch(entry: PartEntry) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const files = await manifestOf(chosenRelease(entry)).catch(() => undefined); // the part's pages report a failure
  if (!files) return;
  fetchAhead("prefetch", "script", [files.entry, ...files.scripts]);
  fetchAhead("prefetch", "style", files.styles);
}
