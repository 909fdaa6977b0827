import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Release } from "@dryrun/domain/system/releases";

/** The markup of a part's page before its data is loaded, from the part's build (`packages/build-config/prerendered-files.mjs`). */
export interface PrerenderedPage {
  /** Path with its parameters, and the search parameters that the URL must have. */
  at: string;
  /** Whether it applies only to a URL without search parameters. */
  isPlain?: boolean;
  /** The markup of each width; the shell's page shows the one whose media query holds. */
  variants: { media: string; markup: string }[];
  styles: string;
  /** The API URLs that the page's head requests at once, the signed-in person first. */
  calls: string[];
  /** The page's own chunks, in addition to the entry. */
  files: string[];
}

const isVariant = (value: Partial<PrerenderedPage["variants"][number]> | null) =>
  typeof value?.media === "string" && typeof value.markup === "string";

const isPrerendered = (value: Partial<PrerenderedPage> | null): value is PrerenderedPage =>
  typeof value?.at === "string" &&
  typeof value.styles === "string" &&
  Array.isArray(value.variants) &&
  value.variants.every(isVariant) &&
  Array.isArray(value.calls) &&
  Array.isArray(value.files);

const segmentsOf = (pathname: string) => pathname.split("/").filter(Boolean);
const parametersOf = ({ at }: PrerenderedPage) => at.split("/:").length;
const searchOf = (url: string) => new URLSearchParams(url.split("?")[1] ?? "");

function matches({ at, isPlain }: PrerenderedPage, pathname: string, search: URLSearchParams) {
  const [wanted, given] = [segmentsOf(at.split("?")[0] ?? ""), segmentsOf(pathname)];
  return (
    !(isPlain && search.size > 0) &&
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(":") || segment === given[index]) &&
    [...searchOf(at).keys()].every((name) => search.has(name))
  );
}

/** Reads the release's prerendered pages, those that match fewer URLs first; none if the server does not understand its format. */
function read(file: string): PrerenderedPage[] {
  try {
    const prerendered = (JSON.parse(readFileSync(file, "utf8")) as (Partial<PrerenderedPage> | null)[]).filter(
      isPrerendered,
    );
    return prerendered.sort((a, b) => parametersOf(a) - parametersOf(b) || searchOf(b.at).size - searchOf(a.at).size);
  } catch {
    return []; // the page works without a prerendered page
  }
}

/** Finds the prerendered page of a URL in a part's release. A release never changes, so its prerendered pages are read once. */
export function createPrerendered(siteDir: string) {
  const cache = new Map<string, PrerenderedPage[]>();

  function pagesOf(entry: string): PrerenderedPage[] {
    const file = path.join(siteDir, path.dirname(entry), "prerendered.json");
    const prerendered = cache.get(entry) ?? (entry.startsWith("/remotes/") && existsSync(file) ? read(file) : []);
    cache.set(entry, prerendered);
    return prerendered;
  }
  return (release: Release | undefined, url: string): PrerenderedPage | undefined => {
    const pathname = url.split("?")[0] ?? "";
    return release && pagesOf(release.entry).find((page) => matches(page, pathname, searchOf(url)));
  };
}
