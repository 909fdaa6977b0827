/** Of a part's mf-manifest.json, what the shell reads. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<"js" | "css", { sync: string[] }> }[];
}
/** The files that a part begins with, by their URLs. */
export interface FirstFiles {
  entry: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Reads a part's manifest. It is the only file without a hash in its name, so the browser checks it against `integrity`. Rejects
 * what the check refuses, every answer but 200, and what is no manifest.
 */
export async function readManifest(url: URL, integrity: string): Promise<FirstFiles> {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url.pathname}: HTTP ${response.status}`);
  const { metaData, exposes } = (await response.json()) as Manifest;
  // A request that is repeated after a failure has a URL of its own, and so has its entry.
  const urlOf = (name: string) => new URL(name + url.search, url).href;
  const first = (kind: "js" | "css") => exposes.flatMap(({ assets }) => assets[kind].sync);
  return {
    entry: urlOf(metaData.remoteEntry.name),
    scripts: first("js").map((name) => new URL(name, url).href),
    styles: first("css").map((name) => new URL(name, url).href),
  };
}

/** Fetches files before they are asked for: at once (`preload`), or when the browser has nothing else to do (`prefetch`). */
export function fetchAhead(rel: "preload" | "prefetch", as: "script" | "style", urls: readonly string[]) {
  for (const href of urls) document.head.append(Object.assign(document.createElement("link"), { rel, as, href }));
}
