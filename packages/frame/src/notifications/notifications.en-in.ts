/** The words of the page of notifications that every part shares. */
export const notifications = {
  title: "Notifications",
  loading: "Loading your notifications",
  loadFailed: "Your notifications could not be loaded",
  list: "Your notifications",
  older: "Older notifications",
  isNew: "New:",
  showOlder: "Show older ones",
  empty: "You have no notifications yet",
} as const;
