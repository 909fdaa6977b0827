// Loaded with this section only.

const taken = (on: string, jobTitle: string | null) => `${on}, ${jobTitle ?? "practice"}`;

export const sharing = {
  title: "Share a result",
  titleOfOne: "Share this result",
  about:
    "A link shows your name, the score of each topic and the date of one interview, and nothing else. Anyone who has it can open it; search engines do not list it. You can stop sharing at any time.",
  loading: "Loading what you share",
  loadFailed: "What you share could not be loaded",
  none: "Once an interview is scored, you can share it here.",
  interview: "Interview",
  option: (on: string, jobTitle: string | null, score: number) => `${taken(on, jobTitle)}: ${score} out of 100`,
  make: "Create a link",
  made: "The link is ready.",
  shareFailed: "The link could not be created. Try again.",
  list: "Shared results",
  result: (on: string, jobTitle: string | null) => `Interview of ${taken(on, jobTitle)}`,
  link: "Link",
  open: "See the page",
  inNewTab: (name: string) => `of ${name}, opens in a new tab`,
  stop: "Stop sharing",
  askStop: "Stop sharing this result?",
  afterStop: "The link stops working at once for everyone. A new link will be different.",
  keep: "Keep sharing",
  stopFailed: "Sharing could not be stopped. Try again.",
  stopped: "The link no longer works.",
} as const;
