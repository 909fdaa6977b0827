import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Release } from "@dryrun/domain/system/releases";
import { scriptsOf } from "./content.ts";

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<"js" | "css", { sync: string[] }> }[];
}

const LIST = "</remotes.json>; rel=preload; as=fetch; crossorigin";

/** Returns the link that preloads a script or a style sheet of the release. */
const preloadOf = (entry: string) => (name: string) =>
  `<${path.posix.join(path.posix.dirname(entry), name)}>; rel=preload; as=${name.endsWith(".css") ? "style" : "script"}`;

/** The shell's module that puts the frame of one part around a page of another, and the file that names its chunks. */
const FRAME_MODULE = "src/features/account/account-layout.tsx";
const SHELL_MODULES = "page-files.json";

/** The files that a page of the application needs first. */
interface Begin {
  /** The folder of the shell's release. */
  shellDir: string;
  /** The release of the part that owns the page, and the one of the part whose frame is around it. */
  parts?: readonly Release[];
  /** The chunks of one page of the first part. */
  page?: readonly string[] | undefined;
}

/**
 * Builds the Link header that preloads what the running shell would otherwise fetch one after the other: on a slow
 * phone this saves most of a second. The shell's scripts come first: they are the largest, and without HTTP/2 a
 * browser requests six files at a time, so that they would wait behind small files while the connection is idle. A
 * release never changes, so its headers are cached.
 */
export function createPreloadLinks(siteDir: string): (begin: Begin) => string {
  const shells = new Map<string, string[]>();
  const parts = new Map<string, string[]>();
  const frames = new Map<string, string[]>();

  function cached(lines: Map<string, string[]>, name: string, make: () => string[]): string[] {
    const created = lines.get(name) ?? make();
    lines.set(name, created);
    return created;
  }
  function shellLines(shellDir: string): string[] {
    const index = readFileSync(path.join(shellDir, "index.html"), "utf8");
    return scriptsOf(index).map((url) => `<${url}>; rel=preload; as=script`);
  }
  function frameLines(shellDir: string): string[] {
    const file = path.join(shellDir, SHELL_MODULES);
    const modules = new Map<string, string[]>(
      existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8"))) : [],
    );
    return (modules.get(FRAME_MODULE) ?? []).map(preloadOf("/index.html"));
  }
  function partLines({ entry }: Release): string[] {
    const file = path.join(siteDir, entry);
    // A part that is hosted elsewhere has no files here.
    if (!entry.startsWith("/remotes/") || !existsSync(file)) return [];
    const { metaData, exposes } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    const scripts = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
    const styles = exposes.flatMap(({ assets }) => assets.css.sync);
    return [
      // Without its hash, which browsers ignore for a preload, with a warning; the shell's own request is checked.
      `<${entry}>; rel=preload; as=fetch; crossorigin`,
      ...[...scripts, ...styles].map(preloadOf(entry)),
    ];
  }
  return ({ shellDir, parts: releases = [], page = [] }) =>
    [
      ...cached(shells, shellDir, () => shellLines(shellDir)),
      LIST,
      ...releases.flatMap((release) => cached(parts, release.entry, () => partLines(release))),
      ...releases.slice(0, 1).flatMap(({ entry }) => page.map(preloadOf(entry))),
      ...(releases.length > 1 ? cached(frames, shellDir, () => frameLines(shellDir)) : []),
    ].join(", ");
}
