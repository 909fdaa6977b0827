/** A release of a part in remotes.json. The shell's entry is its page, a part's its manifest. */
export interface Release {
  version: string;
  entry: string;
  /** The hash of the entry, which the browser checks. */
  integrity: string;
}
/** A line of remotes.json: the URLs that a part owns, and its releases. */
export interface PartEntry {
  name: string;
  owns: readonly string[];
  current: Release;
  /** The previous release, which browsers fall back to. */
  previous?: Release;
  /** A release for this share of visitors, in percent. */
  canary?: Release & { share: number };
}

/** The name of the shell's line: it owns no URLs. */
export const SHELL = "shell";
/** The number of lots that visitors are spread over. */
export const LOTS = 100;
const LOT = /(?:^|;\s*)lot=(\d{1,2})(?:;|$)/;

/** Returns the visitor's lot, 0 to 99, from the cookies; undefined before they have one. */
export function lotOf(cookies: string | undefined): number | undefined {
  const lotText = LOT.exec(cookies ?? "")?.[1];
  return lotText === undefined ? undefined : Number(lotText);
}
/** Returns the cookie that keeps a visitor's lot for a year; it contains nothing else about them. */
export const lotCookie = (lot: number) => `lot=${lot}; path=/; max-age=31536000; samesite=lax`;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isRelease = (value: Partial<Release> | null | undefined): value is Release =>
  isText(value?.version) && isText(value.entry) && typeof value.integrity === "string";

/** Whether a line of remotes.json is valid; additions of later formats are ignored. */
export const isPartEntry = (value: Partial<PartEntry> | null): value is PartEntry =>
  isText(value?.name) && Array.isArray(value.owns) && value.owns.every(isText) && isRelease(value.current);

/** Each version begins at another lot, so that new versions do not always reach the same people first. */
const startOf = (version: string) => [...version].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LOTS;

/** Returns the release for a visitor of this lot; the same while the list has the same canary. */
export function releaseFor({ current, canary }: Pick<PartEntry, "current" | "canary">, lot: number | undefined) {
  if (!isRelease(canary)) return current;
  const place = lot === undefined ? LOTS - 1 : (lot + startOf(canary.version)) % LOTS;
  return place < canary.share ? canary : current;
}

/** Returns the replacement of a release that fails: the current one for a canary, the previous one for the current one. */
export function fallbackFor({ current, previous }: PartEntry, failed: Release): Release | undefined {
  if (failed.version !== current.version) return current;
  return isRelease(previous) && previous.version !== failed.version ? previous : undefined;
}
