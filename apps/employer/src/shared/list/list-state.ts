/** The ids of the list page from which an application was opened, stored in the history entry. */
export type ListEntries = readonly { _id: string; fullName: string }[];

export const listState = (applications: ListEntries) => ({
  entries: applications.map(({ _id, fullName }) => ({ _id, fullName })),
});

/** Reads the list from a history entry; undefined if the page was opened by its address. */
export function entriesOf(state: unknown): ListEntries {
  const entries = (state as { entries?: unknown } | null)?.entries;
  return Array.isArray(entries) ? (entries as ListEntries) : [];
}
