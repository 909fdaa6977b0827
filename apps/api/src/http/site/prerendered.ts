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
  /** The part whose frame is around the page. */
  frame?: string;
  /** Whether this is the part's frame for pages of other parts, not a page. */
  isFrame?: boolean;
}

/** A page with everything that its URL needs. */
export interface ComposedPage extends PrerenderedPage {
  /** The releases whose files it has: the page's own, and the one of its frame. */
  releases: Release[];
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

/** Where a frame shows the page. */
const PAGE_PLACE = '<div data-page=""></div>';

/** Puts a page into the frame of the same width. */
function inFrame(page: PrerenderedPage, frame: PrerenderedPage): PrerenderedPage {
  const variants = frame.variants.map(({ media, markup }) => {
    const inner = page.variants.find((one) => one.media === media)?.markup ?? "";
    return { media, markup: markup.replace(PAGE_PLACE, () => inner) };
  });
  return { ...page, variants, styles: frame.styles + page.styles };
}

/** Finds the prerendered page of a URL in a part's release. A release never changes, so its prerendered pages are read once. */
export function createPrerendered(siteDir: string) {
  const cache = new Map<string, PrerenderedPage[]>();

  function pagesOf({ entry }: Release): PrerenderedPage[] {
    const file = path.join(siteDir, path.dirname(entry), "prerendered.json");
    const prerendered = cache.get(entry) ?? (entry.startsWith("/remotes/") && existsSync(file) ? read(file) : []);
    cache.set(entry, prerendered);
    return prerendered;
  }
  /** `releaseOf` returns the visitor's release of another part, whose frame a page can have. */
  return (
    release: Release | undefined,
    url: string,
    releaseOf: (part: string) => Release | undefined,
  ): ComposedPage | undefined => {
    const pathname = url.split("?")[0] ?? "";
    const page = release && pagesOf(release).find((one) => !one.isFrame && matches(one, pathname, searchOf(url)));
    if (!page) return undefined;
    if (page.frame === undefined) return { ...page, releases: [release] };
    const framing = releaseOf(page.frame);
    const frame = framing && pagesOf(framing).find((one) => one.isFrame);
    return frame && { ...inFrame(page, frame), releases: [release, framing] };
  };
}
