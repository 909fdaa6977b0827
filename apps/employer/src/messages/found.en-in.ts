import { formatNumber } from "@dryrun/domain/text";

/** Shown if a candidate search finds few or none. */
export const found = {
  none: "No candidates match",
  nobody: "No candidate has agreed to be found yet",
  reason: (filters: number) =>
    filters === 1
      ? "Nobody matches this filter. Remove it to see more:"
      : "Nobody matches all of these filters. Remove one to see more:",
  removeFilter: (filter: string) => `Remove “${filter}”`,
  corrected: (words: string) => `Showing results for ${words}`,
  asTyped: (words: string) => `Search for ${words} instead`,
  didYouMean: "Did you mean",
  meant: (word: string, total: number) => `${word}? (${formatNumber(total)})`,
  removeFilters: "Remove all filters",
} as const;
