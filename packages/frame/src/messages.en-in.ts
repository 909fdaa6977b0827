/** The texts of the frame, the same in every part. */
export const messages = {
  main: "Main",
  menu: "Menu",
  menuFailed: "The menu did not load. Check your connection and press Menu again.",
  signedInAs: "Logged in as",
  logout: "Logout",
  opensInTab: "opens in a new tab",
  loading: "Loading the page",
  bell: (unread: number, isMore: boolean) =>
    unread > 0 ? `Notifications, ${isMore ? "more than 99" : unread} new` : "Notifications",
  help: "Help and contact",
  privacy: "Your data and privacy",
  security: "Password and security",
  password: {
    open: "Change password",
    failed: "The form did not load. Check your connection and press Change password again.",
  },
  failure: {
    offline: "You are offline, or Dryrun cannot be reached. Check your connection and try again.",
    ours: "Something went wrong on our side. Try again.",
  },
} as const;
