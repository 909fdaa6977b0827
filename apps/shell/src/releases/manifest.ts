/** The fields of a part's mf-manifest.json that the shell uses. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<"js" | "css", { sync: string[] }> }[];
}
/** The first files of a part, by URL. */
export interface FirstFiles {
  entry: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Reads a part's manifest. It is the only file without a hash in its name, so the browser checks it against `integrity`. Rejects after a
 * failed check, for any status but 200, and for an invalid manifest.
 */
export async function readManifest(url: URL, integrity: string): Promise<FirstFiles> {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url.pathname}: HTTP ${response.status}`);
  const { metaData, exposes } = (await response.json()) as Manifest;
  // A request repeated after a failure has its own URL, and so has its entry.
  const urlOf = (name: string) => new URL(name + url.search, url).href;
  const first = (kind: "js" | "css") => exposes.flatMap(({ assets }) => assets[kind].sync);
  return {
    entry: urlOf(metaData.remoteEntry.name),
    scripts: first("js").map((name) => new URL(name, url).href),
    styles: first("css").map((name) => new URL(name, url).href),
  };
}

/** Fetches files early: immediately (`preload`), or when the browser is idle (`prefetch`). */
export function fetchAhead(rel: "preload" | "prefetch", as: "script" | "style", urls: readonly string[]) {
  for (const href of urls) document.head.append(Object.assign(document.createElement("link"), { rel, as, href }));
}
