export const frame = {
  skip: "Skip to the content",
  notifications: "Notifications",
} as const;

export const notFound = {
  documentTitle: "Page not found",
  title: "This page does not exist.",
  toStart: "Go to your start page",
  toHome: "Go to the home page",
} as const;

export const offlineBanner = {
  tryAgain: "Try again",
  unreachable: "Dryrun cannot be reached. You are still logged in; we keep trying.",
  offline: "You are offline. What you typed is kept here; send it when you are back online.",
} as const;

export const pageError = {
  failed: (what: string) => `${what} did not load`,
  thisPage: "This page",
  detail: "The rest of Dryrun still works.",
} as const;

export const pageFault = {
  title: "Something went wrong on our side",
  detail: "Nothing you sent is lost. Load the page again.",
  retry: "Load again",
} as const;

export const loadingPage = "Loading the page";

export const publicLayout = {
  account: "My account",
  login: "Login",
  signUp: "Sign Up",
} as const;

export const remoteError = {
  thisPart: "This part",
  home: "Home",
} as const;

export const signedOutBanner = {
  logIn: "Log in in a new tab",
  text: "You were logged out in another tab. What you typed here is kept.",
} as const;
