import { formatNumber } from "@dryrun/domain/text";

/** A search for jobs that finds nothing, loaded with its answer. */
export const noResults = {
  alone: (word: string, found: string) => `"${word}" alone finds ${found}`,
  without: (filter: string, found: string) => `Show ${found} ${found === "1" ? "job" : "jobs"} without "${filter}"`,
  found: (total: number, cap: number) => (total < cap ? formatNumber(total) : `${formatNumber(cap)}+`),
  removeFilter: "Remove a filter to see more.",
  removeFilters: "Remove all filters",
} as const;
