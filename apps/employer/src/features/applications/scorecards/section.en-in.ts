/** The heading of the scorecards, which is there before they are loaded. */
export const section = {
  title: "Scorecards",
  loading: "Loading the scorecards",
  failed: "The scorecards could not be loaded",
  retry: "Try again",
} as const;
