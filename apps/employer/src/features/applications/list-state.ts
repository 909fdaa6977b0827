/** The applications of the page of a list that one was opened from, in their order: in the history's entry. */
export type ListEntries = readonly { _id: string; fullName: string }[];

export const listState = (applications: ListEntries) => ({
  entries: applications.map(({ _id, fullName }) => ({ _id, fullName })),
});

/** What a history's entry says of its list; nothing where the page was opened by its address. */
export function entriesOf(state: unknown): ListEntries {
  const entries = (state as { entries?: unknown } | null)?.entries;
  return Array.isArray(entries) ? (entries as ListEntries) : [];
}
