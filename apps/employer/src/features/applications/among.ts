/** The applications of the page of a list that one was opened from, in their order: in the history's entry. */
export type Among = readonly { _id: string; fullName: string }[];

export const amongState = (applications: Among) => ({
  among: applications.map(({ _id, fullName }) => ({ _id, fullName })),
});

/** What a history's entry says of its list; nothing where the page was opened by its address. */
export function amongOf(state: unknown): Among {
  const among = (state as { among?: unknown } | null)?.among;
  return Array.isArray(among) ? (among as Among) : [];
}
