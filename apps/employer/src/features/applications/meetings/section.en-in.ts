/** The heading of the meetings, which is there before they are loaded. */
export const section = {
  title: "Meetings",
  loading: "Loading the meetings",
  failed: "The meetings could not be loaded",
  retry: "Try again",
} as const;
