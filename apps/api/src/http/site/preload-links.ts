import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Release } from "@dryrun/domain/system/releases";
import { scriptsOf } from "./content.ts";

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<"js" | "css", { sync: string[] }> }[];
}

const LIST = "</remotes.json>; rel=preload; as=fetch; crossorigin";

/** A script or a sheet of the release. */
const preloadOf = (entry: string) => (name: string) =>
  `<${path.posix.dirname(entry)}/${name}>; rel=preload; as=${name.endsWith(".css") ? "style" : "script"}`;

/** What a page of the application begins with. */
interface Begin {
  /** The folder of the shell's release. */
  shellDir: string;
  /** Of the part, if one owns the page. */
  release?: Release | undefined;
  /** The chunks of one page of the part. */
  page?: readonly string[] | undefined;
}

/**
 * Builds the Link header that preloads what the shell would otherwise fetch one after the other once it runs: on a slow phone
 * this saves most of a second. The shell's scripts are first: they are the most, and without HTTP/2 a browser asks for six
 * files at once, so that behind the small ones they would wait while the line is idle. A release never changes, so its lines
 * are cached.
 */
export function createPreloadLinks(siteDir: string): (begin: Begin) => string {
  const shells = new Map<string, string[]>();
  const parts = new Map<string, string[]>();

  function known(lines: Map<string, string[]>, name: string, make: () => string[]): string[] {
    const made = lines.get(name) ?? make();
    lines.set(name, made);
    return made;
  }
  function shellLines(shellDir: string): string[] {
    const index = readFileSync(path.join(shellDir, "index.html"), "utf8");
    return scriptsOf(index).map((url) => `<${url}>; rel=preload; as=script`);
  }
  function partLines({ entry }: Release): string[] {
    const file = path.join(siteDir, entry);
    // A part that is served from elsewhere has no files here.
    if (!entry.startsWith("/remotes/") || !existsSync(file)) return [];
    const { metaData, exposes } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    const scripts = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
    const styles = exposes.flatMap(({ assets }) => assets.css.sync);
    return [
      // Without its hash, which browsers ignore for a preloaded answer, and say so; the shell's own request is checked.
      `<${entry}>; rel=preload; as=fetch; crossorigin`,
      ...[...scripts, ...styles].map(preloadOf(entry)),
    ];
  }
  return ({ shellDir, release, page = [] }) =>
    [
      ...known(shells, shellDir, () => shellLines(shellDir)),
      LIST,
      ...(release ? known(parts, release.entry, () => partLines(release)) : []),
      ...(release ? page.map(preloadOf(release.entry)) : []),
    ].join(", ");
}
