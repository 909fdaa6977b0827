import { countOf } from "@dryrun/domain/text";

/** What lists of jobs, invited people and applications share. */
export const list = {
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  filters: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
  sort: "Sort by",
  sorts: {
    newest: "Newest first",
    oldest: "Oldest first",
    score: "Best score first",
    name: "Name, A to Z",
    "name-desc": "Name, Z to A",
  },
  count: (total: number) => countOf(total, "application"),
  reset: "Show all",
} as const;
