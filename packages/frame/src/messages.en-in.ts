/** The words round the pages, the same in every part. */
export const words = {
  main: "Main",
  menu: "Menu",
  menuFailed: "The menu did not load. Check your connection and press Menu again.",
  signedInAs: "Signed in as",
  logout: "Logout",
  opensInTab: "opens in a new tab",
  loading: "Loading the page",
  help: "Help and contact",
  privacy: "Your data and privacy",
  failure: {
    offline: "You are offline, or Dryrun cannot be reached. Check your connection and try again.",
    ours: "Something went wrong on our side. Try again.",
  },
} as const;
