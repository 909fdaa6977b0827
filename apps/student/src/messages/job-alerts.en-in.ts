/** Mails about new jobs. */
export const alerts = {
  about: "An e-mail when new jobs match, at most once a day. Each e-mail has an unsubscribe link.",
  present: "From the current filters:",
  everything: "All new jobs",
  create: "Create job alert",
  own: "Your alerts",
  none: "You have no job alerts.",
  loading: "Loading your alerts",
  notLoaded: "Your alerts could not be loaded",
  stopped: (alert: string) => `${alert} (stopped)`,
  remove: (alert: string) => `Delete the alert ${alert}`,
  notDone: "That did not work. Try again.",
} as const;
