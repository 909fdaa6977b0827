import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Release } from "@dryrun/domain/system/releases";

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<"js" | "css", { sync: string[] }> }[];
}

const LIST = "</remotes.json>; rel=preload; as=fetch; crossorigin";

/** A script or a sheet of the release. */
const preloadOf = (entry: string) => (name: string) =>
  `<${path.posix.dirname(entry)}/${name}>; rel=preload; as=${name.endsWith(".css") ? "style" : "script"}`;

/**
 * Builds the Link header that preloads what the shell would otherwise fetch one after the other once it runs: on a slow phone
 * this saves most of a second. A release never changes, so its header is cached;
 * `page` are the chunks of one page of it.
 */
export function createPreloadLinks(
  siteDir: string,
): (release: Release | undefined, page?: readonly string[]) => string {
  const lines = new Map<string, string>();

  function lineOf({ entry, integrity }: Release): string {
    const file = path.join(siteDir, entry);
    // A part that is served from elsewhere has no files here.
    if (!entry.startsWith("/remotes/") || !existsSync(file)) return LIST;
    const { metaData, exposes } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    const scripts = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
    const styles = exposes.flatMap(({ assets }) => assets.css.sync);
    const checked = integrity ? `; integrity="${integrity}"` : "";
    return [
      LIST,
      `<${entry}>; rel=preload; as=fetch; crossorigin${checked}`,
      ...[...scripts, ...styles].map(preloadOf(entry)),
    ].join(", ");
  }
  return (release, page = []) => {
    if (!release) return LIST;
    const line = lines.get(release.entry) ?? lineOf(release);
    lines.set(release.entry, line);
    return [line, ...page.map(preloadOf(release.entry))].join(", ");
  };
}
