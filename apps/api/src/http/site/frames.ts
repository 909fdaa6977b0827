import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Release } from "@dryrun/domain/system/releases";

/** The markup of a part's page before its data is loaded, from the part's build (`packages/build-config/frame-files.mjs`). */
export interface Frame {
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

const isVariant = (value: Partial<Frame["variants"][number]> | null) =>
  typeof value?.media === "string" && typeof value.markup === "string";

const isFrame = (value: Partial<Frame> | null): value is Frame =>
  typeof value?.at === "string" &&
  typeof value.styles === "string" &&
  Array.isArray(value.variants) &&
  value.variants.every(isVariant) &&
  Array.isArray(value.calls) &&
  Array.isArray(value.files);

const segmentsOf = (pathname: string) => pathname.split("/").filter(Boolean);
const parametersOf = ({ at }: Frame) => at.split("/:").length;
const searchOf = (url: string) => new URLSearchParams(url.split("?")[1] ?? "");

function matches({ at, isPlain }: Frame, pathname: string, search: URLSearchParams) {
  const [wanted, given] = [segmentsOf(at.split("?")[0] ?? ""), segmentsOf(pathname)];
  return (
    !(isPlain && search.size > 0) &&
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(":") || segment === given[index]) &&
    [...searchOf(at).keys()].every((name) => search.has(name))
  );
}

/** Reads the release's frames, those that match fewer URLs first; none if the server does not understand its format. */
function read(file: string): Frame[] {
  try {
    const frames = (JSON.parse(readFileSync(file, "utf8")) as (Partial<Frame> | null)[]).filter(isFrame);
    return frames.sort((a, b) => parametersOf(a) - parametersOf(b) || searchOf(b.at).size - searchOf(a.at).size);
  } catch {
    return []; // the page works without a frame
  }
}

/** Finds the frame of a URL in a part's release. A release never changes, so its frames are read once. */
export function createFrames(siteDir: string) {
  const cache = new Map<string, Frame[]>();

  function framesOf(entry: string): Frame[] {
    const file = path.join(siteDir, path.dirname(entry), "frames.json");
    const frames = cache.get(entry) ?? (entry.startsWith("/remotes/") && existsSync(file) ? read(file) : []);
    cache.set(entry, frames);
    return frames;
  }
  return (release: Release | undefined, url: string): Frame | undefined => {
    const pathname = url.split("?")[0] ?? "";
    return release && framesOf(release.entry).find((frame) => matches(frame, pathname, searchOf(url)));
  };
}
