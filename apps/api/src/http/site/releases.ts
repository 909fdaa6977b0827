import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isPartEntry, lotOf, type PartEntry, type Release, releaseFor, SHELL } from "@dryrun/domain/system/releases";

/** Where the site's list of releases is; it is replaced as a whole. */
export const LIST = "remotes.json";

/** A request, of which the cookies say the lot. */
type Asking = { headers: { cookie?: string | undefined } };

/** Which releases a site folder names now. A list that is broken or missing leaves the last good one. */
export function createReleases(siteDir: string) {
  const file = path.join(siteDir, LIST);
  let entries: readonly PartEntry[] = [];
  let readAt = "";

  function list(): readonly PartEntry[] {
    const { mtimeMs, ino, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, ino: 0, size: 0 };
    const stamp = `${mtimeMs} ${ino} ${size}`;
    if (stamp === readAt) return entries;
    readAt = stamp;
    try {
      const parts = JSON.parse(readFileSync(file, "utf8")) as (Partial<PartEntry> | null)[];
      if (parts.every(isPartEntry)) entries = parts;
    } catch {
      // The last good list holds.
    }
    return entries;
  }
  /** The folder of a release's files; undefined where it is served from elsewhere. */
  const dirOf = ({ entry }: Release) =>
    entry.startsWith("/remotes/") ? path.join(siteDir, path.dirname(entry)) : undefined;
  const shellEntry = () => list().find(({ name }) => name === SHELL);
  const shellsDir = path.join(siteDir, "remotes", SHELL);

  return {
    list,
    dirOf,
    /** The releases of a part that visitors have now, by their versions. */
    versions: (part: string) =>
      list().flatMap(({ name, current, previous, canary }) =>
        name === part ? [current, previous, canary].flatMap((one) => one?.version ?? []) : [],
      ),
    ownerOf: (pathname: string) =>
      list().find(({ owns }) => owns.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))),
    /** The shell that this visitor gets. */
    shellDir(request?: Asking): string {
      const entry = shellEntry();
      const release = entry && releaseFor(entry, lotOf(request?.headers.cookie));
      return (release && dirOf(release)) ?? path.join(shellsDir, "none");
    },
    /** All releases of the shell that are here: a page that is open asks for files of its own. */
    shellDirs(): string[] {
      const names = existsSync(shellsDir) ? readdirSync(shellsDir) : [];
      return names.map((name) => path.join(shellsDir, name));
    },
    releaseOf: (entry: PartEntry, request: Asking): Release => releaseFor(entry, lotOf(request.headers.cookie)),
  };
}
export type Releases = ReturnType<typeof createReleases>;
