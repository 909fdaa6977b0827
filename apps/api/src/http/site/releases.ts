import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isPartEntry, lotOf, type PartEntry, type Release, releaseFor, SHELL } from "@dryrun/domain/system/releases";

/** The site's list of releases; it is replaced as a whole. */
export const LIST = "remotes.json";

/** A request, whose cookies contain the visitor's lot. */
type Asking = { headers: { cookie?: string | undefined } };

/** The files of a release of the shell that the server reads for every page. */
const SHELL_FILES = ["index.html", "csp.json"];
/** A refused list is read again after this time, in ms: the folder of its shell may arrive later. */
const AGAIN_MS = 1000;

/** Reads the list from a file; throws if it is invalid or if files of a shell that visitors would get are missing. */
function readList(file: string): readonly PartEntry[] {
  const parts = JSON.parse(readFileSync(file, "utf8")) as (Partial<PartEntry> | null)[];
  if (!Array.isArray(parts) || !parts.every(isPartEntry)) throw new Error("not a list of parts");
  const shell = parts.find(({ name }) => name === SHELL);
  if (!shell) throw new Error("no line of the shell");
  const entries = [shell.current.entry, shell.canary?.entry ?? ""].filter(isHere);
  const missing = entries
    .flatMap((entry) => SHELL_FILES.map((name) => path.posix.join(path.posix.dirname(entry), name)))
    .find((name) => !existsSync(path.join(path.dirname(file), name)));
  if (missing) throw new Error(`${missing} is not here`);
  return parts;
}
/** Whether a release's files are in the site folder; other releases are hosted elsewhere. */
const isHere = (entry: string) => entry.startsWith("/remotes/");

/** Reads the list whenever it has changed. An invalid one keeps the last valid one. */
function createList(file: string, onRefused: (why: unknown) => void) {
  let entries: readonly PartEntry[] = [];
  let readAt = "";
  let againAt = Number.POSITIVE_INFINITY;
  return () => {
    const { mtimeMs, ino, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, ino: 0, size: 0 };
    const stamp = `${mtimeMs} ${ino} ${size}`;
    if (stamp === readAt && performance.now() < againAt) return entries;
    const isNew = stamp !== readAt;
    readAt = stamp;
    try {
      entries = readList(file);
      againAt = Number.POSITIVE_INFINITY;
    } catch (error) {
      againAt = performance.now() + AGAIN_MS;
      if (isNew) onRefused(error);
    }
    return entries;
  };
}

/** Returns the current releases of a site folder. An invalid list keeps the last valid one, and is logged once. */
export function createReleases(siteDir: string, onRefused: (why: unknown) => void = () => {}) {
  const list = createList(path.join(siteDir, LIST), onRefused);
  /** Returns the folder of a release's files; undefined if it is hosted elsewhere. */
  const dirOf = ({ entry }: Release) => (isHere(entry) ? path.join(siteDir, path.dirname(entry)) : undefined);
  const shellEntry = () => list().find(({ name }) => name === SHELL);
  const shellsDir = path.join(siteDir, "remotes", SHELL);

  return {
    siteDir,
    list,
    dirOf,
    /** Returns the versions of a part that visitors currently get. */
    versions: (part: string) =>
      list().flatMap(({ name, current, previous, canary }) =>
        name === part ? [current, previous, canary].flatMap((one) => one?.version ?? []) : [],
      ),
    ownerOf: (pathname: string) =>
      list().find(({ owns }) => owns.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))),
    /** Returns the folder of the shell that this visitor gets. */
    shellDir(request?: Asking): string {
      const entry = shellEntry();
      const release = entry && releaseFor(entry, lotOf(request?.headers.cookie));
      return (release && dirOf(release)) ?? path.join(shellsDir, "none");
    },
    /** Returns the folders of all local releases of the shell: an open page requests files of its own release. */
    shellDirs(): string[] {
      const names = existsSync(shellsDir) ? readdirSync(shellsDir) : [];
      return names.map((name) => path.join(shellsDir, name));
    },
    releaseOf: (entry: PartEntry, request: Asking): Release => releaseFor(entry, lotOf(request.headers.cookie)),
    /** Returns the release of a part, by its name, that this visitor gets. */
    releaseOfPart(name: string, request: Asking): Release | undefined {
      const entry = list().find((one) => one.name === name);
      return entry && releaseFor(entry, lotOf(request.headers.cookie));
    },
  };
}
export type Releases = ReturnType<typeof createReleases>;
